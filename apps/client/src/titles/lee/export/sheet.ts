import { SIDES } from '@wigwag/lee';
import type { Room } from '../room.ts';
import { drawing } from './files.ts';
import { areasMeasured, linesMeasured } from './measures.ts';

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const STYLE = `
@page { size: A4 landscape; margin: 10mm; }
body { margin: 0; font: 10px/1.35 Inter, system-ui, sans-serif; color: #111; }
h1 { margin: 0; font: 700 22px "EB Garamond", Georgia, serif; }
h2 { margin: 8px 0 2px; font: 700 14px "EB Garamond", Georgia, serif; }
header { display: flex; gap: 16px; align-items: baseline; border-bottom: 1.5px solid #111; padding-bottom: 4px; }
main { display: grid; grid-template-columns: 1fr 300px; gap: 14px; margin-top: 8px; }
svg { width: 100%; height: auto; }
table { width: 100%; border-collapse: collapse; }
th, td { padding: 1px 4px; text-align: right; border-bottom: 1px solid #ccc; font-weight: 400; }
th:nth-child(2), td:nth-child(2) { text-align: left; }
li { margin: 0 0 2px; }
ul { margin: 0; padding: 0; list-style: none; }
.box { border: 1px solid #111; border-radius: 4px; padding: 6px; margin-top: 8px; display: grid; grid-template-columns: 1fr 1fr 1fr; gap: 4px 12px; }
.sign { display: flex; gap: 20px; margin-top: 28px; }
.sign span { flex: 1; border-top: 1px solid #111; }
footer { margin-top: 8px; border-top: 1px solid #999; padding-top: 3px; color: #444; }`;

function endForm({ t, language, world, plan }: Room): string {
  const [blue, grey] = SIDES.map(side => escaped(world.armies[side].name[language]));
  const holders = `☐ ${blue} ☐ ${grey} ☐ ${escaped(t('lee.client.nobody'))}`;
  const points = plan.points.map(
    (_, i) => `<span><b>${escaped(t('lee.client.point', { n: i + 1 }))}</b><br>${holders}</span>`,
  );
  const bases = SIDES.map(
    side =>
      `<span><b>${escaped(t('lee.client.baseOf', { army: world.armies[side].name[language] }))}</b><br>${holders}</span>`,
  );
  const lost = SIDES.map(
    side =>
      `<span><b>${escaped(t('lee.client.lostBy', { army: world.armies[side].name[language] }))}</b> ______</span>`,
  );
  return `<h2>${escaped(t('lee.client.report'))}</h2><div class="box">${[...points, ...bases, ...lost].join('')}</div>`;
}

/** One A4 page: the table with a grid of six inches, every piece from the edges, a form for the end. No secret is on it. */
export function sheetHtml(room: Room): { head: string; body: string } {
  const { t, language, world, view } = room;
  const areas = areasMeasured(room);
  const lines = linesMeasured(room);
  const numbers = new Map(areas.map(({ id, number }) => [id, number]));
  const { width, height } = world.table;
  const { year } = view.game.board.armies;
  const rows = areas.map(
    ({ number, name, by, left, top, bottom, size }) =>
      `<tr><td>${number}</td><td>${escaped(name)}</td><td>${escaped(world.armies[by].name[language])}</td><td>${left}</td><td>${top}</td><td>${bottom}</td><td>${size}</td></tr>`,
  );
  const heads = [
    '',
    t('lee.client.sheet.piece'),
    t('lee.client.sheet.by'),
    t('lee.client.sheet.left'),
    t('lee.client.sheet.top'),
    t('lee.client.sheet.bottom'),
    t('lee.client.sheet.size'),
  ];
  const head = `<title>${escaped(t('lee.client.title'))}</title><style>${STYLE}</style>`;
  const body = `<header><h1>${escaped(t('lee.client.title'))}</h1><span>${year > 0 ? `${year} · ` : ''}${escaped(t('lee.client.tableSize', { width, height }))}</span></header>
<main><div>${drawing(room, true, numbers)}${endForm(room)}</div>
<div><h2>${escaped(t('lee.client.sheet.terrain'))}</h2><table><thead><tr>${heads.map(each => `<th>${escaped(each)}</th>`).join('')}</tr></thead><tbody>${rows.join('')}</tbody></table>
<h2>${escaped(t('lee.client.sheet.lines'))}</h2><ul>${lines.map(({ text }) => `<li>${escaped(text)}</li>`).join('')}</ul>
<div class="sign">${SIDES.map(side => `<span>${escaped(world.armies[side].name[language])}</span>`).join('')}</div></div></main>
<footer>${escaped(t('lee.client.sheet.foot'))}</footer>`;
  return { head, body };
}
