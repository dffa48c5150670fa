extension InspectorScript {
  /// The list of views with its keys, as the tree pattern of ARIA has them.
  static let tree = #"""
    const tree = byId("tree");
    const manyRows = 2000;
    const indentedLevels = 12;
    let rows = new Map();

    // What the trace calls a view, where there are several of its class.
    const numbersInTrace = new Map();
    for (const moment of page.moments ?? []) {
      moment.nodes.forEach((index, place) => {
        const name = /#\d+$/.exec(moment.view)?.[0];
        if (index !== null && name) numbersInTrace.set(page.states[place].nodes[index], name);
      });
    }

    // A large tree begins with the levels that fit a limit.
    for (const { nodes } of page.states) {
      const levels = [];
      for (const node of nodes) levels[node.view.depth] = (levels[node.view.depth] ?? 0) + 1;
      let depth = 0;
      for (let sum = levels[0]; depth + 1 < levels.length && sum + levels[depth + 1] <= manyRows; depth++) {
        sum += levels[depth + 1];
      }
      for (const node of nodes) node.isCollapsed = node.count > 0 && node.view.depth >= depth;
    }

    function change(node) {
      if (page.states.length < 2) return "";
      const other = otherOf(node);
      if (!other) return state === page.states[0] ? "removed" : "added";
      const told = ({ view: { depth, ...view }, rects }) => JSON.stringify([view, rects]);
      return told(node) === told(other) ? "" : "changed";
    }

    function makeRow(node) {
      const { view } = node;
      const mark = change(node);
      const row = make("div", {
        role: "treeitem", class: "row", id: `row-${node.index}`, "data-node": node.index,
        "aria-level": view.depth + 1, "aria-posinset": node.position ?? 1,
        "aria-setsize": node.parent === undefined ? 1 : state.nodes[node.parent].count,
        "aria-selected": "false", "aria-expanded": node.count ? String(!node.isCollapsed) : undefined,
      });
      row.style.setProperty("--level", Math.min(view.depth, indentedLevels));
      row.append(make("span", { class: "twist", "aria-hidden": "true" }));
      if (view.depth > indentedLevels) row.append(make("span", { class: "depth" }, String(view.depth)));
      row.append(make("span", { class: "name" }, view.className));
      if (numbersInTrace.has(node)) row.append(make("span", { class: "depth" }, numbersInTrace.get(node)));
      if (text(node)) row.append(make("span", { class: "hint" }, text(node)));
      if (mark) row.append(make("span", { class: `mark ${mark}` }, mark));
      if (node.order === undefined) row.classList.add("unseen");
      return row;
    }

    function visibleNodes() {
      const visible = [];
      for (let index = 0; index < state.nodes.length;) {
        const node = state.nodes[index];
        visible.push(node);
        index = node.isCollapsed ? node.end : index + 1;
      }
      return visible;
    }

    function renderTree() {
      rows = new Map(visibleNodes().map((node) => [node, makeRow(node)]));
      tree.replaceChildren(...rows.values());
      markRow();
    }

    function markRow() {
      tree.querySelector("[aria-selected=true]")?.setAttribute("aria-selected", "false");
      const row = rows.get(selected);
      if (!row) return tree.removeAttribute("aria-activedescendant");
      row.setAttribute("aria-selected", "true");
      tree.setAttribute("aria-activedescendant", row.id);
      scrollTo(row, tree);
    }

    function setCollapsed(nodes, isCollapsed) {
      for (const node of nodes) if (node.count) node.isCollapsed = isCollapsed;
      // What is selected stays to be seen: the selection goes up to what is folded.
      for (let node = selected; node.parent !== undefined;) {
        node = state.nodes[node.parent];
        if (node.isCollapsed) selected = node;
      }
      renderTree();
      showSelection();
    }

    function reveal(node) {
      let isHidden = false;
      for (let above = node; above.parent !== undefined;) {
        above = state.nodes[above.parent];
        isHidden ||= above.isCollapsed;
        above.isCollapsed = false;
      }
      if (isHidden) renderTree();
    }

    function select(node) {
      selected = node;
      reveal(node);
      markRow();
      showSelection();
    }

    tree.addEventListener("click", (event) => {
      const row = event.target.closest(".row");
      if (!row) return;
      const node = state.nodes[row.dataset.node];
      if (event.target.classList.contains("twist") && node.count) setCollapsed([node], !node.isCollapsed);
      else select(node);
    });

    let typed = "";
    let typedAt = 0;
    function findTyped(letter, now, visible) {
      typed = now - typedAt > 700 ? letter : typed + letter;
      typedAt = now;
      const start = visible.indexOf(selected) + (typed.length === 1 ? 1 : 0);
      const fits = (node) => node.view.className.toLowerCase().startsWith(typed.toLowerCase());
      return [...visible.slice(start), ...visible.slice(0, start)].find(fits);
    }

    tree.addEventListener("keydown", (event) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const visible = visibleNodes();
      const place = visible.indexOf(selected);
      const parent = selected.parent === undefined ? undefined : state.nodes[selected.parent];
      const moves = {
        ArrowDown: () => visible[place + 1], ArrowUp: () => visible[place - 1],
        Home: () => visible[0], End: () => visible[visible.length - 1],
        ArrowRight: () => {
          if (selected.count && selected.isCollapsed) setCollapsed([selected], false);
          else if (selected.count) return visible[place + 1];
        },
        ArrowLeft: () => {
          if (selected.count && !selected.isCollapsed) setCollapsed([selected], true);
          else return parent;
        },
        "*": () => setCollapsed(state.nodes.filter((node) => node.parent === selected.parent), false),
      };
      const isLetter = /^[\p{L}_]$/u.test(event.key);
      const move = moves[event.key] ?? (isLetter ? () => findTyped(event.key, event.timeStamp, visible) : undefined);
      if (!move) return;
      event.preventDefault();
      const next = move();
      if (next) select(next);
    });
    """#
}
