import type { Control, Event, Unit } from '../board.ts';
import type { FlowWithoutDice, Game } from '../game.ts';
import { forceUnder } from '../intelligence/markers/force.ts';
import { unitData } from '../pieces/pieces.ts';
import type { World } from '../world/world.ts';
import { NO_LINES, type ScoringKind } from './kind.ts';
import { KINDS } from './kinds.ts';
import type { LedgerLine } from './ledger.ts';

const NOTHING: readonly Event[] = [];

const rulesOf = ({ world }: Game) => world.scenario.victory?.rules ?? [];

const scored = (line: LedgerLine): Event => ({ type: 'scored', ...line });

/** Hexes whose last holder matters, with who has them at the start where nobody stands in them. */
const controlled = ({ scenario }: World) =>
  (scenario.victory?.rules ?? [])
    .filter(({ kind }) => kind === 'controlled')
    .flatMap(({ hexes = [], from }) => hexes.map(hex => ({ hex, from })));

/** Control at the start: whoever stands there, or whom the scenario names. */
export function firstControl(world: World, units: readonly Unit[]): readonly Control[] {
  const found = new Map<number, Control>();
  for (const { hex, from } of controlled(world)) {
    const holder = units.findIndex(unit => unit.hex === hex);
    const side = world.units[holder]?.side ?? from;
    if (side !== undefined) found.set(hex, { hex, side });
  }
  return [...found.values()];
}

/** Whoever comes into a watched hex controls it from then on; a dummy is nobody (LI/dummy-limits). */
function controlBy(g: Game, event: Event): readonly Event[] {
  if (!('to' in event && 'unit' in event) || !g.world.controlled.has(event.to)) return NOTHING;
  const { unit, to: hex } = event;
  const { side } = unitData(g, unit);
  const has = g.board.control.some(control => control.hex === hex && control.side === side);
  return has ? NOTHING : [{ type: 'controlChanged', hex, side }];
}

/** All that points or control could come of. */
const COUNTED: ReadonlySet<Event['type']> = new Set([
  'unitMoved',
  'unitRetreated',
  'unitAdvanced',
  'unitDisplaced',
  'unitArrived',
  'unitExited',
  'manpowerLost',
  'unitEliminated',
  'stationBurned',
  'crossingDestroyed',
  'crossingRepaired',
  'edited',
]);

/** The ledger is open: what counts for victory takes the marker off the unit that did it. */
function shownBy({ board }: Game, event: Event): readonly Event[] {
  const force = 'unit' in event ? forceUnder(board.forces, event.unit) : undefined;
  if (force === undefined) return NOTHING;
  const { id, side, hex, units } = force;
  return [{ type: 'forceRevealed', side, force: id, hex, units, because: 'LI/shown-by-deed' }];
}

/** Points and control that an event brings with it. */
export function follows(g: Game, event: Event): readonly Event[] {
  if (!COUNTED.has(event.type) || rulesOf(g).length === 0) return NOTHING;
  const brought = [...controlBy(g, event)];
  for (const rule of rulesOf(g)) {
    for (const line of KINDS[rule.kind].happens?.(g, rule, event) ?? NO_LINES) brought.push(scored(line));
  }
  return brought.length > 0 ? [...shownBy(g, event), ...brought] : NOTHING;
}

/** Would the event count for victory? Then a unit that it takes off the map has to be shown before. */
export const isCounted = (g: Game, event: Event): boolean => follows(g, event).length > 0;

const linesAt = (g: Game, end: Exclude<keyof ScoringKind, 'happens'>): LedgerLine[] =>
  rulesOf(g).flatMap(rule => KINDS[rule.kind][end]?.(g, rule) ?? []);

/** Points of a turn are given when its last phase begins. */
const isTurnScored = ({ board }: Game): boolean => board.phase === 'turn-indication';

/** What would be added if the game ended now, this turn's points included. */
export const linesAtEnd = (g: Game): LedgerLine[] => [
  ...(isTurnScored(g) ? [] : linesAt(g, 'turnEnds')),
  ...linesAt(g, 'gameEnds'),
];

export function scoreTurn(flow: FlowWithoutDice): void {
  for (const line of linesAt(flow.game, 'turnEnds')) flow.emit(scored(line));
}

export function scoreEnd(flow: FlowWithoutDice): void {
  for (const line of linesAtEnd(flow.game)) flow.emit(scored(line));
}
