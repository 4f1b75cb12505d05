import type { AnyChoice, Attack, AttackType, Frame, Game, Gcacw, Kind } from '@wigwag/gcacw';
import type { Refusal } from '@wigwag/kernel';
import type { Translate } from '@wigwag/words';
import type * as shell from '../../../shell/asking.ts';
import type { View } from '../room.ts';

/** What is chosen so far, before anything is decided. */
export type Draft =
  | { readonly kind: 'none' }
  | { readonly kind: 'leader'; readonly leader: number }
  | { readonly kind: 'unit'; readonly unit: number }
  | {
      readonly kind: 'set';
      readonly leader: number;
      readonly units: readonly number[];
      readonly digging: readonly number[];
    }
  /** A force march that could cost the unit its life is asked about once more. */
  | { readonly kind: 'forcing' }
  | { readonly kind: 'aim'; readonly target: number; readonly type: AttackType }
  | {
      readonly kind: 'assault';
      readonly leader: number;
      readonly units: readonly number[];
      readonly target: number;
      /** The attack of a march that is looked at beside it. */
      readonly weighed?: AttackType;
    }
  /** Units of a force that go, stay or fight; leaders who change to another unit first, and to which. */
  | {
      readonly kind: 'pieces';
      readonly units: readonly number[];
      readonly leaders: readonly number[];
      readonly attachedTo: readonly number[];
    }
  | { readonly kind: 'losses'; readonly losses: readonly number[] }
  /** A force marker of one's own; units of a hex that are to go under one. */
  | { readonly kind: 'force'; readonly force: number }
  | { readonly kind: 'cover'; readonly hex: number; readonly units: readonly number[] };

export const NO_DRAFT: Draft = { kind: 'none' };

export type Act = shell.Act<AnyChoice, Draft>;
export type Button = shell.Button<AnyChoice, Draft>;

/** One of the ways to attack, side by side with the others. */
export interface AttackWay {
  readonly type: AttackType | 'assault';
  /** Movement points; an assault costs none. */
  readonly cost?: number;
  readonly attack: Attack;
  readonly show: Act;
  readonly refused: Refusal<Gcacw> | undefined;
}

export interface LossRow {
  readonly unit: number;
  readonly lost: number;
  readonly more: Act | undefined;
  readonly less: Act | undefined;
}

/** What opens beside the map for a decision that needs more than a line. */
export type Sheet =
  | {
      readonly kind: 'odds';
      readonly attack: Attack;
      readonly ways: readonly AttackWay[];
      /** An assault whose command roll is still to come. */
      readonly uncommanded?: boolean;
    }
  | { readonly kind: 'losses'; readonly rows: readonly LossRow[]; readonly number: number };

export type Lit = ReadonlyMap<number, Act>;

/** A march that may be begun or gone on with: in which game it is planned, and what is decided before its first step. */
export interface Marching {
  readonly game: Game;
  readonly begin: readonly AnyChoice[];
}

/** A leader who may be activated: in which game, the ways to do it with the most units first, and the units whose reach is of interest. */
export interface Leading {
  readonly game: Game;
  readonly activations: readonly Extract<AnyChoice, { do: 'activate' }>[];
  readonly units: readonly number[];
}

/** A pending decision as the screen shows it: lit is what the guards allow, nothing else. */
export interface Asking {
  readonly units: Lit;
  readonly leaders: Lit;
  readonly hexes: Lit;
  /** Of lit hexes: how likely it comes off, where a die decides. */
  readonly chances?: ReadonlyMap<number, number>;
  /** Force markers, by their code. */
  readonly forces: Lit;
  readonly chosenUnits: readonly number[];
  readonly chosenLeaders: readonly number[];
  readonly chosenForces?: readonly number[];
  readonly buttons: readonly Button[];
  /** Of the lit hexes those with enemies that may be attacked. */
  readonly targets: ReadonlySet<number>;
  /** The way a retreat has come. */
  readonly trail: readonly number[];
  readonly sheet?: Sheet;
  /** Said instead of the frame's own prompt, while a draft is open. */
  readonly hint?: string;
  /** What to say of a hex that no attempt speaks of. */
  readonly hexHint?: string;
  /** The unit whose reach is shown. */
  readonly mover?: number;
  /** The units that may march now, by a way laid out on the map. */
  readonly marches?: ReadonlyMap<number, Marching>;
  /** The leaders who may be activated. */
  readonly leads?: ReadonlyMap<number, Leading>;
  /** The leader whose units' reach is shown. */
  readonly led?: number;
  /** What whoever decides should know now, besides the question. */
  readonly note?: string;
  /** What a click on something unlit would have meant: asked for the reason why not. */
  readonly attempt: {
    unit(unit: number): AnyChoice;
    leader(leader: number): AnyChoice;
    hex(hex: number): AnyChoice | undefined;
  };
}

export interface Asked<K extends Kind> {
  readonly view: View;
  readonly game: Game;
  readonly frame: Frame<K>;
  readonly draft: Draft;
  readonly t: Translate;
  readonly may: (attempt: AnyChoice) => boolean;
  readonly why: (attempt: AnyChoice) => Refusal<Gcacw> | undefined;
}

const DARK: Lit = new Map();

/** Nothing lit, and the general reasons why not. */
export const UNLIT: Asking = {
  units: DARK,
  leaders: DARK,
  hexes: DARK,
  forces: DARK,
  chosenUnits: [],
  chosenLeaders: [],
  buttons: [],
  targets: new Set(),
  trail: [],
  attempt: {
    unit: unit => ({ do: 'march', unit }),
    leader: leader => ({ do: 'activate', leader, units: [], digging: [] }),
    hex: to => ({ do: 'step', to }),
  },
};

type Verb = AnyChoice['do'];

export const withVerb = <D extends Verb>(choices: readonly AnyChoice[], verb: D): Extract<AnyChoice, { do: D }>[] =>
  choices.filter((choice): choice is Extract<AnyChoice, { do: D }> => choice.do === verb);

export const choosing = <C extends AnyChoice>(choices: readonly C[], key: (choice: C) => number): Lit =>
  new Map(choices.map(choice => [key(choice), { choose: choice }]));

export const drafting = (ids: readonly number[], draft: (id: number) => Draft): Lit =>
  new Map(ids.map(id => [id, { draft: draft(id) }]));

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
