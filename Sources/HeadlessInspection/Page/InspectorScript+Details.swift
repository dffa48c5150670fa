extension InspectorScript {
  /// What the selected view says about itself, beside what it said in the other state.
  static let details = #"""
    function words(value) {
      if (value === undefined || value === null) return "–";
      if (typeof value === "boolean") return value ? "yes" : "no";
      if (typeof value === "string") return `“${value}”`;
      if (typeof value === "object" && "word" in value) return value.word;
      return number(value);
    }

    // A colour stands beside its numbers.
    function colour(words) {
      const parts = /^rgba\(([\d.]+), ([\d.]+), ([\d.]+), ([\d.]+)\)$/.exec(words)?.slice(1).map(Number);
      if (!parts) return [];
      const swatch = make("i", { class: "colour" });
      swatch.style.setProperty("--colour", `rgb(${parts.slice(0, 3).map((part) => part * 255).join(" ")} / ${parts[3]})`);
      return [swatch];
    }

    // The other state's value: struck out if it was before, else what it becomes.
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
      const list = { ...node.rects, hit: node.hitArea };
      const lines = Object.entries(list).filter(([, rect]) => rect).map(([name, rect]) => {
        const then = name === "hit" ? other?.hitArea : other?.rects[name];
        return line(name === "hit" ? "hit area" : name, numbers(rect), then && numbers(then), name);
      });
      return lines;
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

    function renderDetails() {
      const { view } = selected;
      const other = otherOf(selected);
      const names = [...new Set([...Object.keys(view.properties), ...Object.keys(other?.view.properties ?? {})])].sort();
      const content = names.map((name) => {
        return line(name, words(view.properties[name]), other && words(other.view.properties[name]));
      });
      const kind = view.baseClass ? [make("p", { class: "kind" }, `a ${view.baseClass}`)] : [];
      const mark = change(selected);
      byId("details").replaceChildren(
        make("h2", {}, view.className), ...kind, ...(mark ? [make("p", { class: `mark ${mark}` }, mark)] : []),
        ...(selected.order === undefined ? [make("p", { class: "note" }, "Not to be seen in the picture.")] : []),
        ...rectangle("Frame", view.frame, other?.view.frame), ...rectangle("Bounds", view.bounds, other?.view.bounds),
        ...group("Rectangles", rectangleLines(selected, other)), ...group("Content", content),
        ...group("View", looks(view, other?.view)));
    }
    """#
}
