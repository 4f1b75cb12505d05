/** A page that prints on one sheet of A4. Without a doctype a table takes no font by itself. */
export const SHEET_STYLE = `
@page { size: A4 landscape; margin: 10mm; }
body { margin: 0; font: 10px/1.4 "Inter Variable", Inter, system-ui, sans-serif; color: #111; font-variant-numeric: tabular-nums; }
h1 { margin: 0; font: 700 22px/1.2 "EB Garamond", Georgia, serif; }
h2 { margin: 0 0 2px; font: 700 14px/1.3 "EB Garamond", Georgia, serif; }
h2 small { font: 400 9.5px "Inter Variable", Inter, sans-serif; color: #444; margin-left: 6px; }
header { display: flex; gap: 16px; align-items: baseline; border-bottom: 1.5px solid #111; padding-bottom: 4px; }
main { display: grid; grid-template-columns: minmax(0, 1fr) 322px; gap: 16px; margin-top: 8px; }
svg { display: block; width: 100%; height: auto; max-height: 122mm; }
table { width: 100%; border-collapse: collapse; font: inherit; font-variant-numeric: inherit; }
th, td { padding: 1.5px 4px; text-align: right; border-bottom: 1px solid #ccc; white-space: nowrap; }
th { font-weight: 400; color: #444; border-bottom-color: #111; }
td:first-child { font-weight: 700; }
th:nth-child(2), td:nth-child(2) { text-align: left; white-space: normal; }
ul { margin: 0 0 8px; padding: 0; list-style: none; }
li { padding: 1.5px 0; border-bottom: 1px solid #ccc; }
table + h2, .armies, .end { margin-top: 8px; }
.armies { display: grid; grid-template-columns: 1fr 1fr; gap: 12px; }
.end { border: 1px solid #111; border-radius: 4px; padding: 6px 8px; }
.box { display: grid; grid-template-columns: 1fr 1fr 1fr; gap: 4px 12px; }
.box span { white-space: nowrap; }
.sign { display: flex; gap: 20px; margin-top: 30px; }
.sign span { flex: 1; border-top: 1px solid #111; }
section.units { margin-top: 10px; break-before: page; }
.both { display: grid; grid-template-columns: 1fr 1fr; gap: 20px; align-items: start; font-size: 9px; line-height: 1.25; }
.both th, .both td { padding-block: 0.8px; }
.both tr { break-inside: avoid; }
.both :is(th, td):nth-child(3), .both tbody th { text-align: left; }
.both tbody th { font-weight: 600; color: #111; padding-top: 4px; border-bottom-color: #999; }
footer { margin-top: 8px; border-top: 1px solid #999; padding-top: 3px; color: #444; }`;
