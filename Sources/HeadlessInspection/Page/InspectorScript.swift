/// What the page does, as JavaScript: pieces in the order in which they run, one subject each.
///
/// All of it is iterative, and a tree's texts reach the page as text only, never as markup.
enum InspectorScript {
  static let text = """
    "use strict";
    (() => {
    \([start, tree, picture, overlays, details, timeline, controls].joined(separator: "\n"))
    })();
    """

  /// The data, and what the other pieces stand on.
  private static let start = #"""
    const page = JSON.parse(document.getElementById("data").textContent);
    const byId = (id) => document.getElementById(id);

    function make(name, attributes = {}, ...children) {
      const isShape = ["g", "polygon", "path", "text"].includes(name);
      const element = isShape
        ? document.createElementNS("http://www.w3.org/2000/svg", name) : document.createElement(name);
      for (const [key, value] of Object.entries(attributes)) {
        if (value !== undefined && value !== false) element.setAttribute(key, value);
      }
      element.append(...children);
      return element;
    }

    // Only the list scrolls, never the page.
    function scrollTo(row, list) {
      const [top, bottom] = [row.offsetTop, row.offsetTop + row.offsetHeight];
      if (top < list.scrollTop) list.scrollTop = top;
      else if (bottom > list.scrollTop + list.clientHeight) list.scrollTop = bottom - list.clientHeight;
    }

    // Rectangles are [[x, y], [width, height]]; maps are a shift or all six numbers.
    const areFinite = (rect) => rect.flat().every(Number.isFinite);
    const corners = ([[x, y], [width, height]]) => [[x, y], [x + width, y], [x + width, y + height], [x, y + height]];

    function polygon(node, rect) {
      const [a, b, c, d, tx, ty] = node.map.length === 2 ? [1, 0, 0, 1, ...node.map] : node.map;
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

    // Every node learns its place among its siblings and where its subtree ends.
    for (const { nodes } of page.states) {
      nodes.forEach((node, index) => {
        Object.assign(node, { index, count: 0, end: index + 1, isCollapsed: false });
        if (node.parent !== undefined) node.position = ++nodes[node.parent].count;
      });
      for (const node of nodes.toReversed()) {
        if (node.parent !== undefined) nodes[node.parent].end = Math.max(nodes[node.parent].end, node.end);
      }
    }

    let state = page.states[page.states.length - 1];
    let selected = state.nodes[0];
    const otherState = () => page.states.find((other) => other !== state);
    const otherOf = (node) => (node.other === undefined ? undefined : otherState().nodes[node.other]);

    function text(node) {
      const words = node.view.properties.text ?? node.view.accessibilityIdentifier;
      return typeof words === "string" ? words : "";
    }
    """#
}
