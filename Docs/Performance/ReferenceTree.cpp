#include "ReferenceTree.hpp"

namespace reference {

// MARK: Text

Size TextMeasurer::size(const std::string &line, double pointSize) {
  // Thousandths of an em for U+0020 to U+007E, as in HeadlessKit's SystemTextMeasurer.
  static const int16_t advances[] = {
      270, 267, 390, 613, 620, 791, 621, 211, 349, 349, 485, 641, 268, 446, 264, 344,
      607, 450, 588, 619, 624, 591, 606, 554, 599, 606, 264, 268, 641, 641, 641, 492,
      913, 658, 632, 708, 699, 581, 570, 723, 720, 253, 526, 634, 546, 867, 733, 741,
      617, 741, 621, 620, 624, 722, 658, 925, 624, 646, 607, 349, 344, 349, 454, 437,
      482, 547, 603, 542, 603, 566, 348, 592, 574, 227, 227, 528, 227, 847, 568, 579,
      592, 592, 359, 507, 351, 564, 540, 791, 524, 540, 525, 349, 314, 349, 641,
  };
  int sum = 0;
  for (char letter : line) sum += advances[letter - ' '];
  return {double(sum) * pointSize / 1000, pointSize * 1.193359375};
}

// MARK: View

View::~View() {
  // A chain of a million views must not be let go by recursion.
  std::vector<std::unique_ptr<View>> doomed = std::move(subviews_);
  while (!doomed.empty()) {
    std::unique_ptr<View> view = std::move(doomed.back());
    doomed.pop_back();
    for (auto &subview : view->subviews_) doomed.push_back(std::move(subview));
    view->subviews_.clear();
  }
}

void View::setFrame(const Rect &frame) {
  bool isNewSize = !(frame.size == frame_.size);
  frame_ = frame;
  if (!isNewSize) return;
  setNeedsLayout();
  if (superview_) superview_->subviewsChanged();
}

void View::addSubview(std::unique_ptr<View> view) { insertSubview(std::move(view), subviews_.size()); }

void View::insertSubview(std::unique_ptr<View> view, size_t index) {
  View *added = view.get();
  added->superview_ = this;
  subviews_.insert(subviews_.begin() + index, std::move(view));
  added->setNeedsLayout();
  subviewsChanged();
}

void View::setNeedsLayout() {
  needsLayout_ = true;
  for (View *view = this; !view->isListed_ && view->superview_; view = view->superview_) {
    view->isListed_ = true;
    view->superview_->dirtySubviews_.push_back(view);
  }
}

void View::layoutIfNeeded() {
  View *root = this;
  while (root->superview_ && root->superview_->needsLayout_) root = root->superview_;
  std::vector<View *> waiting{root};
  while (!waiting.empty()) {
    View *view = waiting.back();
    waiting.pop_back();
    view->isListed_ = false;
    if (view->needsLayout_) {
      view->needsLayout_ = false;
      view->isLayingOut_ = true;
      view->layoutSubviews();
      view->isLayingOut_ = false;
    }
    // The first one is laid out first.
    waiting.insert(waiting.end(), view->dirtySubviews_.rbegin(), view->dirtySubviews_.rend());
    view->dirtySubviews_.clear();
  }
}

Color View::tintColor() const {
  for (const View *view = this; view; view = view->superview_) {
    if (view->tintColor_) return *view->tintColor_;
  }
  return {0, 0.478f, 1, 1};
}

// MARK: Button

void Button::layoutSubviews() {
  updateContent();
  bool hasImage = currentImage() != nullptr, hasTitle = !currentTitle().empty();
  Rect content = contentRect({0, 0, frame().size});
  if (hasImage) imageView_->setFrame(imageRect(content));
  if (hasTitle) label_->setFrame(titleRect(content));
}

void Button::updateContent() {
  const std::string &title = currentTitle();
  const std::shared_ptr<const Image> &image = currentImage();
  if (image && !imageView_) {
    auto view = std::make_unique<ImageView>();
    imageView_ = view.get();
    view->isOpaque = false;
    view->clipsToBounds = true;
    insertSubview(std::move(view), 0);
  }
  if (!title.empty() && !label_) {
    auto label = std::make_unique<Label>();
    label_ = label.get();
    label->fontSize = 15;
    addSubview(std::move(label));
  }
  if (label_) {
    label_->isHidden = title.empty();
    if (!title.empty()) {
      label_->setText(title);
      label_->textColor = currentTitleColor();
      if (isHighlighted() && isEnabled()) label_->textColor.alpha *= 0.2f;
    }
  }
  if (imageView_) {
    imageView_->setImage(image);
    imageView_->isHidden = !image;
    bool isOwn = images_.has(state());
    imageView_->effect = !isEnabled() && !isOwn ? ImageView::Effect::dimmed
                         : isEnabled() && isHighlighted() ? ImageView::Effect::lightened
                                                          : ImageView::Effect::none;
  }
}

Color Button::currentTitleColor() const { return isEnabled() ? tintColor() : Color{0.52f, 0.52f, 0.52f, 0.45f}; }

const Size &Button::titleSize() const {
  const std::string &title = currentTitle();
  if (measuredTitle_ != &title) {
    Size size = TextMeasurer::size(title, 15);
    titleSize_ = {PixelGrid::up(size.width), PixelGrid::up(size.height)};
    measuredTitle_ = &title;
  }
  return titleSize_;
}

Rect Button::contentRect(const Rect &bounds) const { return inset(bounds, contentInsets); }

Rect Button::imageRect(const Rect &contentRect) const {
  Rect area = inset(contentRect, imageInsets);
  Pair pair = this->pair(area);
  return snapped({pair.start, pair.image},
                 verticalSpan(std::min(currentImage()->size.height, area.size.height), area));
}

Rect Button::titleRect(const Rect &contentRect) const {
  Rect area = inset(contentRect, titleInsets);
  Pair pair = this->pair(area);
  return snapped({pair.start + pair.image, pair.title}, verticalSpan(titleSize().height, area));
}

Button::Pair Button::pair(const Rect &area) const {
  double natural = currentImage() ? currentImage()->size.width : 0;
  double image = natural == 0 ? 0 : std::min(natural, area.size.width);
  double room = area.size.width - image;
  double wish = titleSize().width;
  double title = room + PixelGrid::tolerance < wish ? room : wish;
  double slack = area.size.width - image - title;
  switch (horizontalAlignment) {
    case Across::left: return {image, title, area.x};
    case Across::right: return {image, title, area.x + slack};
    case Across::center: return {image, title, area.x + slack / 2};
  }
  return {};
}

Button::Span Button::verticalSpan(double height, const Rect &area) const {
  double slack = area.size.height - height;
  switch (verticalAlignment) {
    case Down::top: return {area.y, height};
    case Down::bottom: return {area.y + slack, height};
    case Down::center: return {area.y + slack / 2, height};
  }
  return {};
}

Rect Button::snapped(const Span &across, const Span &down) {
  return {PixelGrid::halfUp(across.start), PixelGrid::halfUp(down.start), {across.length, down.length}};
}

}  // namespace reference
