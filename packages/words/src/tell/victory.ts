import type {
  DegreeRow,
  Game,
  LedgerLine,
  Result,
  Side,
  SuddenDeath,
  VictoryKind,
  VictoryPlace,
  VictoryRule,
  World,
} from '@wigwag/gcacw';
import { sideName } from '@wigwag/hex';
import type { Key } from '../catalogue.ts';
import { keyFor, type Translate } from '../translate.ts';
import { hexLabel, NOTHING, signed } from './basics.ts';

const ruleOf = ({ scenario }: World, id: string): VictoryRule | undefined =>
  scenario.victory?.rules.find(rule => rule.id === id);

const placesOf = (world: World, hexes: readonly number[]): string => hexes.map(hex => hexLabel(world, hex)).join(', ');

function lineKey(kind: VictoryKind, { hex, count }: LedgerLine): Key {
  const places = kind === 'held' || kind === 'controlled' || kind === 'each-turn';
  if (places && hex < 0) return 'gcacw.ledger.all';
  if (kind === 'destroyed' && count < 0) return 'gcacw.ledger.destroyed.repaired';
  return keyFor('gcacw.ledger', kind);
}

/** What a line of the ledger is for: 2 Manpower lost by Newton. */
export function describeLine(t: Translate, world: World, line: LedgerLine): string {
  const rule = ruleOf(world, line.rule);
  if (rule === undefined) return line.rule;
  return t(lineKey(rule.kind, line), {
    count: line.count,
    unit: world.units[line.unit]?.name ?? NOTHING,
    hex: hexLabel(world, line.hex),
    hexes: placesOf(world, rule.hexes ?? []),
    hexside: line.hexside < 0 ? NOTHING : sideName(world.grid, line.hexside),
  });
}

/** Decisive Union victory; a draw. */
export const describeOutcome = (t: Translate, { winner, degree }: Result): string =>
  winner === 'draw' || degree === 'none' ? t('gcacw.outcome.draw') : t('gcacw.outcome.won', { winner, degree });

/** A lead, or how far behind the side may still be. */
const describeLead = (t: Translate, by: number): string =>
  by < 0 ? t('gcacw.lead.behind', { count: -by }) : t('gcacw.lead', { by });

/** Decisive Union victory: lead of 7 or more. */
export const describeDegree = (t: Translate, { winner, by, degree }: DegreeRow): string =>
  `${t('gcacw.outcome.won', { winner, degree })}: ${describeLead(t, by)}`;

/** Confederacy +8 to Union +1: the leads with which nobody wins; undefined: somebody always does. */
export function describeDraw(t: Translate, rows: readonly DegreeRow[]): string | undefined {
  const least = (side: Side): number => Math.min(...rows.filter(row => row.winner === side).map(({ by }) => by));
  const [from, to] = [1 - least('confederate'), least('union') - 1];
  if (from > to || !Number.isFinite(from) || !Number.isFinite(to)) return undefined;
  const said = (lead: number): string =>
    lead === 0
      ? t('gcacw.lead.level')
      : t('gcacw.lead.of', { side: t(keyFor('gcacw.side', lead > 0 ? 'union' : 'confederate')), by: Math.abs(lead) });
  const outcome = t('gcacw.outcome.draw');
  return from === to
    ? `${outcome}: ${said(from)}`
    : `${outcome}: ${t('gcacw.lead.between', { from: said(from), to: said(to) })}`;
}

/** What a condition that names no degree promises is left to the table of degrees. */
const suddenOutcome = (t: Translate, { for: winner, degree }: SuddenDeath): string =>
  degree === undefined
    ? t('gcacw.sudden.degrees', { side: t(keyFor('gcacw.side', winner)) })
    : t('gcacw.outcome.won', { winner, degree });

/** Decisive Union victory, at the end of any action: lead of 4 or more; units in N4124 Manassas Junction. */
export function describeSuddenDeath(t: Translate, world: World, condition: SuddenDeath): string {
  const { atOnce, points, by, hexes = [] } = condition;
  const asked = [
    ...(points === undefined ? [] : [t('gcacw.sudden.points', { points })]),
    ...(by === undefined ? [] : [describeLead(t, by)]),
    ...(hexes.length === 0 ? [] : [t('gcacw.sudden.hexes', { hexes: placesOf(world, hexes) })]),
  ].join('; ');
  const outcome = suddenOutcome(t, condition);
  return t(atOnce ? 'gcacw.sudden.atOnce' : 'gcacw.sudden.turn', { outcome, asked });
}

