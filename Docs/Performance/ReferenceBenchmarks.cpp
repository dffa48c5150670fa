// Takes the figures of the table's rows W1 to W7 on the reference tree and prints them as `Benchmarks --json` does.
//
// Docs/Performance/frames builds it:
// ReferenceTree [--n COUNT] [--runs COUNT] | ReferenceTree checksum|memory [--n COUNT]

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <fstream>
#include <functional>

#include "ReferenceTree.hpp"

using namespace reference;

// MARK: What is measured

struct Grid {
  std::unique_ptr<View> root = std::make_unique<View>();
  std::vector<Button *> buttons;

  explicit Grid(const std::vector<std::string> &titles, const std::shared_ptr<const Image> &image) {
    root->setFrame({0, 0, {12'000, 100'000}});
    buttons.reserve(titles.size());
    for (size_t index = 0; index < titles.size(); index++) {
      auto button = std::make_unique<Button>();
      button->setFrame({double(index % 100) * 120, double(index / 100) * 44, {120, 44}});
      button->setTitle(titles[index], normal);
      button->setImage(image, normal);
      buttons.push_back(button.get());
      root->addSubview(std::move(button));
    }
  }

  void grow() {
    for (Button *button : buttons) {
      Rect frame = button->frame();
      frame.size.width += 1;
      frame.size.height += 1;
      button->setFrame(frame);
    }
    root->layoutIfNeeded();
  }

  // FNV-1a over the bits of each button's, image view's and label's frame.
  uint64_t checksum() const {
    uint64_t sum = 0xcbf29ce484222325;
    auto add = [&sum](const View &view) {
      const Rect &frame = view.frame();
      for (double number : {frame.x, frame.y, frame.size.width, frame.size.height}) {
        uint64_t bits;
        std::memcpy(&bits, &number, sizeof bits);
        sum = (sum ^ bits) * 0x100000001b3;
      }
    };
    for (const Button *button : buttons) {
      add(*button);
      for (const auto &subview : button->subviews()) add(*subview);
    }
    return sum;
  }
};

std::vector<std::string> titles(int count) {
  std::vector<std::string> titles;
  for (int index = 0; index < count; index++) titles.push_back("Button " + std::to_string(10'000 + index % 90'000));
  return titles;
}

const auto image = std::make_shared<const Image>(Image{{16, 16}});

std::shared_ptr<Grid> laidOut(int count) {
  auto grid = std::make_shared<Grid>(titles(count), image);
  grid->root->layoutIfNeeded();
  return grid;
}

class Link : public View {
  void layoutSubviews() override {
    if (!subviews().empty()) subviews()[0]->setFrame({0, 0, frame().size});
  }
};

std::unique_ptr<View> chain(int depth) {
  auto root = std::make_unique<Link>();
  View *last = root.get();
  for (int level = 1; level < depth; level++) {
    last->addSubview(std::make_unique<Link>());
    last = last->subviews()[0].get();
  }
  return root;
}

// MARK: Figures

using Work = std::function<void()>;

struct Options {
  int count = 100'000, rounds = 5;
  std::string program;
};

class Report {
 public:
  explicit Report(const Options &options) : options_(options) {
    std::printf("{\n\"isDebugBuild\": false,\n\"program\": \"reference tree\",\n\"records\": [");
  }
  ~Report() { std::printf("\n],\n\"rounds\": %d\n}\n", options_.rounds); }

  void add(const char *row, const char *name, int count, const char *unit, const std::function<double()> &sample) {
    double first = sample();
    std::vector<double> figures;
    for (int round = 0; round < options_.rounds; round++) figures.push_back(sample());
    std::sort(figures.begin(), figures.end());
    double median = (figures[(figures.size() - 1) / 2] + figures[figures.size() / 2]) / 2;
    std::printf(
        "%s\n{\"count\": %d, \"figures\": {\"first\": %.3f, \"max\": %.3f, \"median\": %.3f, \"min\": %.3f}, "
        "\"name\": \"%s\", \"row\": \"%s\", \"unit\": \"%s\"}",
        isFirst_ ? "" : ",", count, first, figures.back(), median, figures.front(), name, row, unit);
    isFirst_ = false;
  }

  // One setting up serves all rounds.
  void time(const char *row, const char *name, int count, const char *unit, int units, const Work &work) {
    add(row, name, count, unit, [&] { return nanoseconds(work) / units; });
  }

  // Each round is set up anew; what the work holds is torn down after the clock has stopped.
  void timeFresh(const char *row, const char *name, int count, const char *unit, const std::function<Work()> &prepare) {
    add(row, name, count, unit, [&] {
      Work work = prepare();
      return nanoseconds(work) / count;
    });
  }

  static double nanoseconds(const Work &work) {
    auto start = std::chrono::steady_clock::now();
    work();
    return std::chrono::duration<double, std::nano>(std::chrono::steady_clock::now() - start).count();
  }

 private:
  Options options_;
  bool isFirst_ = true;
};

