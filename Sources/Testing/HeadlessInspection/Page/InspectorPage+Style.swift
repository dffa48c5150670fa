extension InspectorPage {
  /// The style sheet of the page.
  /// > Seen: embedded as resources, this and the script took three seconds to compile; as texts they take none.
  static let style = #"""
    :root {
      color-scheme: light dark;
      --canvas: light-dark(#e9edf2, #14171b); --panel: light-dark(#fbfcfe, #1d2126); --raised: light-dark(#fff, #282d34);
      --rule: light-dark(#d8dee7, #323840); --ink: light-dark(#1b2330, #e6e9ee); --muted: light-dark(#5d6878, #9aa4b2);
      --accent: light-dark(#0a62d0, #62a8ff); --chosen: light-dark(#0a62d0, #1f5fb5);
      --bounds: light-dark(#244acc, #8fa8ff); --hit: light-dark(#1f7f2b, #63d272);
      --content: light-dark(#d12bb5, #ff7ae0); --image: light-dark(#c25a00, #ffab5e); --title: light-dark(#00786b, #4fdcc9);
      --added: light-dark(#1f7f2b, #63d272); --removed: light-dark(#b3261e, #ff8a80); --changed: light-dark(#8a5a00, #f2bf5e);
    }
    :root[data-theme=light] { color-scheme: light; }
    :root[data-theme=dark] { color-scheme: dark; }
    * { box-sizing: border-box; margin: 0; padding: 0; }
    [hidden] { display: none !important; }
    body {
      display: flex; flex-direction: column; height: 100dvh; background: var(--rule); color: var(--ink);
      font: 13px/1.45 -apple-system, Inter, "Segoe UI", Roboto, Helvetica, Arial, sans-serif; gap: 1px;
    }
    button, input, output { font: inherit; color: inherit; }
    header, .pane { background: var(--panel); }
    header { display: flex; flex-wrap: wrap; align-items: center; gap: 8px 12px; padding: 8px 12px; }
    h1 { font-size: 14px; font-weight: 650; margin-right: auto; overflow-wrap: anywhere; }
    h2 { font-size: 11px; font-weight: 600; letter-spacing: 0.06em; text-transform: uppercase; color: var(--muted); }
    main {
      flex: 1; min-height: 0; display: grid; gap: 1px;
      grid-template: minmax(0, 1fr) / minmax(200px, 300px) minmax(0, 1fr) minmax(220px, 300px);
    }
    .pane { overflow: auto; }
    :focus-visible { outline: 2px solid var(--accent); outline-offset: -2px; }
    .buttons { display: flex; background: var(--raised); border: 1px solid var(--rule); border-radius: 7px; }
    .buttons button {
      display: flex; align-items: center; justify-content: center; gap: 6px; min-width: 28px; height: 26px; padding: 0 9px;
      background: none; border: 0; border-radius: 6px; color: var(--muted); cursor: pointer; white-space: nowrap;
    }
    .buttons button + button { border-left: 1px solid var(--rule); border-radius: 0 6px 6px 0; }
    .buttons button:not(:first-child, :last-child) { border-radius: 0; }
    .buttons button:hover, .buttons [aria-pressed=true], .buttons [aria-checked=true] { color: var(--ink); }
    .buttons [aria-pressed=true] { background: color-mix(in srgb, var(--accent) 16%, transparent); }
    .buttons [aria-checked=true] { background: var(--chosen); color: #fff; }
    .swatch { display: inline-block; width: 12px; height: 9px; border: 1.5px dashed currentColor; }
    .swatch.bounds { color: var(--bounds); border-style: solid; } .swatch.hit { color: var(--hit); border-radius: 5px; }
    .swatch.content { color: var(--content); } .swatch.image { color: var(--image); } .swatch.title { color: var(--title); }
    .mark { font-size: 11px; font-weight: 600; }
    .mark.added { color: var(--added); } .mark.removed { color: var(--removed); } .mark.changed { color: var(--changed); }
    section:has(> #tree) { display: flex; flex-direction: column; overflow: hidden; }
    h2:has(+ #tree) { padding: 10px 12px 6px; }
    #tree { position: relative; flex: 1; min-height: 0; overflow: auto; padding: 0 6px 12px; }
    .row {
      display: flex; align-items: center; gap: 6px; height: 24px; padding: 0 8px 0 calc(var(--level) * 14px + 2px);
      border-radius: 5px; white-space: nowrap; cursor: default; width: max-content; min-width: 100%;
    }
    .twist { width: 14px; height: 24px; flex: none; display: grid; place-items: center; }
    [aria-expanded] > .twist::before {
      content: ""; border: 4px solid transparent; border-left: 6px solid var(--muted); border-right: 0;
    }
    [aria-expanded=true] > .twist::before { rotate: 90deg; }
    .row .hint { color: var(--muted); max-width: 24ch; overflow: hidden; text-overflow: ellipsis; white-space: pre; }
    .row .depth { color: var(--muted); font: 11px ui-monospace, Menlo, Consolas, monospace; }
    .row .mark { margin-left: auto; padding-left: 8px; }
    .row.unseen .name { color: var(--muted); font-style: italic; }
    .row.hovered { background: color-mix(in srgb, var(--accent) 10%, transparent); }
    .row[aria-selected=true], .step[aria-selected=true] { background: color-mix(in srgb, var(--accent) 18%, transparent); }
    #tree:focus .row[aria-selected=true], #tree:focus .row[aria-selected=true] * { background: var(--chosen); color: #fff; }
    #tree:focus [aria-selected=true] > .twist::before { border-left-color: #fff; }
    #picture { display: grid; padding: 16px; background: var(--canvas); }
    #stage { position: relative; margin: auto; }
    #stage > svg, .drawing, .drawing > svg { position: absolute; inset: 0; width: 100%; height: 100%; }
    .drawing { pointer-events: none; }
    #sheet { position: absolute; box-shadow: 0 0 0 1px var(--rule), 0 4px 18px rgb(0 0 0 / 0.12); }
    [data-ground=squares] #sheet { background: repeating-conic-gradient(#717a86 0 25%, #6b7480 0 50%) 0 0 / 16px 16px; }
    [data-ground=light] #sheet { background: #fff; }
    [data-ground=dark] #sheet { background: #000; }
    #overlay { overflow: visible; filter: drop-shadow(0 0 1px #fff); }
    #overlay polygon { fill: none; vector-effect: non-scaling-stroke; pointer-events: none; }
    #hits polygon { pointer-events: all; }
    polygon.hovered { stroke: var(--accent); stroke-width: 1; fill: color-mix(in srgb, var(--accent) 10%, transparent); }
    polygon.selected { stroke: #0a62d0; stroke-width: 2; fill: rgb(10 98 208 / 0.12); }
    polygon.ghost { stroke: #0a62d0; stroke-width: 1.5; stroke-dasharray: 3 3; opacity: 0.7; }
    .bounds { --line: #244acc; } .hit { --line: #1f7f2b; } .content { --line: #d12bb5; } .image { --line: #c25a00; }
    .title { --line: #00786b; }
    polygon.guide { stroke: var(--line); stroke-width: 1.25; stroke-dasharray: 5 4; }
    polygon.guide.bounds { stroke-dasharray: none; stroke-width: 1; }
    polygon.guide.hit { stroke-dashoffset: 4; stroke-dasharray: 2 4; stroke-width: 1.75; }
    polygon.known { stroke: var(--line); stroke-width: 1; opacity: 0.65; }
    #overlay polygon.known.now { stroke-width: 2; opacity: 1; fill: color-mix(in srgb, var(--line) 24%, transparent); }
    polygon.spoken { stroke: #8a1c7c; stroke-width: 1.5; fill: rgb(138 28 124 / 0.06); }
    #spoken text { fill: #8a1c7c; font-weight: 700; text-anchor: end; paint-order: stroke; stroke: #fff; stroke-width: 0.15em; }
    .speech { margin: 0 0 16px; padding-left: 2em; } .speech li { padding: 3px 0; border-top: 1px solid var(--rule); }
    polygon.argument { stroke: #5d6878; stroke-width: 1.25; stroke-dasharray: 2 3; }
    #badge {
      position: absolute; translate: -50% 5px; padding: 0 6px; border-radius: 4px; background: #0a62d0; color: #fff;
      font-size: 11px; line-height: 18px; white-space: nowrap; pointer-events: none; font-variant-numeric: tabular-nums;
    }
    #details { padding: 10px 14px 20px; }
    #details h2 { font-size: 15px; letter-spacing: 0; text-transform: none; color: var(--ink); overflow-wrap: anywhere; }
    #details h3 { margin: 16px 0 5px; font-size: 11px; font-weight: 600; color: var(--muted); }
    .kind, .note, .constraints .hint { color: var(--muted); }
    .constraints { margin: 0; padding: 0; list-style: none; }
    .constraints li { padding: 3px 0; border-top: 1px solid var(--rule); overflow-wrap: anywhere; }
    .constraints code { font: 11.5px ui-monospace, Menlo, Consolas, monospace; }
    .constraints .state, .warning { color: var(--removed); } .constraints li.changed code { color: var(--changed); }
    .rectangle { display: grid; grid-template-columns: repeat(4, 1fr); gap: 6px; }
    .rectangle div {
      display: flex; flex-direction: column; align-items: center; padding: 4px 2px 3px; background: var(--raised);
      border: 1px solid var(--rule); border-radius: 6px; font-variant-numeric: tabular-nums;
    }
    .rectangle span { order: 1; font-size: 10px; color: var(--muted); }
    .rectangle b { font-weight: 500; }
    dl { display: grid; grid-template-columns: auto minmax(0, 1fr); }
    dt, dd { padding: 3px 0; border-top: 1px solid var(--rule); }
    dt { color: var(--muted); padding-right: 12px; }
    dt .swatch { margin-right: 7px; }
    dd { text-align: right; overflow-wrap: anywhere; white-space: pre-wrap; font-variant-numeric: tabular-nums; }
    del { color: var(--removed); } ins { color: var(--changed); text-decoration: none; }
    .colour {
      display: inline-block; width: 11px; height: 11px; margin-right: 6px; border: 1px solid var(--muted); border-radius: 3px;
      vertical-align: -1px; background: linear-gradient(var(--colour), var(--colour)),
        repeating-conic-gradient(#fff 0 25%, #bbb 0 50%) 0 0 / 6px 6px;
    }
    #timeline { display: flex; flex-direction: column; height: 30vh; overflow: hidden; }
    .head { display: flex; align-items: center; gap: 12px; padding: 7px 12px; border-bottom: 1px solid var(--rule); }
    #scrubber { flex: 1; min-width: 60px; accent-color: var(--accent); }
    #count { color: var(--muted); font-variant-numeric: tabular-nums; }
    #steps { position: relative; flex: 1; overflow: auto; padding: 6px; }
    .step {
      padding: 2px 10px 2px calc(var(--level) * 18px + 10px); border-radius: 5px; cursor: default; line-height: 20px;
    }
    .step b { font-weight: 500; }
    .step b.of { border-left: 3px solid var(--own); padding-left: 7px; }
    .step .content { --own: var(--content); } .step .image { --own: var(--image); } .step .title { --own: var(--title); }
    .step .bounds { --own: var(--bounds); }
    .step .name { color: var(--accent); }
    .step .numbers { margin-left: 12px; color: var(--muted); font-variant-numeric: tabular-nums; }
    .step small { display: block; font-size: 12px; color: var(--muted); padding-left: 10px; }
    .step.pass { font-weight: 600; }
    .step.visitedAncestors, .step.remark, .step.solution { color: var(--muted); }
    .step.leftover { color: var(--removed); }
    .step.ahead { opacity: 0.72; }
    @media (max-width: 860px) {
      body { height: auto; min-height: 100dvh; }
      h1 { flex-basis: 100%; }
      main { display: contents; }
      #picture { order: 1; height: 46vh; flex: none; }
      #timeline { order: 2; flex: none; }
      section:has(> #tree) { order: 3; height: 40vh; flex: none; }
      #details { order: 4; flex: 1; }
      header { font-size: 12px; }
      .buttons { max-width: 100%; overflow-x: auto; }
      .buttons button { padding: 0 5px; gap: 4px; }
    }
    @media (forced-colors: active) {
      .row[aria-selected=true], .step[aria-selected=true] { outline: 2px solid Highlight; outline-offset: -2px; }
    }
    """#
}