function ruleKey({ kind, per, all, once, destroyed }: VictoryRule): Key {
  switch (kind) {
    case 'held':
      return all ? 'gcacw.rule.held.all' : 'gcacw.rule.held';
    case 'controlled':
      return all ? 'gcacw.rule.controlled.all' : 'gcacw.rule.controlled';
    case 'each-turn':
      return all ? 'gcacw.rule.each-turn.all' : 'gcacw.rule.each-turn';
    case 'entered':
      return once ? 'gcacw.rule.entered.once' : 'gcacw.rule.entered';
    case 'burned':
      return destroyed ? 'gcacw.rule.burned.destroyed' : 'gcacw.rule.burned';
    case 'exited':
      return per === undefined ? 'gcacw.rule.exited' : 'gcacw.rule.exited.manpower';
    case 'losses':
      return 'gcacw.rule.losses';
    case 'eliminated':
      return 'gcacw.rule.eliminated';
    case 'destroyed':
      return 'gcacw.rule.destroyed';
  }
}

/** What narrows a rule, in brackets: arms, sizes, causes, places. */
function narrowed(t: Translate, world: World, rule: VictoryRule): string {
  const { arms = [], sizes = [], cause, crossings = [], hexsides = [], hexes = [] } = rule;
  const parts = [
    ...arms.map(arm => t(keyFor('gcacw.arm', arm))),
    ...sizes.map(size => t(keyFor('gcacw.size', size))),
    ...(cause === undefined ? [] : [t(keyFor('gcacw.cause', cause))]),
    ...crossings.map(crossing => t(keyFor('gcacw.crossing', crossing))),
    ...hexsides.map(hexside => sideName(world.grid, hexside)),
    ...(rule.kind === 'exited' ? hexes.map(hex => hexLabel(world, hex)) : []),
  ];
  return parts.length === 0 ? '' : ` (${parts.join(', ')})`;
}

const PLACE_KEYS = {
  held: 'gcacw.counts.held',
  controlled: 'gcacw.counts.controlled',
  entered: 'gcacw.counts.entered',
  burned: 'gcacw.counts.burned',
  'each-turn': 'gcacw.counts.each-turn',
} as const satisfies Partial<Record<VictoryRule['kind'], Key>>;

const HOLDERS = { union: 'gcacw.counts.of.union', confederate: 'gcacw.counts.of.confederate' } as const;

const placeKey = ({ kind }: VictoryRule): Key | undefined =>
  kind in PLACE_KEYS ? PLACE_KEYS[kind as keyof typeof PLACE_KEYS] : undefined;

/** Confederacy: +2 if burned. The Union has it. */
export function describePlace(t: Translate, { world, board }: Game, { hex, holder }: VictoryPlace): string {
  const rules = (world.scenario.victory?.rules ?? []).flatMap(rule => {
    const key = placeKey(rule);
    if (key === undefined || rule.hexes?.includes(hex) !== true) return [];
    const side = t(keyFor('gcacw.side', rule.for));
    return [t('gcacw.counts.rule', { side, points: t(key, { points: signed(rule.points) }) })];
  });
  const whose = holder === undefined ? t('gcacw.counts.nobody') : t(HOLDERS[holder]);
  const burned = board.stations.some(station => station.hex === hex) ? [t('gcacw.counts.isBurned')] : [];
  return [...new Set(rules), ...burned, whose].join(' ');
}

/** +5 for each held at the end: L0704 Oakdale. */
export function describeRule(t: Translate, world: World, rule: VictoryRule): string {
  const { hexes = [], per = 1 } = rule;
  return t(ruleKey(rule), {
    points: signed(rule.points),
    count: per,
    hexes: hexes.length === 0 ? t('gcacw.rule.anywhere') : placesOf(world, hexes),
    narrowed: narrowed(t, world, rule),
  });
}
