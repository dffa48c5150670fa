extension Page {
  /// The style sheet of the page.
  static let style = #"""
    :root {
      --paper: #f4f6fa; --card: #ffffff; --panel: #f3f6fb; --rule: #d9e0ec;
      --ink: #16233a; --muted: #5c6b84; --accent: #1f56c3;
      --sheet: #eaf1fb; --grid: #d3e0f3; --measure: #7f93b3;
      --button: #24497f; --button-fill: #ffffff; --content: #d02bb4; --image: #c25a00; --title: #00796b;
      --background: #7a6ad0; --subtitle: #a3303a; --box: #3d6b1f;
    }
    @media (prefers-color-scheme: dark) {
      :root {
        --paper: #0a1220; --card: #101b2e; --panel: #0b1525; --rule: #22324d;
        --ink: #e4ecf8; --muted: #93a5c2; --accent: #8db6ff;
        --sheet: #0b2142; --grid: #16325c; --measure: #7d9ac8;
        --button: #cfe0fb; --button-fill: #12305c; --content: #ff6fd8; --image: #ffab5e; --title: #5ae0cd;
        --background: #b3a6ff; --subtitle: #ff8d92; --box: #a5d87c;
      }
    }
    * { box-sizing: border-box; margin: 0; padding: 0; }
    html { color-scheme: light dark; scroll-behavior: smooth; }
    body {
      max-width: 1240px; margin: 0 auto; padding: 64px 40px 96px; background: var(--paper); color: var(--ink);
      font: 16px/1.55 Inter, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif;
    }
    pre, samp, code, .numbers, .observations, .frames, .claims, .count, .ordinal, .table th {
      font-family: ui-monospace, "SF Mono", Menlo, Consolas, "DejaVu Sans Mono", monospace;
    }
    .kicker { font-size: 13px; font-weight: 600; letter-spacing: 0.12em; text-transform: uppercase; color: var(--accent); }
    h1 { font-size: 48px; line-height: 1.1; font-weight: 700; letter-spacing: -0.025em; margin: 6px 0 16px; }
    .lead { font-size: 19px; max-width: 44em; }
    .terms { font-size: 14px; color: var(--muted); max-width: 60em; }
    .keys { display: flex; flex-wrap: wrap; gap: 8px 28px; list-style: none; margin: 24px 0 8px; font-size: 15px; }
    .swatch { display: inline-block; width: 18px; height: 12px; margin-right: 9px; border: 2px solid; vertical-align: -1px; }
    .swatch.button { border-color: var(--button); }
    .swatch.content { border-color: var(--content); border-style: dashed; }
    .swatch.image { border-color: var(--image); background: color-mix(in srgb, var(--image) 22%, transparent); }
    .swatch.title { border-color: var(--title); background: color-mix(in srgb, var(--title) 22%, transparent); }
    .swatch.background { border-color: var(--background); background: color-mix(in srgb, var(--background) 14%, transparent); }
    .swatch.subtitle { border-color: var(--subtitle); background: color-mix(in srgb, var(--subtitle) 22%, transparent); }
    .swatch.box { border-color: var(--box); background: color-mix(in srgb, var(--box) 20%, transparent); }
    nav { margin: 40px 0 0; }
    nav ol { display: grid; grid-template-columns: repeat(auto-fill, minmax(260px, 1fr)); gap: 12px; counter-reset: entry; }
    nav li { list-style: none; counter-increment: entry; }
    nav a {
      display: grid; grid-template-columns: 1.9em 1fr; height: 100%; padding: 12px 16px; color: inherit;
      text-decoration: none; background: var(--card); border: 1px solid var(--rule); border-radius: 8px;
    }
    nav a:hover { border-color: var(--accent); }
    nav a::before { content: counter(entry); color: var(--accent); font-weight: 600; }
    nav .name { font-weight: 600; line-height: 1.4; }
    nav .count { grid-column: 2; font-size: 12px; color: var(--muted); }
    section { margin-top: 72px; }
    section > header { margin-bottom: 20px; }
    h2 { font-size: 28px; line-height: 1.25; font-weight: 650; letter-spacing: -0.015em; }
    h2 .ordinal { color: var(--accent); font-size: 22px; margin-right: 16px; }
    h1, h2, h3, h4, .lead, .terms, .summary, .sources { overflow-wrap: anywhere; }
    a.self { color: inherit; text-decoration: none; }
    :is(h2, h3, h4) a.self:hover { text-decoration: underline; text-decoration-color: var(--accent); }
    :is(h2, h3, h4) a.self:hover::after { content: " #"; color: var(--accent); }
    .cell a.self { display: block; }
    .cell a.self:hover figure { border-color: var(--accent); }
    :target { scroll-margin-top: 16px; }
    article:target, td.cell:target figure { outline: 2px solid var(--accent); outline-offset: 2px; }
    .column { display: none; padding-bottom: 3px; font-size: 13px; font-weight: 600; color: var(--muted); }
    section > header p { color: var(--muted); }
    article { background: var(--card); border: 1px solid var(--rule); border-radius: 12px; }
    main > section > article { padding: 22px 24px 24px; margin-top: 20px; }
    main > section > article > header { display: flex; flex-wrap: wrap; gap: 6px 16px; align-items: baseline; justify-content: space-between; }
    h3 { font-size: 19px; line-height: 1.35; font-weight: 600; }
    .claims { display: flex; flex-wrap: wrap; gap: 6px; }
    .claims a {
      padding: 1px 8px; font-size: 12px; line-height: 20px; color: var(--accent); border: 1px solid currentColor;
      border-radius: 10px; white-space: nowrap; text-decoration: none;
    }
    .claims a:hover { background: var(--panel); }
    .terms a, .sources a { color: var(--accent); }
    .sources dt a { text-decoration: none; }
    .sources dt a:hover { text-decoration: underline; }
    .sources ul { list-style: none; display: grid; gap: 4px; margin-bottom: 24px; }
    .sources dl { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(300px, 100%), 1fr)); gap: 0 32px; font-size: 14px; }
    .sources dl > div { display: grid; grid-template-columns: 4em 1fr; }
    .sources dt { font-weight: 600; color: var(--accent); }
    .sources div { padding: 6px 0; border-top: 1px solid var(--rule); }
    .sources div:target { background: var(--sheet); }
    .summary { flex-basis: 100%; color: var(--muted); }
    .columns { display: grid; grid-template-columns: minmax(0, 460fr) minmax(0, 660fr); gap: 24px 32px; margin-top: 18px; }
    figure { background: var(--sheet); border: 1px solid var(--rule); border-radius: 8px; overflow: hidden; }
    .seen { position: sticky; top: 24px; align-self: start; }
    .numbers { width: 100%; margin-top: 14px; border-collapse: collapse; font-size: 13px; line-height: 28px; }
    .numbers th { font-weight: 400; text-align: left; color: var(--ink); white-space: nowrap; }
    .numbers thead th { color: var(--muted); text-align: right; line-height: 20px; }
    .numbers td { text-align: right; font-variant-numeric: tabular-nums; width: 19%; }
    .numbers .none { color: var(--muted); }
    .numbers tbody tr { border-top: 1px solid var(--rule); }
    .observations { display: grid; grid-template-columns: auto 1fr; gap: 0 16px; font-size: 13px; line-height: 28px; }
    .observations dt, .observations dd { border-top: 1px solid var(--rule); margin-right: -16px; padding-right: 16px; }
    .observations dd { text-align: right; overflow-wrap: anywhere; margin-right: 0; padding-right: 0; }
    h4 { font-size: 12px; font-weight: 600; letter-spacing: 0.08em; text-transform: uppercase; color: var(--muted); margin: 16px 0 6px; }
    pre {
      padding: 12px 14px; background: var(--panel); border: 1px solid var(--rule); border-radius: 8px;
      font-size: 12.5px; line-height: 1.6; white-space: pre-wrap; overflow-wrap: anywhere; tab-size: 2;
    }
    .source h4:first-child { margin-top: 0; }
    pre.trace { border-left: 3px solid var(--accent); }
    .nothing { color: var(--muted); font-style: italic; }
    @media (max-width: 1100px) {
      body { padding: 40px 24px 64px; }
      h1 { font-size: 38px; }
    }
    @media (max-width: 860px) {
      .columns { grid-template-columns: minmax(0, 1fr); }
      .columns figure { max-width: 640px; margin: 0 auto; }
      .seen { position: static; align-self: stretch; }
    }
    @media (max-width: 640px) {
      body { padding: 32px 16px 48px; }
      h2 { font-size: 24px; }
      h2 .ordinal { font-size: 20px; margin-right: 10px; }
      main > section > article { padding: 16px; }
      .numbers { font-size: 12px; letter-spacing: -0.02em; }
      .numbers td { width: auto; padding-left: 6px; }
    }
    .table { background: var(--card); border: 1px solid var(--rule); border-radius: 12px; margin-top: 20px; overflow: hidden; }
    .table > header {
      display: grid; grid-template-columns: minmax(0, 460fr) minmax(0, 660fr); gap: 12px 32px; padding: 20px 24px;
    }
    .table > header .summary { margin: 4px 0 10px; }
    .table > header .code { align-self: start; }
    .table table { width: 100%; table-layout: fixed; border-collapse: collapse; border-top: 1px solid var(--rule); }
    .table thead th, .table thead td { height: 34px; background: var(--panel); }
    .table thead td { width: 92px; }
    .table th { font-size: 12px; font-weight: 600; color: var(--muted); }
    .table tbody th { padding: 0 12px 0 4px; text-align: right; overflow-wrap: break-word; }
    .table tbody tr { border-top: 1px solid var(--rule); }
    td.cell { padding: 8px 8px 10px 0; vertical-align: top; }
    .cell figure { border-radius: 6px; }
    .cell dl {
      display: grid; grid-template-columns: auto 1fr; gap: 1px 8px; align-content: start; padding: 6px 4px 0;
      font-size: 12px; line-height: 1.5;
    }
    .cell dd { text-align: right; overflow-wrap: break-word; font-variant-numeric: tabular-nums; }
    .cell .frames dd { letter-spacing: -0.02em; }
    .cell .frames span { white-space: nowrap; }
    .cell dl .swatch { width: 13px; height: 9px; margin: 0; vertical-align: 0; }
    .cell .looks dt { color: var(--muted); }
    .list {
      display: grid; grid-template-columns: repeat(var(--columns), minmax(0, 1fr)); gap: 0 14px; padding: 16px 16px 4px;
      border-top: 1px solid var(--rule);
    }
    .list .cell {
      display: grid; grid-template-rows: subgrid; grid-row: span 4; padding-bottom: 14px; border: 0; border-radius: 0;
    }
    .list header { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 2px 8px; padding: 8px 4px 0; }
    .list h4 { margin: 0; font-size: 13px; line-height: 19px; letter-spacing: 0; text-transform: none; color: var(--ink); }
    .list .claims { gap: 4px; }
    .list .claims a { font-size: 11px; line-height: 17px; padding: 0 6px; }
    .list .summary { padding: 2px 4px 0; font-size: 13px; line-height: 1.45; }
    /* A narrow page has no columns of headings: each cell shows its own, and as many cells are in a row as fit. */
    @media (max-width: 1100px) {
      .list { grid-template-columns: repeat(auto-fill, minmax(min(240px, 100%), 1fr)); }
      .table > header { grid-template-columns: minmax(0, 1fr); padding: 16px; }
      .table table, .table tbody { display: block; }
      .table thead { display: none; }
      .table tbody tr {
        display: grid; grid-template-columns: repeat(auto-fill, minmax(min(150px, 100%), 1fr)); gap: 8px 12px; padding: 10px 12px 14px;
      }
      .table.wide tbody tr { grid-template-columns: repeat(auto-fill, minmax(min(320px, 100%), 1fr)); }
      .table tbody th { grid-column: 1 / -1; padding: 0; text-align: left; font-size: 14px; color: var(--ink); }
      td.cell { padding: 4px 0; }
      .column { display: block; }
      .cell dl { font-size: 13px; }
    }
    @media (max-width: 640px) {
      .cell .frames { gap: 1px 4px; letter-spacing: -0.03em; }
      .cell .looks { gap: 1px 6px; font-size: 12px; }
    }
    .picture { display: block; width: 100%; height: auto; }
    .picture > path { fill: none; vector-effect: non-scaling-stroke; }
    .picture .grid { stroke: var(--grid); stroke-width: 1; }
    .picture .button { stroke: var(--button); stroke-width: 3; fill: var(--button-fill); fill-opacity: 0.55; }
    .picture .background { stroke: var(--background); stroke-width: 1.5; fill: var(--background); fill-opacity: 0.1; }
    .picture .content { stroke: var(--content); stroke-width: 1.5; stroke-dasharray: 8 5; }
    .picture .image { stroke: var(--image); stroke-width: 1.5; fill: var(--image); fill-opacity: 0.16; }
    .picture .title { stroke: var(--title); stroke-width: 1.5; fill: var(--title); fill-opacity: 0.14; }
    .picture .subtitle { stroke: var(--subtitle); stroke-width: 1.5; fill: var(--subtitle); fill-opacity: 0.12; }
    .picture .box { stroke: var(--box); stroke-width: 1.5; fill: var(--box); fill-opacity: 0.14; }
    .cell .picture .button { stroke-width: 2; }
    .cell .picture .content { stroke-width: 1; stroke-dasharray: 5 4; }
    .cell .picture :is(.image, .title, .subtitle, .background) { stroke-width: 1.25; }
    .picture > text { font-family: Inter, -apple-system, "Helvetica Neue", Arial, sans-serif; }
    .picture .label { fill: var(--title); }
    .picture .label.second { fill: var(--subtitle); }
    .picture .label.boxed { fill: var(--box); }
    .picture .measure { stroke: var(--measure); stroke-width: 1; }
    .picture .number, .picture .grid-step { fill: var(--muted); font: 12px ui-monospace, Menlo, "DejaVu Sans Mono", monospace; }
    .picture .number.width { text-anchor: middle; }
    .picture .number.height, .picture .grid-step { text-anchor: end; }
    .picture.look { background: #8f99a8; }
    .picture.look .edge { stroke: #ffffff; stroke-opacity: 0.55; stroke-width: 1; stroke-dasharray: 3 3; }
    .picture.look.light { background: #ffffff; }
    .picture.look.dark { background: #000000; }
    .picture.look.light .edge { stroke: #000000; stroke-opacity: 0.28; }
    """#
}