void buttonRows(Report &report, int count) {
  const char *unit = "ns a button";
  report.timeFresh("W1", "build", count, unit, [=]() -> Work {
    auto texts = std::make_shared<std::vector<std::string>>(titles(count));
    auto grid = std::make_shared<std::unique_ptr<Grid>>();
    return [=] { *grid = std::make_unique<Grid>(*texts, image); };
  });
  report.timeFresh("W2", "first layout", count, unit, [=]() -> Work {
    auto grid = std::make_shared<Grid>(titles(count), image);
    return [=] { grid->root->layoutIfNeeded(); };
  });
  auto grid = laidOut(count);
  report.time("W3", "all grow by a point", count, unit, count, [=] { grid->grow(); });
  report.time("W5", "flip highlighted", count, unit, count, [=] {
    for (Button *button : grid->buttons) button->setHighlighted(!button->isHighlighted());
    grid->root->layoutIfNeeded();
  });
  report.time("W5", "flip enabled", count, unit, count, [=] {
    for (Button *button : grid->buttons) button->setEnabled(!button->isEnabled());
    grid->root->layoutIfNeeded();
  });
}

void titleRows(Report &report, int count) {
  auto grid = laidOut(count);
  const int changes = std::min(10 * count, 10'000);
  int64_t made = 0;
  auto change = [&](int64_t button, int64_t turn) {
    grid->buttons[button]->setTitle(turn % 2 == 0 ? "Button 67890" : "Button 12345", normal);
    grid->root->layoutIfNeeded();
  };
  report.time("W4", "one title, always the same", count, "ns a change", changes, [&] {
    for (int64_t end = made + changes; made < end; made++) change(count / 2, made);
  });
  grid = laidOut(count);
  made = 0;
  report.time("W4", "one title, each time elsewhere", count, "ns a change", changes, [&] {
    for (int64_t end = made + changes; made < end; made++) change(made * 7919 % count, made / count);
  });
}

void chainRows(Report &report, int depth) {
  const char *unit = "ns a level";
  report.timeFresh("W6", "build", depth, unit, [=]() -> Work {
    auto root = std::make_shared<std::unique_ptr<View>>();
    return [=] { *root = chain(depth); };
  });
  auto root = chain(depth);
  double length = 100;
  report.time("W6", "resize the root, lay out", depth, unit, depth, [&] {
    length += 1;
    root->setFrame({0, 0, {length, length}});
    root->layoutIfNeeded();
  });
  report.timeFresh("W6", "tear down", depth, unit, [=]() -> Work {
    auto root = std::make_shared<std::unique_ptr<View>>(chain(depth));
    (*root)->setFrame({0, 0, {100, 100}});
    (*root)->layoutIfNeeded();
    return [=] { root->reset(); };
  });
}

// MARK: Memory and processes

long memory(const char *field) {
  std::ifstream status("/proc/self/status");
  std::string line;
  while (std::getline(status, line)) {
    if (line.rfind(field, 0) == 0) return std::atol(line.c_str() + std::strlen(field) + 1) * 1024;
  }
  return 0;
}

// The most memory while so many buttons are made and laid out.
long memory(int count) {
  auto texts = titles(count);
  laidOut(1);
  long before = memory("VmRSS");
  Grid grid(texts, image);
  grid.root->layoutIfNeeded();
  return memory("VmHWM") - before;
}

double memoryOfChild(const Options &options) {
  std::string command = "'" + options.program + "' memory --n " + std::to_string(options.count);
  FILE *output = popen(command.c_str(), "r");
  double bytes = 0;
  if (!output || std::fscanf(output, "%lf", &bytes) != 1) std::exit(1);
  pclose(output);
  return bytes / options.count;
}

int main(int argc, char **argv) {
  Options options;
  options.program = argv[0];
  std::string command = argc > 1 && argv[1][0] != '-' ? argv[1] : "";
  for (int index = command.empty() ? 1 : 2; index + 1 < argc; index += 2) {
    int number = std::max(1, std::atoi(argv[index + 1]));
    if (!std::strcmp(argv[index], "--n")) options.count = number;
    if (!std::strcmp(argv[index], "--runs")) options.rounds = number;
  }
  const int count = options.count;
  if (command == "checksum") {
    auto grid = laidOut(count);
    uint64_t first = grid->checksum();
    grid->grow();
    std::printf("%llx %llx\n", (unsigned long long)first, (unsigned long long)grid->checksum());
    return 0;
  }
  if (command == "memory") {
    std::printf("%ld\n", memory(count));
    return 0;
  }
  Report report(options);
  buttonRows(report, count);
  for (int size : {count / 100, count / 10, count}) {
    if (size > 0) titleRows(report, size);
  }
  for (int depth : {count / 100, count / 10, count, count * 10}) {
    if (depth > 0) chainRows(report, depth);
  }
  report.add("W7", "build and lay out", count, "bytes a button", [&] { return memoryOfChild(options); });
}
