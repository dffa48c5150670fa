extension InspectorScript {
  /// The picture: its size on the page, what a pointer finds in it, and the selection.
  static let picture = #"""
    const pane = byId("picture");
    const stage = byId("stage");
    const overlay = byId("overlay");
    const [[left, top], [width, height]] = page.area;
    let zoom = 1;
    let isFitting = true;

    function layer(name) {
      const group = make("g", { id: name });
      overlay.append(group);
      return group;
    }
    const layers = Object.fromEntries(["hits", "guides", "known", "hover", "ghost", "selection"].map((n) => [n, layer(n)]));

    // A dashed line of an absurd length would take the browser forever: what is far outside is moved nearer.
    const near = (value, start, length) => Math.min(Math.max(value, start - 64 * length), start + 65 * length);

    function shape(points, attributes) {
      const words = points.map(([x, y]) => `${number(near(x, left, width))} ${number(near(y, top, height))}`);
      return make("polygon", { points: words.join(", "), ...attributes });
    }

    function outline(node, rect, name) {
      return areFinite(rect) ? [shape(polygon(node, rect), { class: name })] : [];
    }

    // What of a view can be pointed at: its bounds, cut where a view around it clips.
    function hit(node) {
      const points = polygon(node, node.view.bounds);
      if (node.order === undefined || !points.flat().every(Number.isFinite)) return undefined;
      if (!node.clip) return points;
      const rest = intersection(boxAround(points), node.clip);
      if (rest[1][0] <= 0 || rest[1][1] <= 0) return undefined;
      return node.map.length === 2 ? corners(rest) : points;
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

    function nodeUnder(event) {
      const index = event.target.dataset?.node;
      return index === undefined ? undefined : state.nodes[index];
    }

    // Another click in the same place takes what lies beneath what the last one took.
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
    overlay.addEventListener("pointermove", (event) => hover(nodeUnder(event)));
    overlay.addEventListener("pointerleave", () => hover());
    tree.addEventListener("pointermove", (event) => {
      const row = event.target.closest(".row");
      hover(row ? state.nodes[row.dataset.node] : undefined);
    });
    tree.addEventListener("pointerleave", () => hover());
    """#

  /// The rectangles that the switches of the tool bar lay over the picture.
  static let overlays = #"""
    const switches = [...document.querySelectorAll("[data-guide]")];
    const isOn = (name) => switches.some((button) => {
      return button.dataset.guide === name && button.getAttribute("aria-pressed") === "true";
    });

    function guideOutlines(node) {
      if (node.order === undefined) return [];
      const shapes = isOn("bounds") ? outline(node, node.view.bounds, "guide bounds") : [];
      if (isOn("hit") && node.hitArea) shapes.push(...outline(node, node.hitArea, "guide hit"));
      for (const [name, rect] of Object.entries(node.rects)) {
        if (isOn(name)) shapes.push(...outline(node, rect, `guide ${name}`));
      }
      return shapes;
    }

    function renderGuides() {
      layers.guides.replaceChildren(...state.nodes.flatMap(guideOutlines));
    }

    for (const button of switches) {
      button.addEventListener("click", () => {
        button.setAttribute("aria-pressed", String(button.getAttribute("aria-pressed") !== "true"));
        renderGuides();
      });
    }
    """#
}
