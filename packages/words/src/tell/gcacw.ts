import {
  type AnyChoice,
  type Event,
  type Frame,
  type Game,
  type Gcacw,
  HALVES,
  type Kind,
  type Reason,
  type World,
} from '@wigwag/gcacw';
import { type Hex, hexName } from '@wigwag/hex';
import type { Refusal, Rolled } from '@wigwag/kernel';
import { ENGLISH, type Key } from '../catalogue.ts';
import { keyFor, type Translate, type Values } from '../translator.ts';

/** Stands for a piece or hex that there is not: a refused choice may name one. */
const NOTHING = '–';

const QUARTERS = ['', '¼', '½', '¾'] as const;

/** 3, 3½, ½: points and Combat values know halves and quarters. */
function inDigits(value: number): string {
  const whole = Math.floor(value);
  const fraction = QUARTERS[Math.round((value - whole) * QUARTERS.length)];
  if (fraction === undefined || fraction === '') return `${value}`;
  return `${whole === 0 ? '' : whole}${fraction}`;
}

const signed = (value: number): string => (value > 0 ? `+${value}` : `${value}`);

const inPoints = (t: Translate, points: number): string =>
  t('gcacw.points', { count: points, number: inDigits(points) });

/** The printed number, and the name of the place if it has one: 0708 Kernstown. */
export function hexLabel({ ground: { grid }, scenario: { map } }: World, hex: Hex): string {
  if (grid.names[hex] === undefined) return NOTHING;
  const place = map.hexes[hex]?.name;
  return place === undefined ? hexName(grid, hex) : `${hexName(grid, hex)} ${place}`;
}

/** Newton, Union infantry division. */
export function describeUnit(t: Translate, world: World, unit: number): string {
  const found = world.units[unit];
  return found === undefined ? NOTHING : t('gcacw.unit', { ...found });
}

/** Stuart, Confederate cavalry division leader. */
export function describeLeader(t: Translate, world: World, leader: number): string {
  const found = world.leaders[leader];
  if (found === undefined) return NOTHING;
  return t(found.arm === 'cavalry' ? 'gcacw.leader-of-cavalry' : 'gcacw.leader', { ...found });
}

type Tell = (value: unknown) => string;

/** How a field is told, by its name: the same in events, choices, frames and refusals. */
function tellersOf(t: Translate, world: World): Readonly<Record<string, Tell>> {
  const each =
    (nameOf: (id: number) => string): Tell =>
    value =>
      [value].flat().map(Number).map(nameOf).join(', ') || NOTHING;
  const units = each(unit => world.units[unit]?.name ?? NOTHING);
  const leaders = each(leader => world.leaders[leader]?.name ?? NOTHING);
  const hexes = each(hex => hexLabel(world, hex));
  const side: Tell = value => t(keyFor('gcacw.side', String(value)));
  const because: Tell = clause => t(keyFor('gcacw.because', String(clause)));
  const verb: Tell = value => {
    const key = keyFor('gcacw.verb', String(value));
    return Object.hasOwn(ENGLISH, key) ? t(key) : String(value);
  };
  return {
    ...{ unit: units, units, digging: units, leader: leaders, along: leaders },
    ...{ hex: hexes, from: hexes, to: hexes, side, by: side, winner: side, because, verb },
  };
}

function valuesOf(t: Translate, world: World, fields: object): Values {
  const tellers = tellersOf(t, world);
  const tell = ([name, value]: [string, unknown]): [string, unknown] => [
    name,
    tellers[name]?.(value) ?? (typeof value === 'number' ? inDigits(value) : value),
  ];
  return Object.fromEntries(Object.entries(fields).map(tell));
}

interface Sentence {
  readonly key: Key;
  readonly values?: Values;
}

const ACTIONS = {
  march: 'gcacw.event.actionBegan.march',
  activate: 'gcacw.event.actionBegan.activate',
  burn: 'gcacw.event.actionBegan.burn',
  entrench: 'gcacw.event.actionBegan.entrench',
} as const satisfies Record<Extract<Event, { type: 'actionBegan' }>['action'], Key>;

const EXTENDED = {
  NE: 'gcacw.event.extendedMarch.NE',
  D: 'gcacw.event.extendedMarch.D',
  1: 'gcacw.event.extendedMarch.loss',
  2: 'gcacw.event.extendedMarch.loss',
  3: 'gcacw.event.extendedMarch.loss',
} as const satisfies Record<Extract<Event, { type: 'extendedMarch' }>['result'], Key>;

