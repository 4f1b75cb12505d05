import type { AnyChoice, Gcacw, MarchWay, Side } from '@wigwag/gcacw';
import { forceCode, parseKey } from '@wigwag/staffmap';
import type { Translate } from '@wigwag/words';
import { put, useDesk } from '../../shell/desk.ts';
import { clearDesk, type Hand, handOf, stillHand } from '../../shell/hand.ts';
import { sayAnswer } from '../../shell/sayAnswer.ts';
import type { Act, Asking, Draft } from './asking/asking.ts';
import { placesOf } from './book/places.ts';
import { clearMap, fillForm, putOnMap, useMapDesk } from './desk.ts';
import { answerOf } from './map/answerOf.ts';
import { type LaidMarch, lay } from './march/laid.ts';
import { marchAlong } from './march/marchAlong.ts';
import { enemyThere, whyBarred } from './march/notThere.ts';
import { planOf } from './march/planOf.ts';
import { isByTouch } from './march/touch.ts';
import { mayReferee } from './referee/askReferee.ts';
import { withHex, withPiece } from './referee/form.ts';
import type { Sitting, View } from './room.ts';

/** What a player's hand does, on the map, in a list or with the keyboard. */
export interface MapHand extends Hand<Gcacw, Draft> {
  pointAtPiece(key: string): void;
  pointAtHex(hex: number): void;
  /** Along a way that was laid out. */
  march(march: Pick<LaidMarch, 'unit' | 'marching'>, way: MarchWay): void;
}

/** The cheapest way of the unit in hand to a hex; undefined: there is none, or it is not to march. */
function wayTo({ mover, marches }: Asking, hex: number) {
  const marching = mover === undefined ? undefined : marches?.get(mover);
  const way = mover === undefined ? undefined : marching && planOf(marching.game, mover).wayThrough([hex]);
  return mover === undefined || marching === undefined || way === undefined
    ? undefined
    : { march: { unit: mover, marching }, way };
}

/** Where a unit on the march stands already it is not to go: to point there is no attempt. */
const isItsOwnHex = ({ frame, game }: View, attempt: AnyChoice | undefined): boolean =>
  frame?.kind === 'march' && attempt?.do === 'step' && attempt.to === game.board.units[frame.unit]?.hex;

/** Whose piece it is. */
function sideOf({ world }: Pick<View, 'world'>, kind: 'unit' | 'leader', id: number): Side | undefined {
  return (kind === 'unit' ? world.units : world.leaders)[id]?.side;
}

/** An enemy is pointed at who cannot be attacked yet: while a unit is in hand it is said how it comes to that. */
function sayHowToAttack({ frame, game, world }: View, { mover, marches }: Asking, t: Translate, hex: number): void {
  if (mover === undefined || marches?.has(mover) !== true) return;
  if (frame?.kind === 'march') put({ message: enemyThere(t, game, mover, hex) });
  else put({ message: { text: t('client.hint.howToAttack', { unit: world.units[mover]?.name }), isNote: true } });
}

/** Where a piece stands. */
function hexOf({ game: { board } }: Pick<View, 'game'>, key: string): number {
  const { kind, id } = parseKey(key);
  if (kind === 'unit') return board.units[id]?.hex ?? -1;
  return (kind === 'leader' ? board.leaders[id] : board.forces.find(each => forceCode(each) === id))?.hex ?? -1;
}

/**
 * A piece that may not be chosen shows its card. Of one's own it is also said why not, where the rules have a reason: that
 * something else is asked now is none, and of an enemy one wants to know who it is.
 */
function lookOrSay(sitting: Sitting, asking: Asking, t: Translate, hand: Hand<Gcacw, Draft>, key: string): void {
  const { kind, id } = parseKey(key);
  const view = sitting.view();
  const { frame } = view;
  put({ message: undefined });
  // Of a unit on the march the card would lie over the hexes that it is to go to.
  const isMarching = kind === 'unit' && frame?.kind === 'march' && frame.unit === id;
  putOnMap({ inspected: isMarching ? undefined : key });
  if (kind === 'force' || sideOf(view, kind, id) !== view.eyes) {
    sayHowToAttack(view, asking, t, hexOf(view, key));
    return;
  }
  if (view.frame?.kind === 'transfer' && kind === 'unit' && asking.chosenLeaders.length === 0) {
    put({ message: { text: t('client.hint.onlyLeaders'), isNote: true } });
    return;
  }
  const attempt = asking.attempt[kind](id);
  if (isItsOwnHex(view, attempt)) return;
  const refused = sitting.whyNot(attempt);
  if (refused !== undefined && !refused.clause.startsWith('kernel/')) hand.attempt(attempt);
}

