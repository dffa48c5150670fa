extension InspectorPage {
  /// The script of the page: the tree, the picture, the moments and the search.
  /// > Seen: embedded as resources, this and the style sheet took three seconds to compile; as texts they take none.
  static let script = #"""
    "use strict";
    (() => {
    // The behavior of the inspector page. Nothing recurses over the tree, and texts reach the page as text only, never as markup.

    // MARK: The data and shared helpers
    const page = JSON.parse(document.getElementById("data").textContent);
    const byId = (id) => document.getElementById(id);

    function make(name, attributes = {}, ...children) {
      const isShape = ["g", "polygon", "text"].includes(name);
      const element = isShape
        ? document.createElementNS("http://www.w3.org/2000/svg", name) : document.createElement(name);
      for (const [key, value] of Object.entries(attributes)) {
        if (value !== undefined && value !== false) element.setAttribute(key, value);
      }
      element.append(...children);
      return element;
    }

    // Selects an element of a list, or none. Only the list scrolls, never the page.
    function markSelected(row, list) {
      list.querySelector("[aria-selected=true]")?.setAttribute("aria-selected", "false");
      list.removeAttribute("aria-activedescendant");
      if (!row) return;
      row.setAttribute("aria-selected", "true");
      list.setAttribute("aria-activedescendant", row.id);
      const [top, bottom] = [row.offsetTop, row.offsetTop + row.offsetHeight];
      if (top < list.scrollTop) list.scrollTop = top;
      else if (bottom > list.scrollTop + list.clientHeight) list.scrollTop = bottom - list.clientHeight;
    }

    // Rectangles are [[x, y], [width, height]]; transforms are a translation or all six numbers.
    const areFinite = (rect) => rect.flat().every(Number.isFinite);
    const corners = ([[x, y], [width, height]]) => [[x, y], [x + width, y], [x + width, y + height], [x, y + height]];

    function polygon(node, rect) {
      const [a, b, c, d, tx, ty] = node.transform.length === 2 ? [1, 0, 0, 1, ...node.transform] : node.transform;
      return corners(rect).map(([x, y]) => [a * x + c * y + tx, b * x + d * y + ty]);
    }

    function boxAround(points) {
      const xs = points.map((point) => point[0]);
      const ys = points.map((point) => point[1]);
      const [left, top] = [Math.min(...xs), Math.min(...ys)];
      return [[left, top], [Math.max(...xs) - left, Math.max(...ys) - top]];
    }

    function intersection([[ax, ay], [aw, ah]], [[bx, by], [bw, bh]]) {
      const [left, top] = [Math.max(ax, bx), Math.max(ay, by)];
      const [right, bottom] = [Math.min(ax + aw, bx + bw), Math.min(ay + ah, by + bh)];
      return [[left, top], [Math.max(right - left, 0), Math.max(bottom - top, 0)]];
    }

    const number = (value) => (typeof value === "number" ? String(+value.toFixed(3)) : value);
    const numbers = (rect) => rect.flat().map(number).join(", ");

    // Sets the parent of each node, its position among its siblings and the end of its subtree.
    for (const { nodes } of page.states) {
      nodes.forEach((node, index) => {
        Object.assign(node, { index, parent: nodes[node.parent], count: 0, end: index + 1, isCollapsed: false });
        if (node.parent) node.position = ++node.parent.count;
      });
      for (const { parent, end } of nodes.toReversed()) if (parent) parent.end = Math.max(parent.end, end);
    }

    let state = page.states[page.states.length - 1];
    let selected = state.nodes[0];
    const otherState = () => page.states.find((other) => other !== state);
    const otherOf = (node) => (node.other === undefined ? undefined : otherState().nodes[node.other]);

    function text(node) {
      const words = node.view.properties.text ?? node.view.accessibilityIdentifier;
      return typeof words === "string" ? words : "";
    }

    // MARK: The list of views, with the keys of ARIA's tree pattern
    const tree = byId("tree");
    const manyRows = 2000;
    const indentedLevels = 12;
    let rows = new Map();

    // The number of a view in the trace, if there are several of its class.
    const numbersInTrace = new Map();
    for (const moment of page.moments ?? []) {
      moment.nodes.forEach((index, place) => {
        const name = /#\d+$/.exec(moment.view)?.[0];
        if (index !== null && name) numbersInTrace.set(page.states[place].nodes[index], name);
      });
    }

    // Only the first levels of a large tree, up to a limit of rows, are unfolded initially.
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
      const comparable = ({ view: { depth, ...view }, rects, constraints, guides, ambiguity }) =>
        JSON.stringify([view, rects, constraints, guides, ambiguity]);
      return comparable(node) === comparable(other) ? "" : "changed";
    }

    function makeRow(node) {
      const { view } = node;
      const mark = change(node);
      const row = make("div", {
        role: "treeitem", class: "row", id: `row-${node.index}`, "data-node": node.index,
        "aria-level": view.depth + 1, "aria-posinset": node.position ?? 1,
        "aria-setsize": node.parent?.count ?? 1,
        "aria-selected": "false", "aria-expanded": node.count ? String(!node.isCollapsed) : undefined,
      });
      row.style.setProperty("--level", Math.min(view.depth, indentedLevels));
      row.append(make("span", { class: "twist", "aria-hidden": "true" }));
      if (view.depth > indentedLevels) row.append(make("span", { class: "depth" }, String(view.depth)));
      row.append(make("span", { class: "name" }, view.className));
      if (numbersInTrace.has(node)) row.append(make("span", { class: "depth" }, numbersInTrace.get(node)));
      if (text(node)) row.append(make("span", { class: "hint" }, text(node)));
      const isBroken = node.constraints?.some((constraint) => constraint.state?.startsWith("broken"));
      const fault = isBroken ? "broken" : node.ambiguity ? "ambiguous" : "";
      if (fault) row.append(make("span", { class: "mark removed" }, fault));
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

    const markRow = () => markSelected(rows.get(selected), tree);

    function setCollapsed(nodes, isCollapsed) {
      for (const node of nodes) if (node.count) node.isCollapsed = isCollapsed;
      // The selection moves to the folded view, so that it remains visible.
      for (let node = selected.parent; node; node = node.parent) if (node.isCollapsed) selected = node;
      renderTree();
      showSelection();
    }

    function reveal(node) {
      let isHidden = false;
      for (let above = node.parent; above; above = above.parent) {
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
      const moves = {
        ArrowDown: () => visible[place + 1], ArrowUp: () => visible[place - 1],
        Home: () => visible[0], End: () => visible[visible.length - 1],
        ArrowRight: () => {
          if (selected.count && selected.isCollapsed) setCollapsed([selected], false);
          else if (selected.count) return visible[place + 1];
        },
        ArrowLeft: () => {
          if (selected.count && !selected.isCollapsed) setCollapsed([selected], true);
          else return selected.parent;
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

    // MARK: The picture: zoom, hover and selection
    const pane = byId("picture");
    const stage = byId("stage");
    const overlay = byId("overlay");
    const [[left, top], [width, height]] = page.area;
    let zoom = 1;
    let isFitting = true;

    const layerNames = ["hits", "guides", "known", "spoken", "hover", "ghost", "selection"];
    const layers = Object.fromEntries(layerNames.map((name) => [name, make("g", { id: name })]));
    overlay.append(...Object.values(layers));

    // A dashed line of a huge length would block the browser: points far outside are moved nearer.
    const near = (value, start, length) => Math.min(Math.max(value, start - 64 * length), start + 65 * length);

    function shape(points, attributes) {
      const words = points.map(([x, y]) => `${number(near(x, left, width))} ${number(near(y, top, height))}`);
      return make("polygon", { points: words.join(", "), ...attributes });
    }

    function outline(node, rect, name) {
      return areFinite(rect) ? [shape(polygon(node, rect), { class: name })] : [];
    }

    // The area of a view for the pointer: its bounds, clipped by its superviews.
    function hit(node) {
      const points = polygon(node, node.view.bounds);
      if (node.order === undefined || !points.flat().every(Number.isFinite)) return undefined;
      if (!node.clip) return points;
      const rest = intersection(boxAround(points), node.clip);
      if (rest[1][0] <= 0 || rest[1][1] <= 0) return undefined;
      return node.transform.length === 2 ? corners(rest) : points;
    }

    function renderPicture() {
      document.querySelectorAll(".drawing").forEach((drawing, index) => {
        drawing.hidden = page.states[index] !== state;
      });
      const shown = state.nodes.filter((node) => node.order !== undefined).sort((one, two) => one.order - two.order);
      layers.hits.replaceChildren(...shown.flatMap((node) => {
        const points = hit(node);
        return points ? [shape(points, { "data-node": node.index })] : [];
      }));
      layers.hover.replaceChildren();
      const [[x, y], [w, h]] = state.bounds;
      const sheet = byId("sheet").style;
      sheet.left = `${((x - left) / width) * 100}%`;
      sheet.top = `${((y - top) / height) * 100}%`;
      sheet.width = `${(w / width) * 100}%`;
      sheet.height = `${(h / height) * 100}%`;
    }

    // MARK: Size

    function setZoom(value, fits = false) {
      isFitting = fits;
      zoom = Math.min(Math.max(value, Math.min(1 / 64, fittingZoom())), 32);
      stage.style.width = `${width * zoom}px`;
      stage.style.height = `${height * zoom}px`;
      byId("zoom").textContent = `${zoom < 0.1 ? (zoom * 100).toPrecision(1) : Math.round(zoom * 100)} %`;
    }

    function fittingZoom() {
      const room = Math.min((pane.clientWidth - 32) / width, (pane.clientHeight - 56) / height, 6);
      return room < 1 ? room : Math.floor(room * 4) / 4;
    }

    const fit = () => setZoom(fittingZoom(), true);
    new ResizeObserver(() => { if (isFitting) fit(); }).observe(pane);

    // MARK: Selection

    function showSelection() {
      const other = otherOf(selected);
      const moved = other && JSON.stringify(polygon(other, other.view.bounds)) !==
        JSON.stringify(polygon(selected, selected.view.bounds));
      layers.ghost.replaceChildren(...(moved ? outline(other, other.view.bounds, "ghost") : []));
      layers.selection.replaceChildren(...outline(selected, selected.view.bounds, "selected"));
      const [[x, y], [w, h]] = boxAround(polygon(selected, selected.view.bounds));
      const badge = byId("badge");
      badge.textContent = selected.view.bounds[1].map(number).join(" × ");
      badge.style.left = `${((x + w / 2 - left) / width) * 100}%`;
      badge.style.top = `${((y + h - top) / height) * 100}%`;
      renderDetails();
    }

    // Another click at the same point selects the view behind the last one.
    let lastClick = {};
    overlay.addEventListener("click", ({ clientX: x, clientY: y }) => {
      const found = document.elementsFromPoint(x, y)
        .filter((element) => element.parentNode === layers.hits).map((element) => state.nodes[element.dataset.node]);
      if (!found.length) return;
      const goesDown = lastClick.node === selected && Math.hypot(x - lastClick.x, y - lastClick.y) < 3;
      const node = found[goesDown ? (found.indexOf(selected) + 1) % found.length : 0];
      lastClick = { node, x, y };
      select(node);
    });

    function hover(node) {
      layers.hover.replaceChildren(...(node ? outline(node, node.view.bounds, "hovered") : []));
      tree.querySelector(".hovered")?.classList.remove("hovered");
      rows.get(node)?.classList.add("hovered");
    }
    overlay.addEventListener("pointermove", (event) => hover(state.nodes[event.target.dataset.node]));
    overlay.addEventListener("pointerleave", () => hover());
    tree.addEventListener("pointermove", (event) => hover(state.nodes[event.target.closest(".row")?.dataset.node]));
    tree.addEventListener("pointerleave", () => hover());

    // MARK: The rectangles laid over the picture
    const switches = [...document.querySelectorAll("[data-guide]")];
    const isPressed = (button) => button.getAttribute("aria-pressed") === "true";
    const toggle = (button) => button.setAttribute("aria-pressed", String(!isPressed(button)));
    const isOn = (name) => switches.some((button) => button.dataset.guide === name && isPressed(button));

    function guideOutlines(node) {
      if (node.order === undefined) return [];
      const shapes = isOn("bounds") ? outline(node, node.view.bounds, "guide bounds") : [];
      if (isOn("hit") && node.hitArea) shapes.push(...outline(node, node.hitArea, "guide hit"));
      for (const [name, rect] of Object.entries(node.rects)) {
        if (isOn(name)) shapes.push(...outline(node, rect, `guide ${name}`));
      }
      return shapes;
    }

    const renderGuides = () => layers.guides.replaceChildren(...state.nodes.flatMap(guideOutlines));

    for (const button of switches) {
      button.addEventListener("click", () => {
        toggle(button);
        renderGuides();
      });
    }

    // MARK: What VoiceOver reads: numbers in its order over the picture, the text in the details
    const speech = byId("speech");
    const hearing = () => isPressed(speech);

    function renderSpeech() {
      const spoken = hearing() ? state.speech : [];
      layers.spoken.replaceChildren(...spoken.flatMap(({ rect }, index) => {
        if (!areFinite(rect)) return [];
        const [[x, y], [w]] = rect;
        const size = Math.max(width, height) / 32;
        const label = make("text", {
          x: number(Math.min(x + w, left + width) - size * 0.15), y: number(y + size * 0.85), "font-size": number(size),
        }, String(index + 1));
        return [shape(corners(rect), { class: "spoken" }), label];
      }));
    }

    function speechLines() {
      if (!hearing()) return [];
      const items = state.speech.map(({ text, line }) => make("li", { title: line }, text || "(nothing)"));
      const list = items.length
        ? make("ol", { class: "speech" }, ...items) : make("p", { class: "note" }, "Nothing: there is no element.");
      return [make("h3", {}, "VoiceOver reads"), list];
    }

    speech.addEventListener("click", () => {
      toggle(speech);
      renderSpeech();
      renderDetails();
    });

    // MARK: The properties of the selected view, beside those in the other state
    function words(value) {
      if (value === undefined || value === null) return "–";
      if (typeof value === "boolean") return value ? "yes" : "no";
      if (typeof value === "string") return `“${value}”`;
      if (typeof value === "object" && "word" in value) return value.word;
      return number(value);
    }

    // A sample of a color before its numbers.
    function colour(words) {
      const parts = /^rgba\(([\d.]+), ([\d.]+), ([\d.]+), ([\d.]+)\)$/.exec(words)?.slice(1).map(Number);
      if (!parts) return [];
      const swatch = make("i", { class: "colour" });
      swatch.style.setProperty("--colour", `rgb(${parts.slice(0, 3).map((part) => part * 255).join(" ")} / ${parts[3]})`);
      return [swatch];
    }

    // The value in the other state: struck through for the earlier state, else with an arrow.
    function otherValue(value) {
      return state === page.states[0] ? make("ins", {}, `→ ${value}`) : make("del", {}, value);
    }

    function cell(now, other) {
      const value = make("dd", {}, ...colour(now), now);
      if (other !== undefined && other !== now) value.append(" ", otherValue(other));
      return value;
    }

    function line(name, now, then, swatch) {
      const title = make("dt", {}, ...(swatch ? [make("i", { class: `swatch ${swatch}` })] : []), name);
      return [title, cell(now, then)];
    }

    function group(title, lines) {
      return lines.length ? [make("h3", {}, title), make("dl", {}, ...lines.flat())] : [];
    }

    function rectangle(title, now, then) {
      const names = ["x", "y", "width", "height"];
      const old = then?.flat().map(number);
      const cells = now.flat().map(number).map((value, index) => {
        const cell = make("div", {}, make("span", {}, names[index]), make("b", {}, value));
        if (old && old[index] !== value) cell.append(otherValue(old[index]));
        return cell;
      });
      return [make("h3", {}, title), make("div", { class: "rectangle", "data-rect": title.toLowerCase() }, ...cells)];
    }

    function rectangleLines(node, other) {
      const then = { ...other?.rects, hit: other?.hitArea };
      return Object.entries({ ...node.rects, hit: node.hitArea }).filter(([, rect]) => rect).map(([name, rect]) =>
        line(name === "hit" ? "hit area" : name, numbers(rect), then[name] && numbers(then[name]), name));
    }

    function looks(view, other) {
      const word = (value) => (value === undefined ? undefined : { word: value });
      const values = (view) => ({
        alpha: view.alpha, hidden: view.isHidden, opaque: view.isOpaque, "clips to bounds": view.clipsToBounds,
        "takes touches": view.isUserInteractionEnabled, "content mode": word(view.contentMode),
        background: word(view.backgroundColor), autoresizing: word(view.autoresizing), tag: view.tag,
        transform: word(view.transform?.map(number).join(", ")), layer: word(view.layerClass),
        identifier: view.accessibilityIdentifier, gestures: word(view.gestureRecognizers.join(", ") || undefined),
      });
      const now = values(view);
      const then = other ? values(other) : undefined;
      const isThere = (name) => now[name] !== undefined || then?.[name] !== undefined;
      return Object.keys(now).filter(isThere).map((name) => line(name, words(now[name]), then && words(then[name])));
    }

    // The constraints that mention the selected view; those that the other state lacks are marked.
    function constraintLines(node, other) {
      const known = new Set((other?.constraints ?? []).map((constraint) => JSON.stringify(constraint)));
      const items = (node.constraints ?? []).map((constraint) => {
        const item = make("li", {}, make("code", {}, constraint.formula));
        if (constraint.identifier) item.append(" ", make("span", { class: "hint" }, constraint.identifier));
        if (constraint.state) item.append(" ", make("b", { class: "state" }, constraint.state));
        if (other && !known.has(JSON.stringify(constraint))) item.classList.add("changed");
        return item;
      });
      const ambiguity = node.ambiguity ? [make("p", { class: "warning" }, `Ambiguous: ${node.ambiguity}`)] : [];
      if (!items.length && !ambiguity.length) return [];
      return [make("h3", {}, "Constraints"), ...ambiguity, ...(items.length ? [make("ul", { class: "constraints" }, ...items)] : [])];
    }

    function guideLines(node, other) {
      return (node.guides ?? []).map(({ name, rect }, index) => {
        const then = other?.guides?.[index];
        return line(name, numbers(rect), then && numbers(then.rect));
      });
    }

    function renderDetails() {
      const { view } = selected;
      const other = otherOf(selected);
      const names = [...new Set([...Object.keys(view.properties), ...Object.keys(other?.view.properties ?? {})])].sort();
      const content = names.map((name) =>
        line(name, words(view.properties[name]), other && words(other.view.properties[name])));
      const kind = view.baseClass ? [make("p", { class: "kind" }, `a ${view.baseClass}`)] : [];
      const mark = change(selected);
      byId("details").replaceChildren(
        ...speechLines(), make("h2", {}, view.className), ...kind, ...(mark ? [make("p", { class: `mark ${mark}` }, mark)] : []),
        ...(selected.order === undefined ? [make("p", { class: "note" }, "Not to be seen in the picture.")] : []),
        ...rectangle("Frame", view.frame, other?.view.frame), ...rectangle("Bounds", view.bounds, other?.view.bounds),
        ...group("Rectangles", rectangleLines(selected, other)), ...constraintLines(selected, other),
        ...group("Guides", guideLines(selected, other)), ...group("Content", content),
        ...group("View", looks(view, other?.view)));
    }

    // MARK: The layout, step by step
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

    // The rectangles up to the current step; the later one of a hook that was called twice.
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
      for (const [index, step] of [...steps.children].entries()) step.classList.toggle("ahead", index >= done);
      markSelected(steps.children[done - 1], steps);
      if (!done) steps.scrollTop = 0;
      const node = nodeOf(moments[done - 1]);
      if (node) select(node);
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

    // MARK: States, zoom, ground, theme and the keys of the whole page
    const choices = [...document.querySelectorAll("[data-state]")];

    function showState(index) {
      const next = page.states[index];
      if (next === state) return;
      const twin = otherOf(selected);
      state = next;
      selected = twin ?? state.nodes[0];
      choices.forEach((choice, place) => {
        choice.setAttribute("aria-checked", String(place === index));
        choice.tabIndex = place === index ? 0 : -1;
      });
      reveal(selected);
      render();
    }

    choices.forEach((choice, index) => {
      choice.addEventListener("click", () => showState(index));
      choice.addEventListener("keydown", (event) => {
        if (!event.key.startsWith("Arrow")) return;
        event.preventDefault();
        choices[1 - index].focus();
        showState(1 - index);
      });
    });

    byId("larger").addEventListener("click", () => setZoom(zoom * 1.25));
    byId("smaller").addEventListener("click", () => setZoom(zoom / 1.25));
    byId("fit").addEventListener("click", fit);

    const grounds = ["squares", "light", "dark"];
    byId("ground").addEventListener("click", () => {
      const ground = grounds[(grounds.indexOf(stage.dataset.ground) + 1) % grounds.length];
      stage.dataset.ground = ground;
      byId("ground").textContent = `Ground: ${ground}`;
    });

    byId("theme").addEventListener("click", () => {
      const root = document.documentElement;
      const isDark = (root.dataset.theme ?? (matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light")) === "dark";
      root.dataset.theme = isDark ? "light" : "dark";
    });

    document.addEventListener("keydown", (event) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const keys = {
        ",": () => goTo(done - 1), ".": () => goTo(done + 1), "+": () => setZoom(zoom * 1.25),
        "-": () => setZoom(zoom / 1.25), "0": fit,
      };
      if (keys[event.key]) keys[event.key]();
    });

    function render() {
      renderTree();
      renderPicture();
      renderGuides();
      renderKnown();
      renderSpeech();
      showSelection();
    }

    render();
    fit();
    if (page.moments) goTo(0);
    })();
    """#
}
