import {
  type Action,
  type Event,
  eventsOf,
  type Fight,
  type Fought,
  fightsOf,
  foughtIn,
  type Move,
  movesOf,
  outcomeOf,
  type World,
} from '@wigwag/gcacw';
import type { Hex } from '@wigwag/hex';
import { keyFor, type Translate } from '../translate.ts';
import { hexLabel, NOTHING, phaseTitle, signed } from './basics.ts';
import type { Sentence } from './values.ts';

const unitName = (world: World, unit: number): string => world.units[unit]?.name ?? NOTHING;
const leaderName = (world: World, leader: number): string => world.leaders[leader]?.name ?? NOTHING;

const namesOf = (world: World, units: readonly number[]): string =>
  units.map(unit => unitName(world, unit)).join(', ') || NOTHING;

const has = (action: Action, ...types: readonly string[]): boolean =>
  action.parts.some(({ events }) => events.some(({ type }) => types.includes(type)));

/** Where the first attack of an action went; undefined: there was none, or nobody was told. */
const attacked = (action: Action): Hex | undefined =>
  fightsOf(action).find(({ target }) => target !== undefined)?.target;

const marchOf = (action: Action): Move | undefined =>
  movesOf(action).find(
    ({ manner, unit, force }) => manner === 'march' && (unit === action.unit || force === action.force),
  );

function phaseSentence(t: Translate, world: World, { phase, scenarioPhase, side }: Action): Sentence {
  const own = scenarioPhase === undefined ? undefined : phaseTitle(t, world, scenarioPhase);
  const title = own ?? t(keyFor('gcacw.phase', phase ?? 'action-cycle'));
  if (side === undefined) return { key: 'gcacw.action.phase', values: { phase: title } };
  return { key: 'gcacw.action.phase.side', values: { phase: title, side: t(keyFor('gcacw.side', side)) } };
}

function marchSentence(world: World, action: Action): Sentence {
  const values = { unit: unitName(world, action.unit) };
  const target = attacked(action);
  if (target !== undefined)
    return { key: 'gcacw.action.march.attacks', values: { ...values, hex: hexLabel(world, target) } };
  if (has(action, 'unitExited')) return { key: 'gcacw.action.march.leaves', values };
  const move = marchOf(action);
  const isLost = action.parts.some(({ events }) =>
    events.some(event => event.type === 'unitEliminated' && event.unit === action.unit),
  );
  if (isLost) return { key: 'gcacw.action.march.lost', values };
  if (move !== undefined) return { key: 'gcacw.action.march', values: { ...values, ...wayOf(world, move) } };
  return { key: has(action, 'marchEnded') ? 'gcacw.action.march.stays' : 'gcacw.action.march.begins', values };
}

const wayOf = (world: World, { path }: Move) => ({
  hex: hexLabel(world, path.at(-1) ?? -1),
  count: path.length - 1,
});

/** What says of a unit of an activation that it has had its turn, or will have none. */
const OWN_TURN: readonly Event['type'][] = ['worksBuilt', 'unitEliminated', 'unitExited'];

/** F. Lee to S2612 Bealeton: each unit of an activation, and where it has marched, if it has had its march. */
function ledUnits(t: Translate, world: World, action: Action): string {
  const moves = movesOf(action).filter(({ manner }) => manner === 'march');
  const over = new Set(eventsOf(action).flatMap(event => (event.type === 'marchEnded' ? [event.unit] : [])));
  const had = new Set(
    eventsOf(action).flatMap(event => (OWN_TURN.includes(event.type) && 'unit' in event ? [event.unit] : [])),
  );
  const isBegun = over.size > 0 || moves.length > 0;
  const led = action.units.map(id => {
    const unit = unitName(world, id);
    const end = moves.findLast(move => move.unit === id)?.path.at(-1);
    if (end !== undefined) return t('gcacw.action.led', { unit, hex: hexLabel(world, end) });
    if (over.has(id)) return t('gcacw.action.led.stays', { unit });
    return isBegun && !had.has(id) ? t('gcacw.action.led.waits', { unit }) : unit;
  });
  return led.join(', ') || NOTHING;
}

function ledSentence(t: Translate, world: World, action: Action): Sentence {
  const target = attacked(action);
  const hex = target === undefined ? '' : hexLabel(world, target);
  const isMarch = action.kind === 'activate' && target === undefined;
  const units = isMarch ? ledUnits(t, world, action) : namesOf(world, action.units);
  const values = { leader: leaderName(world, action.leader), units, hex };
  if (action.kind === 'activate') {
    return { key: target === undefined ? 'gcacw.action.activate' : 'gcacw.action.activate.attacks', values };
  }
  const [fight] = fightsOf(action);
  if (fight?.command !== undefined && fight.command.number < 0) return { key: 'gcacw.action.assault.failed', values };
  return { key: target === undefined ? 'gcacw.action.assault.unknown' : 'gcacw.action.assault', values };
}

