extension InspectorScript {
  /// The states, the size, the ground, light and dark, and the keys that count everywhere; then the first look.
  static let controls = #"""
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
      showSelection();
    }

    render();
    fit();
    if (page.moments) goTo(0);
    """#
}
