import { layoutOf, markersOf, SIDES, type Side } from '@wigwag/lee';
import { numberOfPiece } from '../map/pieceKind.ts';
import type { Room } from '../room.ts';
import { sideCalled } from '../roster.ts';
import { paperDrawing } from './files.ts';
import { areasMeasured, initialOf, linesMeasured } from './measures.ts';
import { type Formation, formationsMeasured, unitNumbers } from './unitsMeasured.ts';

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const rowOf = (cells: readonly string[]): string =>
  `<tr>${cells.map(each => `<td>${escaped(each)}</td>`).join('')}</tr>`;

/** A table under its heads; what stands in it is written already. */
const tableOf = (heads: readonly string[], rows: readonly string[]): string =>
  `<table><thead><tr>${heads.map(each => `<th>${escaped(each)}</th>`).join('')}</tr></thead><tbody>${rows.join('')}</tbody></table>`;

/** Bold, then plain. */
const pair = (bold: string, text: string): string => `<span><b>${escaped(bold)}</b> ${text}</span>`;

function endForm(room: Room): string {
  const { t, plan } = room;
  const name = (side: Side): string => initialOf(room, side);
  const holders = [...SIDES.map(side => initialOf(room, side)), t('lee.client.nobody')]
    .map(each => `☐ ${escaped(each)}`)
    .join(' &nbsp; ');
  const entries = [
    ...plan.points.map((_, i) => pair(t('lee.client.point', { n: i + 1 }), holders)),
    ...SIDES.map(side => pair(t('lee.client.baseOf', { army: name(side) }), holders)),
    ...SIDES.map(side => pair(t('lee.client.lostBy', { army: name(side) }), '______')),
    ...SIDES.map(side => pair(t('lee.client.brokenOf', { army: name(side) }), '☐')),
  ];
  const about = escaped(t('lee.client.sheet.endAbout'));
  return `<section class="end"><h2>${escaped(t('lee.client.report'))}<small>${about}</small></h2><div class="box">${entries.join('')}</div></section>`;
}

/** Who sits where; nothing of what a player keeps to himself. */
function armies({ t, language, world, view }: Room): string {
  const { a } = view.game.board.field;
  if (a === '') return '';
  const { edges } = layoutOf(world, a);
  const each = SIDES.map(side => {
    const edge = edges[side] === 'top' ? t('lee.client.sheet.upper') : t('lee.client.sheet.lower');
    const player = side === a ? t('lee.client.sheet.playerA') : t('lee.client.sheet.playerB');
    const count = markersOf(view.game, side).length;
    // Once the battle is over the tactics are open.
    const said =
      view.frame === undefined ? t('lee.client.sheet.markers', { count }) : t('lee.client.sheet.sealed', { count });
    const name = escaped(sideCalled({ t, language, world }, side));
    return `<section><h2>${name}<small>${escaped(`${player}, ${edge}`)}</small></h2>${escaped(said)}</section>`;
  });
  return `<div class="armies">${each.join('')}</div>`;
}

function terrainSection(room: Room): string {
  const { t } = room;
  const measured = areasMeasured(room);
  if (measured.length === 0) return '';
  const heads = [
    '',
    t('lee.client.sheet.piece'),
    t('lee.client.sheet.by'),
    t('lee.client.sheet.left'),
    t('lee.client.sheet.top'),
    t('lee.client.sheet.bottom'),
    t('lee.client.sheet.size'),
    t('lee.client.sheet.turned'),
  ];
  const rows = measured.map(({ number, name, by, left, top, bottom, size, turned }) =>
    rowOf([number, name, initialOf(room, by), left, top, bottom, size, turned]),
  );
  const about = escaped(t('lee.client.sheet.terrain'));
  const title = `<h2>${escaped(t('lee.client.sheet.terrainTitle'))}<small>${about}</small></h2>`;
  return `${title}${tableOf(heads, rows)}`;
}

function formationRows({ name, units }: Formation): string {
  const rows = units.map(({ number, name: unit, kind, base, left, top, facing }) =>
    rowOf([number, unit, kind, base, left, top, facing]),
  );
  return `<tr><th colspan="7" scope="rowgroup">${escaped(name)}</th></tr>${rows.join('')}`;
}

function unitsOf(room: Room, side: Side): string {
  const { t } = room;
  const formations = formationsMeasured(room, side);
  if (formations.length === 0) return '';
  const heads = [
    '',
    t('lee.client.sheet.units'),
    t('lee.client.sheet.kind'),
    t('lee.client.sheet.base'),
    t('lee.client.sheet.left'),
    t('lee.client.sheet.top'),
    t('lee.client.sheet.faces'),
  ];
  return `<div><h2>${escaped(sideCalled(room, side))}</h2>${tableOf(heads, formations.map(formationRows))}</div>`;
}

/** Where each unit's front has its middle, and whither it looks; of what has no unit on the table, nothing. */
function unitsSection(room: Room): string {
  const { t } = room;
  const tables = SIDES.map(side => unitsOf(room, side)).join('');
  if (tables === '') return '';
  const about = escaped(t('lee.client.sheet.unitsAbout'));
  return `<section class="units"><h2>${escaped(t('lee.client.sheet.units'))}<small>${about}</small></h2><div class="both">${tables}</div></section>`;
}

/** What moment of the battle it shows, and the day on which it was printed. */
function whenOf({ t, language, world, view }: Room, today: Date): string {
  const { width, height } = world.table;
  const {
    armies: { year },
    play,
  } = view.game.board;
  return [
    ...(year > 0 ? [String(year)] : []),
    ...(play.turn > 0 ? [t('lee.client.turn', { n: play.turn })] : []),
    t('lee.client.tableSize', { width, height }),
    t('lee.client.sheet.printed', { date: new Intl.DateTimeFormat(language, { dateStyle: 'long' }).format(today) }),
  ].join(' · ');
}

/** One A4 page, with units a second: the table with a grid of six inches, every piece from the edges, a form for the end. No secret is on it. */
export function sheetOf(room: Room): { title: string; body: string } {
  const { t, language, world, view } = room;
  const { terrain } = view.game.board;
  const numbers = new Map([
    ...areasMeasured(room).map(({ id, number }) => [id, number] as const),
    ...terrain.bridges.map(({ id }) => [id, numberOfPiece(id)] as const),
    ...unitNumbers(room),
  ]);
  const title = t('lee.client.title');
  const lines = linesMeasured(room).map(({ name, text }) => `<li><b>${escaped(name)}</b> ${escaped(text)}</li>`);
  const signs = SIDES.map(side => `<span>${escaped(sideCalled({ t, language, world }, side))}</span>`);
  const body = `<header><h1>${escaped(title)}</h1><span>${escaped(whenOf(room, new Date()))}</span></header>
<main><div>${paperDrawing(room, numbers)}${armies(room)}${endForm(room)}</div>
<div>${terrainSection(room)}
<h2>${escaped(t('lee.client.sheet.lines'))}<small>${escaped(t('lee.client.sheet.linesAbout'))}</small></h2><ul>${lines.join('')}</ul>
<div class="sign">${signs.join('')}</div></div></main>
${unitsSection(room)}
<footer>${escaped(t('lee.client.sheet.foot'))}</footer>`;
  return { title, body };
}
