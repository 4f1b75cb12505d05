import { type AnyChoice, type Game, type Gcacw, type Side, type Tactical, whyNotNext } from '@wigwag/gcacw';
import type { Refusal } from '@wigwag/kernel';
import type { Translate } from '@wigwag/words';

/** One thing that is known of a piece. */
export interface Fact {
  readonly label: string;
  readonly text: string;
  /** Fatigue, as dots before the text. */
  readonly dots?: number;
}

/** What it comes to: the threat of an enemy, the chances of one's own. */
export interface Weighed {
  readonly tone: 'threat' | 'attack';
  readonly title: string;
  readonly lines: readonly string[];
}

/** The card of a piece as data: nothing on it that whoever looks may not know. */
export interface CardFacts {
  readonly side: Side;
  readonly name: string;
  readonly lines: readonly string[];
  readonly facts: readonly Fact[];
  readonly weighed?: Weighed | undefined;
}

/** Who looks at what: the game is as this side sees it. */
export interface Looking {
  readonly game: Game;
  readonly eyes: Side;
  readonly t: Translate;
  readonly whyOf: (refused: Refusal<Gcacw>) => string;
}

/** Why a side could not do that if it had the action now; undefined: it could. */
export function whyNot({ game, whyOf }: Looking, side: Side, attempt: AnyChoice): string | undefined {
  const refused = whyNotNext(game, side, attempt);
  return refused === undefined ? undefined : whyOf(refused);
}

export const fact = (label: string, text: string | undefined): Fact[] => (text === undefined ? [] : [{ label, text }]);

/** In attack and in defence, where they differ. */
export function tacticsOf(t: Translate, { attack, defence, parenthesised }: Tactical): string {
  const value = attack === defence ? `${attack}` : t('client.card.split', { attack, defence });
  return parenthesised ? t('client.card.parenthesised', { value }) : value;
}
