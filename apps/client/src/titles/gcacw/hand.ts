import { type AnyChoice, type Gcacw, reach, type Side } from '@wigwag/gcacw';
import { parseKey } from '@wigwag/staffmap';
import type { Translate } from '@wigwag/words';
import { put, useDesk } from '../../shell/desk.ts';
import { clearDesk, type Hand, handOf } from '../../shell/hand.ts';
import type { Act, Asking, Draft } from './asking/asking.ts';
import { placesOf } from './book/places.ts';
import { fillForm, putOnMap } from './desk.ts';
import { mayReferee } from './referee/askReferee.ts';
import { withHex, withPiece } from './referee/form.ts';
import type { Sitting, View } from './room.ts';

/** What a player's hand does, on the map, in a list or with the keyboard. */
export interface MapHand extends Hand<Gcacw, Draft> {
  pointAtPiece(key: string): void;
  pointAtHex(hex: number): void;
}

/** The hexes of a march under way to one that is lit farther off and sure to be reached; none otherwise. */
function sureWay(sitting: Sitting, hex: number): readonly number[] {
  const { game, frame } = sitting.view();
  if (frame?.kind !== 'march') return [];
  const there = reach(game, frame.unit).hexes.find(each => each.hex === hex && each.chance === 1);
  return there?.path.slice(1) ?? [];
}

/** Step by step, each a decision that can be taken back; whatever stops the march stops the walk. */
async function walk(sitting: Sitting, way: readonly number[]): Promise<void> {
  for (const to of way) {
    if (sitting.view().frame?.kind !== 'march') return;
    const answer = await sitting.send({ do: 'decide', choice: { do: 'step', to } });
    if (!('done' in answer)) return;
  }
}

/** Whose piece it is. */
function sideOf({ world }: Pick<View, 'world'>, kind: 'unit' | 'leader', id: number): Side | undefined {
  return (kind === 'unit' ? world.units : world.leaders)[id]?.side;
}

/**
 * A piece that may not be chosen shows its card. Of one's own it is also said why not, where the rules have a reason: that
 * something else is asked now is none, and of an enemy one wants to know who it is.
 */
function lookOrSay(sitting: Sitting, asking: Asking, hand: Hand<Gcacw, Draft>, key: string): void {
  const { kind, id } = parseKey(key);
  const view = sitting.view();
  put({ message: undefined });
  putOnMap({ inspected: key });
  if (kind === 'force' || sideOf(view, kind, id) !== view.eyes) return;
  const attempt = asking.attempt[kind](id);
  const refused = sitting.whyNot(attempt);
  if (refused !== undefined && !refused.clause.startsWith('kernel/')) hand.attempt(attempt);
}

export function mapHandOf(sitting: Sitting, asking: Asking, t: Translate): MapHand {
  const hand = handOf<Gcacw, Draft>(sitting, t, choice => placesOf(sitting.view(), choice));
  const follow = (lit: Act | undefined, attempt: AnyChoice | undefined): void => {
    if (lit !== undefined) hand.act(lit);
    else if (attempt !== undefined) hand.attempt(attempt);
  };
  const isRefereeing = (): boolean => useDesk.getState().tab === 'referee' && mayReferee(sitting.view());
  return {
    ...hand,
    cancel: () => {
      hand.cancel();
      putOnMap({ spoken: undefined, inspected: undefined });
    },
    pointAtPiece: key => {
      const { kind, id } = parseKey(key);
      if (kind !== 'force' && isRefereeing()) return fillForm(form => withPiece(form, sitting.view().game, kind, id));
      const lit = { unit: asking.units, leader: asking.leaders, force: asking.forces }[kind].get(id);
      if (lit !== undefined) {
        putOnMap({ inspected: undefined });
        hand.act(lit);
      } else lookOrSay(sitting, asking, hand, key);
    },
    pointAtHex: hex => {
      if (isRefereeing()) return fillForm(form => withHex(form, sitting.view().game, hex));
      const way = asking.hexes.has(hex) ? [] : sureWay(sitting, hex);
      if (way.length > 0) {
        clearDesk();
        void walk(sitting, way);
        return;
      }
      const attempt = asking.attempt.hex(hex);
      if (attempt === undefined && asking.hexHint !== undefined) put({ message: { text: asking.hexHint } });
      else follow(asking.hexes.get(hex), attempt);
    },
  };
}
