extension InspectorScript {
  /// The layout, step by step.
  static let timeline = #"""
    const moments = page.moments ?? [];
    const steps = byId("steps");
    let done = 0;

    function nodeOf(moment) {
      const index = moment?.nodes[page.states.indexOf(state)];
      return typeof index === "number" ? state.nodes[index] : undefined;
    }

    const guideOf = (method) => ["content", "image", "title"].find((name) => method.startsWith(name)) ?? "bounds";

    function makeStep(moment, index) {
      const [first, ...reasons] = moment.lines;
      const parts = moment.method
        ? [make("b", { class: moment.result ? `of ${guideOf(moment.method)}` : "" }, moment.method), " ",
          make("span", { class: "name" }, moment.view)]
        : [make("span", {}, first)];
      if (moment.result) {
        parts.push(make("span", { class: "numbers" }, `${numbers(moment.argument)} → ${numbers(moment.result)}`));
      }
      parts.push(...reasons.map((reason) => make("small", {}, reason.trim())));
      const step = make("div", {
        role: "option", class: `step ${moment.kind}`, id: `step-${index + 1}`, "data-step": index + 1,
        "aria-selected": "false",
      }, ...parts);
      step.style.setProperty("--level", Math.min(moment.depth, 16));
      return step;
    }

    // The rectangles known so far: of a hook that was asked twice the later one.
    function renderKnown() {
      const known = new Map();
      moments.slice(0, done).forEach((moment, index) => {
        if (moment.result && nodeOf(moment)) known.set(`${nodeOf(moment).index} ${moment.method}`, { moment, index });
      });
      const now = moments[done - 1];
      const shapes = [...known.values()].flatMap(({ moment, index }) => {
        const name = `known ${guideOf(moment.method)}${index === done - 1 ? " now" : ""}`;
        return outline(nodeOf(moment), moment.result, name);
      });
      if (now?.result && nodeOf(now)) shapes.unshift(...outline(nodeOf(now), now.argument, "argument"));
      layers.known.replaceChildren(...shapes);
    }

    function goTo(step) {
      done = Math.min(Math.max(step, 0), moments.length);
      byId("scrubber").value = done;
      byId("scrubber").setAttribute("aria-valuetext", done ? moments[done - 1].lines[0] : "before the layout");
      byId("count").textContent = `${done} of ${moments.length}`;
      steps.querySelector("[aria-selected=true]")?.setAttribute("aria-selected", "false");
      steps.removeAttribute("aria-activedescendant");
      for (const [index, step] of [...steps.children].entries()) step.classList.toggle("ahead", index >= done);
      if (done) {
        const step = steps.children[done - 1];
        step.setAttribute("aria-selected", "true");
        steps.setAttribute("aria-activedescendant", step.id);
        scrollTo(step, steps);
        const node = nodeOf(moments[done - 1]);
        if (node) select(node);
      } else {
        steps.scrollTop = 0;
      }
      renderKnown();
    }

    if (page.moments) {
      byId("timeline").hidden = false;
      steps.replaceChildren(...moments.map(makeStep));
      byId("scrubber").max = moments.length;
      byId("scrubber").addEventListener("input", (event) => goTo(Number(event.target.value)));
      steps.addEventListener("click", (event) => {
        const step = event.target.closest(".step");
        if (step) goTo(Number(step.dataset.step));
      });
      steps.addEventListener("keydown", (event) => {
        const targets = { ArrowDown: done + 1, ArrowUp: done - 1, Home: 0, End: moments.length };
        if (!(event.key in targets) || event.ctrlKey || event.metaKey || event.altKey) return;
        event.preventDefault();
        goTo(targets[event.key]);
      });
      const jumps = { first: () => 0, previous: () => done - 1, next: () => done + 1, last: () => moments.length };
      for (const [id, target] of Object.entries(jumps)) byId(id).addEventListener("click", () => goTo(target()));
    }
    """#
}
