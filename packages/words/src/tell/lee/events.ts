import { eventFields } from '@wigwag/kernel';
import { DECLARED, degrees, type Event, turnBetween, type World } from '@wigwag/lee';
import type { Key } from '../../catalogue.ts';
import { keyFor, type Translate } from '../../translate.ts';
import { areaKind, valuesOf } from './values.ts';

type Of<T extends Event['type']> = Extract<Event, { readonly type: T }>;

/** The first of two sentences if it holds. */
const either = (holds: boolean, key: Key, otherwise: Key): Key => (holds ? key : otherwise);

const declared = ({ field, forcedMarch }: Of<'battlefieldDeclared'>): Key => {
  if (field === undefined) return 'lee.event.battlefieldDeclared';
  return either(forcedMarch === true, 'lee.event.battlefieldDeclared.march', 'lee.event.battlefieldDeclared.own');
};

function lineLaid({ sunken, bed }: Of<'lineLaid'>): Key {
  if (sunken) return 'lee.event.lineLaid.sunken';
  return either(bed === 'embanked', 'lee.event.lineLaid.embanked', 'lee.event.lineLaid');
}

/** A move that does not leave its place says how far it turns. */
const isTurn = (event: Event): event is Of<'unitMoved'> =>
  event.type === 'unitMoved' && event.moved === 0 && !event.paid;

function turnedIn(event: Event): { readonly turned?: string } {
  if (!isTurn(event)) return {};
  const turned = Math.round(turnBetween(degrees(event.from.heading), degrees(event.to.heading)));
  return { turned: String(turned).replace('-', '−') };
}

function unitMoved(event: Of<'unitMoved'>): Key {
  if (isTurn(event)) return 'lee.event.unitMoved.turned';
  const { moveKind, paid } = event;
  if (moveKind === 'support') return 'lee.event.unitMoved.support';
  return either(paid, 'lee.event.unitMoved.paid', 'lee.event.unitMoved');
}

function scored({ goals, percent }: Of<'battleScored'>): Key {
  if (goals.length === 0) return 'lee.event.battleScored.noGoal';
  return either(percent > 0, 'lee.event.battleScored', 'lee.event.battleScored.none');
}

type Sentences = { readonly [T in Event['type']]?: (event: Of<T>) => Key };

/** Events that have a sentence for each of several cases; what a side may not know is left out of its sentence. */
const SENTENCES: Sentences = {
  generalDrawn: ({ level }) => either(level === 'army', 'lee.event.generalDrawn.army', 'lee.event.generalDrawn'),
  generalGiven: ({ other }) => either(other !== undefined, 'lee.event.generalGiven.exchange', 'lee.event.generalGiven'),
  cardsDrawn: ({ cards }) => either(cards !== undefined, 'lee.event.cardsDrawn.own', 'lee.event.cardsDrawn'),
  cardsKept: ({ cards }) => either(cards !== undefined, 'lee.event.cardsKept.own', 'lee.event.cardsKept'),
  cardTaken: ({ cards }) => either(cards !== undefined, 'lee.event.cardTaken.own', 'lee.event.cardTaken'),
  battlefieldDeclared: declared,
  battlefieldShown: ({ forcedMarch }) =>
    either(forcedMarch, 'lee.event.battlefieldShown.march', 'lee.event.battlefieldShown'),
  armyTacticChosen: ({ tactic }) =>
    either(tactic !== undefined, 'lee.event.armyTacticChosen.own', 'lee.event.armyTacticChosen'),
  cavalryTacticChosen: ({ tactic }) =>
    either(tactic !== undefined, 'lee.event.cavalryTacticChosen.own', 'lee.event.cavalryTacticChosen'),
  markerPlaced: ({ byTactic }) => either(byTactic, 'lee.event.markerPlaced.tactic', 'lee.event.markerPlaced'),
  lineLaid,
  bridgeLaid: ({ origin }) => either(origin === 'auto', 'lee.event.bridgeLaid.auto', 'lee.event.bridgeLaid'),
  areaLaid: ({ half }) => either(half, 'lee.event.areaLaid.half', 'lee.event.areaLaid'),
  deploymentEnded: ({ left }) => either(left.length > 0, 'lee.event.deploymentEnded.left', 'lee.event.deploymentEnded'),
  // the first turn has no roll of its own.
  turnInitiative: ({ blue, grey }) =>
    either(blue.length + grey.length > 0, 'lee.event.turnInitiative', 'lee.event.turnInitiative.first'),
  unitMoved,
  unitMarked: ({ on }) => either(on, 'lee.event.unitMarked', 'lee.event.unitMarked.off'),
  endAnswered: ({ agreed }) => either(agreed, 'lee.event.endAnswered', 'lee.event.endAnswered.refused'),
  reportAnswered: ({ agreed }) => either(agreed, 'lee.event.reportAnswered', 'lee.event.reportAnswered.refused'),
  battleScored: scored,
};

/** A name with a small letter may come first. */
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A line of the log. */
export function describeLeeEvent(t: Translate, world: World, event: Event): string {
  const sentence = SENTENCES[event.type] as ((event: Event) => Key) | undefined;
  const kind = 'terrain' in event && 'surface' in event ? { kind: areaKind(t, event) } : {};
  const count = 'count' in event ? { count: event.count } : {};
  const values = { ...valuesOf(t, world, eventFields(DECLARED, event)), ...kind, ...count, ...turnedIn(event) };
  return capital(t(sentence?.(event) ?? keyFor('lee.event', event.type), values));
}
