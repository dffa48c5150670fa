// Takes the figures of the table's rows C1 to C4 with the C++ library kiwi, a Cassowary solver, and prints them as
// `Benchmarks --json` does. It has numbers only: no views, no objects for constraints, no content to measure.
//
// Docs/Performance/compare builds it: KiwiRows [--n COUNT] [--runs COUNT]
//
// A list row is that of Sources/Programs/Benchmarks/Subjects/ListRow.swift, in a solver of its own: in one solver for all rows
// kiwi takes 20 times as long. Strong and weak stand for the priorities 750 and 250.

#include <kiwi/kiwi.h>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <functional>
#include <memory>
#include <vector>

using namespace kiwi;

struct Item {
  Variable left, top, width, height;
};

// A row of a list, 375×44 points: an icon, a title and a button.
class ListRow {
 public:
  void activate() {
    const Constraint required[] = {
        row.height == 44.0, row.width >= 0.0,
        icon.left == 16.0, icon.top + icon.height * 0.5 == row.height * 0.5, icon.width == 24.0, icon.height == 24.0,
        title.left == icon.left + icon.width + 12.0, title.top + title.height * 0.5 == row.height * 0.5,
        title.left + title.width <= button.left - 12.0, title.top >= 4.0,
        title.top + title.height <= row.height - 4.0,
        button.left + button.width == row.width - 16.0, button.top + button.height * 0.5 == row.height * 0.5,
        button.width >= 44.0, button.height == 30.0};
    for (const Constraint &constraint : required) solver.addConstraint(constraint);
    solver.addConstraint(width);
    addContent(title.height, 20.5);
    addContent(button.width, 30);
    addContent(button.height, 30);
    setTitle(50);
  }

  void setTitle(double value) {
    for (const Constraint &constraint : titleWidth) solver.removeConstraint(constraint);
    titleWidth = addContent(title.width, value);
    solver.updateVariables();
  }

  void setWidth(double value) {
    solver.removeConstraint(width);
    width = Constraint(row.width == value);
    solver.addConstraint(width);
    solver.updateVariables();
  }

 private:
  std::vector<Constraint> addContent(const Variable &length, double value) {
    std::vector<Constraint> both = {
        Constraint(length <= value, strength::weak), Constraint(length >= value, strength::strong)};
    for (const Constraint &constraint : both) solver.addConstraint(constraint);
    return both;
  }

  Solver solver;
  Item row, icon, title, button;
  Constraint width{row.width == 375.0};
  std::vector<Constraint> titleWidth;
};

using List = std::vector<std::unique_ptr<ListRow>>;

static std::unique_ptr<List> makeList(int count, bool isActive) {
  auto list = std::make_unique<List>();
  for (int index = 0; index < count; index++) {
    list->push_back(std::make_unique<ListRow>());
    if (isActive) list->back()->activate();
  }
  return list;
}

static void layOutEqualWidths(int count) {
  Solver solver;
  std::vector<Variable> left(count), width(count);
  solver.addConstraint(left[0] == 0.0);
  for (int index = 1; index < count; index++) {
    solver.addConstraint(left[index] == left[index - 1] + width[index - 1] + 8.0);
    solver.addConstraint(width[index] == width[index - 1]);
  }
  solver.addConstraint(left[count - 1] + width[count - 1] == 10000.0);
  solver.updateVariables();
}

// MARK: Output

static int rounds = 5;
static bool isFirst = true;

// Measures a line: `prepare` is called before each round, without the clock, and returns what is measured.
static void measure(
    const char *row, const char *name, const char *unit, int count, int units,
    const std::function<std::function<void()>()> &prepare) {
  std::vector<double> figures;
  for (int round = 0; round <= rounds; round++) {
    const auto work = prepare();
    const auto start = std::chrono::steady_clock::now();
    work();
    const std::chrono::duration<double, std::nano> time = std::chrono::steady_clock::now() - start;
    figures.push_back(time.count() / units);
  }
  const double first = figures[0];
  figures.erase(figures.begin());
  std::sort(figures.begin(), figures.end());
  const double median = (figures[(figures.size() - 1) / 2] + figures[figures.size() / 2]) / 2;
  std::printf(
      "%s\n{\"count\": %d, \"figures\": {\"first\": %.3f, \"max\": %.3f, \"median\": %.3f, \"min\": %.3f}, "
      "\"name\": \"%s\", \"row\": \"%s\", \"unit\": \"%s\"}",
      isFirst ? "" : ",", count, first, figures.back(), median, figures.front(), name, row, unit);
  isFirst = false;
}

int main(int argc, char **argv) {
  int count = 10'000;
  for (int index = 1; index + 1 < argc; index += 2) {
    if (!std::strcmp(argv[index], "--n")) count = std::max(std::atoi(argv[index + 1]) / 10, 1);
    if (!std::strcmp(argv[index], "--runs")) rounds = std::max(std::atoi(argv[index + 1]), 1);
  }
  std::vector<int> steps;
  for (int step : {count / 100, count / 10, count})
    if (step > 0) steps.push_back(step);

  std::printf("{\n\"isDebugBuild\": false,\n\"program\": \"kiwi\",\n\"records\": [");
  std::shared_ptr<List> list;
  for (int step : steps)
    measure("C1", "activate and lay out", "ns a row", step, step, [&] {
      list = makeList(step, false);
      return [list] { for (auto &row : *list) row->activate(); };
    });
  for (int step : steps) {
    list = makeList(step, true);
    measure("C2", "one title", "ns a change", step, 100, [&] {
      return [row = (*list)[step / 2].get()] { for (int change = 0; change < 100; change++) row->setTitle(change % 2 ? 60 : 70); };
    });
  }
  double width = 375;
  for (int step : steps) {
    list = makeList(step, true);
    measure("C3", "a wider list", "ns a row", step, step, [&] {
      width += 1;
      return [list, width] { for (auto &row : *list) row->setWidth(width); };
    });
  }
  // A chain of 1,000 would take minutes.
  for (int length : {10, 100})
    measure("C4", "equal widths", "ns a view", length, length, [length] { return [length] { layOutEqualWidths(length); }; });
  std::printf("\n],\n\"rounds\": %d\n}\n", rounds);
}