/** Which sentence tells the event, and what its fields do not say as they are. */
function sentenceOf(t: Translate, world: World, event: Event): Sentence {
  switch (event.type) {
    case 'turnBegan':
      return { key: 'gcacw.event.turnBegan', values: { date: Date.parse(world.scenario.turns[event.turn - 1] ?? '') } };
    case 'initiativeRolled': {
      const { winner, union, confederate } = event.initiative;
      const rolled = union > 0 || confederate > 0;
      const key = rolled ? 'gcacw.event.initiativeRolled' : 'gcacw.event.initiativeRolled.automatic';
      return { key, values: { union, confederate, winner: t(keyFor('gcacw.side', winner)) } };
    }
    case 'actionBegan':
      return { key: ACTIONS[event.action] };
    case 'allowanceRolled': {
      const key = event.unit < 0 ? 'gcacw.event.allowanceRolled.leader' : 'gcacw.event.allowanceRolled';
      return { key, values: { points: inPoints(t, event.points) } };
    }
    case 'extendedMarch':
      return { key: EXTENDED[event.result], values: { modifier: signed(event.modifier) } };
    case 'forceMarched': {
      const key = event.loss > 0 ? 'gcacw.event.forceMarched.loss' : 'gcacw.event.forceMarched';
      return { key, values: { points: inPoints(t, event.bonus) } };
    }
    case 'unitMoved':
      return { key: 'gcacw.event.unitMoved', values: { points: inPoints(t, event.left / HALVES) } };
    case 'stationBurned': {
      const destroyed = event.damage === 'destroyed';
      return { key: destroyed ? 'gcacw.event.stationBurned.destroyed' : 'gcacw.event.stationBurned.damaged' };
    }
    case 'exhausted':
      return { key: event.exhausted ? 'gcacw.event.exhausted' : 'gcacw.event.exhausted.over' };
    case 'demoralization':
      return { key: event.demoralized > 0 ? 'gcacw.event.demoralization' : 'gcacw.event.demoralization.over' };
    default:
      return { key: keyFor('gcacw.event', event.type) };
  }
}

/** A line of the log. */
export function describeEvent(t: Translate, world: World, event: Event): string {
  const { key, values } = sentenceOf(t, world, event);
  return t(key, { ...valuesOf(t, world, event), ...values });
}

/** A button or an entry of a menu. */
export function describeChoice(t: Translate, world: World, choice: AnyChoice): string {
  const values = valuesOf(t, world, choice);
  if (choice.do === 'activate' && choice.digging.length > 0) return t('gcacw.choice.activate.digging', values);
  if (choice.do === 'attach' && choice.along.length > 0) return t('gcacw.choice.attach.along', values);
  return t(keyFor('gcacw.choice', choice.do), values);
}

function promptOf(t: Translate, { board }: Pick<Game, 'board'>, frame: Frame<Kind>): Sentence {
  switch (frame.kind) {
    case 'turn':
      return { key: 'gcacw.ask.turn', values: { turn: board.turn } };
    case 'offer':
      return { key: frame.handed ? 'gcacw.ask.offer.handed' : 'gcacw.ask.offer' };
    case 'activation':
      return frame.step === 'units'
        ? { key: 'gcacw.ask.activation' }
        : { key: 'gcacw.ask.activation.attach', values: { points: inPoints(t, frame.allowance / HALVES) } };
    case 'march':
      return { key: 'gcacw.ask.march', values: { points: inPoints(t, frame.left / HALVES) } };
    default:
      return { key: keyFor('gcacw.ask', frame.kind) };
  }
}

/** Who decides, and what. */
export function describePrompt(t: Translate, game: Pick<Game, 'world' | 'board'>, frame: Frame<Kind>): string {
  const { key, values } = promptOf(t, game, frame);
  const units = 'waiting' in frame ? frame.waiting : [];
  return t(key, { ...valuesOf(t, game.world, { ...frame, side: frame.by, units }), ...values });
}

/** Why not: a sentence, and the clause it stands for. */
export function describeRefusal(
  t: Translate,
  world: World,
  { clause, params }: Refusal<Gcacw>,
): { readonly sentence: string; readonly clause: string } {
  const key = clause.startsWith('kernel/') ? keyFor('why', clause) : keyFor('gcacw.why', clause);
  return { sentence: t(key, valuesOf(t, world, params)), clause };
}

/** The dice, and what they were rolled for. */
export function describeRoll(t: Translate, { request, answer }: Rolled<Reason>): string {
  const why = t(keyFor('gcacw.dice', request.why));
  if (request.why === 'initiative') {
    const [union, confederate] = answer;
    return t('gcacw.roll.initiative', { why, union, confederate });
  }
  const sum = request.kind === 'sum' && answer.length > 1 ? ` = ${answer.reduce((a, b) => a + b)}` : '';
  return t('gcacw.roll', { why, dice: `${answer.join(sum === '' ? ', ' : ' + ')}${sum}` });
}
