// The tree that HeadlessKit is compared with: the same rectangles as its button computes, by hand, with nothing else.
//
// Virtual calls where a subclass may want to override, a list of dirty subviews, the measured title kept until the title
// changes, work lists instead of recursion. No observers, no reports, no transforms, no removal of views, and each hook
// is asked once.

#pragma once

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace reference {

struct Size {
  double width = 0, height = 0;
  bool operator==(const Size &other) const { return width == other.width && height == other.height; }
};

struct Rect {
  double x = 0, y = 0;
  Size size;
};

struct Insets {
  double top = 0, left = 0, bottom = 0, right = 0;
};

inline Rect inset(const Rect &rect, const Insets &insets) {
  return {rect.x + insets.left, rect.y + insets.top,
          {rect.size.width - insets.left - insets.right, rect.size.height - insets.top - insets.bottom}};
}

// The grid of the screen's pixels, two a point.
struct PixelGrid {
  static constexpr double scale = 2, tolerance = 1e-6;
  static double halfUp(double value) { return std::floor(value * scale + 0.5 + tolerance) / scale; }
  static double up(double value) { return std::ceil(value * scale - tolerance) / scale; }
};

struct Color {
  float red = 0, green = 0, blue = 0, alpha = 1;
};

struct Image {
  Size size;
};

// Measures a line of ASCII with HeadlessKit's table.
struct TextMeasurer {
  static Size size(const std::string &line, double pointSize);
};

// MARK: View

class View {
 public:
  View() = default;
  View(const View &) = delete;
  View &operator=(const View &) = delete;
  virtual ~View();

  const Rect &frame() const { return frame_; }
  View *superview() const { return superview_; }
  const std::vector<std::unique_ptr<View>> &subviews() const { return subviews_; }

  // A new size marks the view and its superview.
  virtual void setFrame(const Rect &frame);
  virtual void addSubview(std::unique_ptr<View> view);
  virtual void insertSubview(std::unique_ptr<View> view, size_t index);
  virtual void setNeedsLayout();
  virtual void layoutIfNeeded();
  virtual void layoutSubviews() {}
  // The nearest one set on the way up.
  virtual Color tintColor() const;
  virtual void setTintColor(const Color &color) { tintColor_ = std::make_unique<Color>(color); }

  bool isHidden = false, isOpaque = true, clipsToBounds = false, isUserInteractionEnabled = true;

 private:
  void subviewsChanged() {
    if (!isLayingOut_) setNeedsLayout();
  }

  Rect frame_;
  View *superview_ = nullptr;
  std::vector<std::unique_ptr<View>> subviews_;
  // The subviews that need layout or have something below them that does.
  std::vector<View *> dirtySubviews_;
  std::unique_ptr<Color> tintColor_;
  bool needsLayout_ = true, isListed_ = false, isLayingOut_ = false;
};

// MARK: Image view and label

class ImageView : public View {
 public:
  ImageView() { isUserInteractionEnabled = false; }
  const std::shared_ptr<const Image> &image() const { return image_; }
  void setImage(const std::shared_ptr<const Image> &image) {
    if (image_ != image) image_ = image;
  }
  enum class Effect : uint8_t { none, lightened, dimmed } effect = Effect::none;

 private:
  std::shared_ptr<const Image> image_;
};

class Label : public View {
 public:
  Label() {
    isUserInteractionEnabled = false;
    isOpaque = false;
  }
  const std::string &text() const { return text_; }
  virtual void setText(const std::string &text) {
    if (text == text_) return;
    text_ = text;
    setNeedsLayout();
  }
  Color textColor, shadowColor;
  double fontSize = 17;

 private:
  std::string text_;
};

// MARK: Control and button

using State = unsigned;
constexpr State normal = 0, highlighted = 1, disabled = 2, selected = 4;

// Content keyed by state: the normal value inline, the few others behind it.
template <typename Value>
class StateTable {
 public:
  const Value &value(State state) const {
    const Value *own = entry(state);
    return own ? *own : normal_;
  }
  bool has(State state) const { return entry(state); }
  bool set(const Value &value, State state) {
    if (state == normal) {
      if (normal_ == value) return false;
      normal_ = value;
      return true;
    }
    if (const Value *own = entry(state)) {
      if (*own == value) return false;
      *const_cast<Value *>(own) = value;
      return true;
    }
    others_.emplace_back(state, value);
    return true;
  }

 private:
  const Value *entry(State state) const {
    if (state == normal) return nullptr;
    for (const auto &other : others_) {
      if (other.first == state) return &other.second;
    }
    return nullptr;
  }

  Value normal_{};
  std::vector<std::pair<State, Value>> others_;
};

enum class Across : uint8_t { center, left, right };
enum class Down : uint8_t { center, top, bottom };

class Control : public View {
 public:
  virtual State state() const { return state_; }
  virtual bool isHighlighted() const { return state_ & highlighted; }
  virtual bool isEnabled() const { return !(state_ & disabled); }
  virtual void setHighlighted(bool isOn) { set(highlighted, isOn); }
  virtual void setEnabled(bool isOn) { set(disabled, !isOn); }
  Across horizontalAlignment = Across::center;
  Down verticalAlignment = Down::center;

 private:
  void set(State flag, bool isOn) {
    if (bool(state_ & flag) == isOn) return;
    state_ ^= flag;
    setNeedsLayout();
  }
  State state_ = normal;
};

class Button : public Control {
 public:
  Button() { isOpaque = false; }

  virtual Rect contentRect(const Rect &bounds) const;
  virtual Rect imageRect(const Rect &contentRect) const;
  virtual Rect titleRect(const Rect &contentRect) const;
  void layoutSubviews() override;

  virtual void setTitle(const std::string &title, State state) {
    if (titles_.set(title, state)) {
      measuredTitle_ = nullptr;
      setNeedsLayout();
    }
  }
  virtual void setImage(const std::shared_ptr<const Image> &image, State state) {
    if (images_.set(image, state)) setNeedsLayout();
  }
  virtual const std::string &currentTitle() const { return titles_.value(state()); }
  virtual const std::shared_ptr<const Image> &currentImage() const { return images_.value(state()); }
  virtual Color currentTitleColor() const;

  Insets contentInsets, imageInsets, titleInsets;

 private:
  struct Span {
    double start, length;
  };
  struct Pair {
    double image, title, start;
  };

  void updateContent();
  const Size &titleSize() const;
  Pair pair(const Rect &area) const;
  Span verticalSpan(double height, const Rect &area) const;
  static Rect snapped(const Span &across, const Span &down);

  StateTable<std::string> titles_;
  StateTable<std::shared_ptr<const Image>> images_;
  ImageView *imageView_ = nullptr;
  Label *label_ = nullptr;
  mutable Size titleSize_;
  mutable const std::string *measuredTitle_ = nullptr;
};

}  // namespace reference