/** A finger sees no way before it touches the map: the first touch of a hex lays it out, the next one marches. */
function isShownFirst(unit: number, to: number): boolean {
  const { laid } = useMapDesk.getState();
  if (!isByTouch() || (laid?.by === 'touch' && laid.unit === unit && laid.to === to)) return false;
  put({ message: undefined });
  lay({ unit, kept: [], to, by: 'touch' });
  return true;
}

/** It gets there only by a force march: now, or once the march has begun. */
const onlyForced = (t: Translate, begin: readonly AnyChoice[], points: number | undefined): string =>
  begin.length === 0 ? t('client.march.forceNow', { points }) : t('client.march.onlyForced', { points });

/** What to say of a hex that no attempt speaks of: of one that a unit in hand does not get to, why. */
function hintOf(view: View, { mover, marches, hexHint = '' }: Asking, t: Translate, hex: number) {
  const marching = mover === undefined ? undefined : marches?.get(mover);
  return mover === undefined || marching === undefined
    ? { text: hexHint }
    : whyBarred(t, view, marching.game, mover, hex);
}

/** Asked before something is decided: goes on, at once or when the player says so. */
export type Heed = (choices: readonly AnyChoice[], goOn: () => void) => void;

const AT_ONCE: Heed = (_, goOn) => goOn();

export function mapHandOf(sitting: Sitting, asking: Asking, t: Translate, heed: Heed = AT_ONCE): MapHand {
  const plain = handOf<Gcacw, Draft>(sitting, t, choice => placesOf(sitting.view(), choice));
  const hand: typeof plain = {
    ...plain,
    act: act => {
      if ('draft' in act) plain.act(act);
      else heed('inTurn' in act ? act.inTurn : [act.choose], () => plain.act(act));
    },
  };
  const follow = (lit: Act | undefined, attempt: AnyChoice | undefined): void => {
    if (lit !== undefined) hand.act(lit);
    else if (attempt !== undefined) hand.attempt(attempt);
  };
  const march: MapHand['march'] = ({ unit, marching: { begin } }, { path, points, chance }) => {
    lay(undefined);
    // The unit stays in hand: a nearer hex may be chosen.
    if (chance === 0) return put({ message: { text: onlyForced(t, begin, points.at(-1)) } });
    clearDesk();
    const steps = path.slice(1).map(to => ({ do: 'step', to }) as const);
    heed([...begin, ...steps], () => {
      void marchAlong(sitting, t, { unit, begin, path }).then(({ answer, note }) => {
        if (answer !== undefined) sayAnswer(sitting, t, answer);
        if (note !== undefined) put({ message: { text: note, isNote: true } });
      });
    });
  };
  const isRefereeing = (): boolean => useDesk.getState().tab === 'referee' && mayReferee(sitting.view());
  return {
    ...hand,
    march,
    act: act => {
      lay(undefined);
      hand.act(act);
    },
    cancel: () => {
      hand.cancel();
      putOnMap({ spoken: undefined, inspected: undefined, laid: undefined, shownWay: undefined });
    },
    leave: () => {
      hand.leave();
      clearMap();
    },
    restart: () => {
      clearMap();
      hand.restart();
    },
    pointAtPiece: key => {
      const { kind, id } = parseKey(key);
      if (kind !== 'force' && isRefereeing()) return fillForm(form => withPiece(form, sitting.view().game, kind, id));
      const lit = { unit: asking.units, leader: asking.leaders, force: asking.forces }[kind].get(id);
      if (lit !== undefined) {
        putOnMap({ inspected: undefined, laid: undefined });
        return hand.act(lit);
      }
      // Who cannot be chosen, in a hex that can: the hex is meant.
      const into = asking.hexes.get(hexOf(sitting.view(), key));
      if (into !== undefined) hand.act(into);
      else lookOrSay(sitting, asking, t, hand, key);
    },
    pointAtHex: hex => {
      if (isRefereeing()) return fillForm(form => withHex(form, sitting.view().game, hex));
      const found = asking.hexes.has(hex) ? undefined : wayTo(asking, hex);
      const isUnderWay = sitting.view().frame?.kind === 'march';
      if (found !== undefined && (found.way.chance > 0 || found.way.forced > 0 || !isUnderWay)) {
        if (found.way.chance > 0 && isShownFirst(found.march.unit, hex)) return;
        return march(found.march, found.way);
      }
      lay(undefined);
      const attempt = asking.attempt.hex(hex);
      if (isItsOwnHex(sitting.view(), attempt)) return put({ message: undefined });
      if (attempt === undefined && asking.hexHint !== undefined)
        put({ message: hintOf(sitting.view(), asking, t, hex) });
      else if (asking.hexes.has(hex) || !answerOf(sitting, asking, t, hex)) follow(asking.hexes.get(hex), attempt);
    },
  };
}

/** The same over a map that is shown as it was. */
export const stillMapHand = (hand: MapHand): MapHand => ({
  ...stillHand(hand),
  pointAtPiece: () => undefined,
  pointAtHex: () => undefined,
  march: () => undefined,
});