function burnSentence(world: World, action: Action): Sentence {
  const unit = unitName(world, action.unit);
  const burned = eventsOf(action).find(event => event.type === 'stationBurned');
  return burned === undefined
    ? { key: 'gcacw.action.burn', values: { unit } }
    : { key: 'gcacw.action.burn.at', values: { unit, hex: hexLabel(world, burned.hex) } };
}

function sentenceOf(t: Translate, world: World, action: Action): Sentence {
  const side = t(keyFor('gcacw.side', action.side ?? action.initiative?.winner ?? 'table'));
  const unit = unitName(world, action.unit);
  switch (action.kind) {
    case 'phase':
      return phaseSentence(t, world, action);
    case 'initiative':
      return {
        key: action.side === undefined ? 'gcacw.action.initiative' : 'gcacw.action.initiative.taken',
        values: { side },
      };
    case 'march':
      return marchSentence(world, action);
    case 'activate':
    case 'assault':
      return ledSentence(t, world, action);
    case 'force': {
      const move = marchOf(action);
      return move === undefined
        ? { key: 'gcacw.action.force.stays', values: { force: action.force } }
        : { key: 'gcacw.action.force', values: { force: action.force, ...wayOf(world, move) } };
    }
    case 'opening':
      return { key: 'gcacw.action.opening' };
    case 'pass':
      return { key: 'gcacw.action.pass', values: { side } };
    case 'burn':
      return burnSentence(world, action);
    case 'entrench':
      return { key: 'gcacw.action.entrench', values: { unit } };
    case 'edit':
      return { key: 'gcacw.action.edit' };
    case 'end':
      return { key: 'gcacw.action.end' };
  }
}

/** Refusing flanks ends a march: it is told with it. */
const withFlanks = (t: Translate, action: Action, what: string): string =>
  eventsOf(action).some(event => event.type === 'flanksRefused' && event.refused)
    ? t('gcacw.action.refused', { what })
    : what;

/** How a fight went: all slipped away from one that was declared and not fought, when another came after it. */
function outcomeIn(t: Translate, { result, ...fight }: Fight, isLast: boolean): string | undefined {
  if (result !== undefined) return t(keyFor('gcacw.fought', outcomeOf({ ...fight, result })));
  return isLast ? undefined : t('gcacw.fought.away');
}

/** Then Newton attacks 0708 Kernstown: an attack after the first. */
function thenSentence(t: Translate, world: World, what: string, { unit, target }: Fight): string {
  const hex = hexLabel(world, target ?? -1);
  const name = world.units[unit]?.name;
  return name === undefined
    ? t('gcacw.action.then.unknown', { what, hex })
    : t('gcacw.action.then', { what, unit: name, hex });
}

/** Newton marches to 0708 Kernstown, 4 hexes: an action in one line; of each fight, where it was and how it went. */
export function describeAction(t: Translate, world: World, action: Action): string {
  const { key, values } = sentenceOf(t, world, action);
  const fights = fightsOf(action);
  return fights.reduce(
    (what, fight, place) => {
      const begun = place === 0 ? what : thenSentence(t, world, what, fight);
      const outcome = outcomeIn(t, fight, place === fights.length - 1);
      return outcome === undefined ? begun : t('gcacw.action.fought', { what: begun, outcome });
    },
    withFlanks(t, action, t(key, values)),
  );
}

/** Rows of the chart end there: what was added beyond is not known from the row. */
const ENDS = [-8, 10];

/** 5 − 4 + 3 = +4: the dice of a fight with the sum, as short as can be; empty: nobody was told of them. */
export function diceOfFight({ parts }: Action, { line, result: { row } }: Fought): string {
  const rolled = parts.filter(part => part.line === line).flatMap(part => part.rolled);
  const combat = rolled.findLast(({ request }) => request.why === 'combat')?.answer;
  if (combat === undefined) return '';
  const [attacker = 0, defender = 0] = combat;
  const added = row - (attacker - defender);
  const middle = ENDS.includes(row) ? '…' : added < 0 ? `− ${-added}` : `+ ${added}`;
  return `${attacker} − ${defender} ${middle} = ${signed(row)}`;
}

/** The sum of each fight, or the dice of the march: what an action was rolled with; empty: nothing. */
export function diceOfAction(action: Action): string {
  const fought = foughtIn(action).map(fight => diceOfFight(action, fight));
  const told = fought.filter(dice => dice !== '').join('; ');
  if (told !== '') return told;
  const rolls = action.parts.flatMap(({ rolled }) => rolled);
  const first = rolls.find(({ request }) => request.why !== 'initiative')?.answer;
  return first === undefined ? '' : first.join(' + ');
}
