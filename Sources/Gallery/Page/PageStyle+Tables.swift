/// The look of tables and drawings.
extension PageStyle {
  static let tables = """
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
      font-size: 11px; line-height: 1.5;
    }
    .cell dd { text-align: right; overflow-wrap: anywhere; font-variant-numeric: tabular-nums; }
    .cell .frames dd { letter-spacing: -0.02em; }
    .cell dl .swatch { width: 13px; height: 9px; margin: 0; vertical-align: 0; }
    .cell .looks { font-size: 12px; }
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
    @media (max-width: 1000px) { .list { grid-template-columns: repeat(2, minmax(0, 1fr)); } }
    @media (max-width: 860px) {
      .table > header { grid-template-columns: minmax(0, 1fr); padding: 16px; }
      .table table, .table thead, .table tbody { display: block; }
      .table thead tr, .table tbody tr { display: grid; grid-template-columns: repeat(var(--columns), minmax(0, 1fr)); }
      .table thead td { display: none; }
      .table thead th { height: auto; padding: 7px 2px; font-size: 11px; }
      .table tbody th { grid-column: 1 / -1; padding: 8px 8px 0; text-align: left; }
      td.cell { padding: 6px 3px 8px; }
      td.cell dl { gap: 1px 4px; padding: 4px 2px 0; font-size: 10px; letter-spacing: -0.03em; }
      td.cell dl .swatch { width: 8px; height: 8px; }
      td.cell .looks { font-size: 11px; letter-spacing: 0; }
      .dense td.cell .looks { grid-template-columns: minmax(0, 1fr); gap: 0; }
      .dense td.cell .looks dd { text-align: left; margin-bottom: 3px; }
    }
    @media (max-width: 640px) {
      .table thead { display: none; }
      .table tbody tr { grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 4px 12px; padding: 10px 12px 12px; }
      .table.wide tbody tr, .list { grid-template-columns: minmax(0, 1fr); }
      .table tbody th { padding: 0; font-size: 14px; color: var(--ink); }
      td.cell { padding: 4px 0 8px; }
      td.cell::before {
        content: attr(data-column); display: block; padding-bottom: 3px; font-size: 12px; font-weight: 600; color: var(--muted);
      }
      td.cell dl, .cell dl { gap: 2px 8px; padding: 6px 2px 0; font-size: 13px; letter-spacing: 0; }
      td.cell dl .swatch { width: 13px; height: 9px; }
      td.cell .looks, .dense td.cell .looks { font-size: 12px; grid-template-columns: auto 1fr; gap: 2px 6px; }
      .dense td.cell .looks dd { text-align: right; margin: 0; }
    }
    """

  static let drawing = """
    .picture { display: block; width: 100%; height: auto; }
    .picture > path { fill: none; vector-effect: non-scaling-stroke; }
    .picture .grid { stroke: var(--grid); stroke-width: 1; }
    .picture .button { stroke: var(--button); stroke-width: 3; fill: var(--button-fill); fill-opacity: 0.55; }
    .picture .background { stroke: var(--background); stroke-width: 1.5; fill: var(--background); fill-opacity: 0.1; }
    .picture .content { stroke: var(--content); stroke-width: 1.5; stroke-dasharray: 8 5; }
    .picture .image { stroke: var(--image); stroke-width: 1.5; fill: var(--image); fill-opacity: 0.16; }
    .picture .title { stroke: var(--title); stroke-width: 1.5; fill: var(--title); fill-opacity: 0.14; }
    .picture .subtitle { stroke: var(--subtitle); stroke-width: 1.5; fill: var(--subtitle); fill-opacity: 0.12; }
    .cell .picture .button { stroke-width: 2; }
    .cell .picture .content { stroke-width: 1; stroke-dasharray: 5 4; }
    .cell .picture :is(.image, .title, .subtitle, .background) { stroke-width: 1.25; }
    .picture > text { font-family: Inter, -apple-system, "Helvetica Neue", Arial, sans-serif; }
    .picture .label { fill: var(--title); }
    .picture .label.second { fill: var(--subtitle); }
    .picture .measure { stroke: var(--measure); stroke-width: 1; }
    .picture .number, .picture .grid-step { fill: var(--muted); font: 12px ui-monospace, Menlo, "DejaVu Sans Mono", monospace; }
    .picture .number.width { text-anchor: middle; }
    .picture .number.height, .picture .grid-step { text-anchor: end; }
    """

  static let looks = """
    .picture.look { background: #8f99a8; }
    .picture.look .edge { stroke: #ffffff; stroke-opacity: 0.55; stroke-width: 1; stroke-dasharray: 3 3; }
    """
}
