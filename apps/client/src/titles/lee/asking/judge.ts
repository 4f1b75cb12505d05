import { type Refusal, refusal } from '@wigwag/kernel';
import {
  type AnyChoice,
  type Cause,
  type Judgement,
  judge as judgeMove,
  judgePlacement,
  type Lee,
  lee,
  pieceKind,
  whyNotDeployed,
} from '@wigwag/lee';
import type { Draft } from '../drafts/draft.ts';
import { cutShort, pathUpTo } from '../drafts/march.ts';
import type { Sitting, View } from '../room.ts';
import { afterCombat } from './afterCombat.ts';
import { aheadFirst } from './aheadFirst.ts';
import { choiceOf } from './choiceOf.ts';
import { type CutShort, type Judged, NOT_YET } from './judging.ts';

/** The refusal with all that its sentence may say. */
function withCauses(refused: Refusal<Lee> | undefined, judgement: Judgement | undefined) {
  if (refused === undefined || judgement === undefined || judgement.legal || judgement.clause !== refused.clause)
    return refused;
  return { ...refused, params: { ...judgement.params, ...refused.params } };
}

type Failed = ReturnType<typeof judgePlacement>[number];

/** The numbers of a check that failed, and which piece on the table is the cause, or at fault. */
function paramsOf({ game }: View, { numbers, shapes }: Failed): Refusal<Lee>['params'] {
  const piece = shapes.find(lit => lit.piece !== undefined)?.piece;
  const kind = piece && pieceKind(game.board.terrain, piece);
  return piece === undefined || kind === undefined ? numbers : { ...numbers, piece, kind };
}

/** What is in the way of a unit that is set down. */
function causesIn({ game, eyes }: View, choice: AnyChoice): readonly Cause[] {
  return (choice.do === 'deployUnit' && whyNotDeployed(game, eyes, choice)?.causes) || [];
}

function withObstacle(refused: Refusal<Lee> | undefined, [cause]: readonly Cause[]): Refusal<Lee> | undefined {
  if (refused === undefined || cause === undefined) return refused;
  return { ...refused, params: { ...refused.params, what: cause.kind, with: cause.id } };
}

/** Terrain in the way of a move by what it is. */
function withKind({ game }: View, refused: Refusal<Lee> | undefined): Refusal<Lee> | undefined {
  const id = refused?.params.with;
  const kind = typeof id === 'string' ? pieceKind(game.board.terrain, id) : undefined;
  return refused === undefined || kind === undefined ? refused : { ...refused, params: { ...refused.params, kind } };
}

/** Inches: less is no march. */
const LEAST = 0.1;
/** Halvings of a march in search of how far it may go: to a tenth of an inch. */
const HALVINGS = 7;

/** Why a choice may not be made, as far as this decision goes. */
type WhyNot = (choice: AnyChoice) => Refusal<Lee> | undefined;

/** A march that may not go all its way, up to what stops it; where it may not stand there, as far before it as it may. */
function shortened(whyNot: WhyNot, view: View, draft: Draft, course: Judgement | undefined): CutShort | undefined {
  if (draft.kind !== 'march' || course === undefined || course.moved < LEAST) return undefined;
  const upTo = (moved: number): AnyChoice | undefined => choiceOf(cutShort(draft, pathUpTo(course.path, moved)), view);
  const whole = choiceOf(cutShort(draft, course.path), view);
  if (whole === undefined) return undefined;
  const refused = whyNot(whole);
  if (refused === undefined) return { choice: whole, moved: course.moved };
  const because = withKind(view, withCauses(refused, judgeMove(view.game, whole)));
  let found: CutShort | undefined;
  for (let [near, far, n] = [0, course.moved, 0]; n < HALVINGS; n++) {
    const moved = Math.floor(((near + far) / 2) * 20) / 20;
    const choice = upTo(moved);
    if (moved >= LEAST && choice !== undefined && whyNot(choice) === undefined) {
      found = { choice, moved, because };
      near = moved;
    } else far = moved;
  }
  return found;
}

/** What forbids a march along a road and not the same march beside it: where it bends there is no room, or it does not run so. */
const OF_ROADS = /^7\.(2\/road|3\/)/;

/** A march along a road that cannot be made so is made as if there were none. */
function choiceIn(whyNot: WhyNot, view: View, draft: Draft): AnyChoice | undefined {
  const choice = choiceOf(draft, view);
  if (draft.kind !== 'march' || choice === undefined) return choice;
  const refused = whyNot(choice);
  return refused !== undefined && OF_ROADS.test(refused.clause)
    ? choiceOf({ ...draft, keepsToRoads: false }, view)
    : choice;
}

/** A normal march says that the combat of its corps is over: it is judged as if that were said already. */
function whyNotIn(sitting: Sitting, view: View, draft: Draft): WhyNot {
  const fought = draft.kind === 'march' ? afterCombat(view) : undefined;
  return fought === undefined ? choice => sitting.whyNot(choice) : choice => refusal(lee, fought, view.eyes, choice);
}

function isLegal(whyNot: WhyNot, view: View, draft: Draft): boolean {
  const choice = choiceIn(whyNot, view, draft);
  return choice !== undefined && whyNot(choice) === undefined;
}

/** What would come of the thing in hand: all checks of a placement, the whole course of a move. */
export function judge(sitting: Sitting, view: View, draft: Draft | undefined): Judged | undefined {
  if (draft === undefined || view.frame === undefined || view.frame.by !== view.eyes) return undefined;
  const whyNot = whyNotIn(sitting, view, draft);
  const choice = choiceIn(whyNot, view, draft);
  if (choice === undefined) return NOT_YET;
  const checks = judgePlacement(view.game, choice);
  const failed = checks.find(({ ok }) => !ok);
  const broken: Refusal<Lee> | undefined = failed && { clause: failed.clause, params: paramsOf(view, failed) };
  const judgement = judgeMove(view.game, choice);
  const causes = causesIn(view, choice);
  const refused = broken ?? withKind(view, withObstacle(withCauses(whyNot(choice), judgement), causes));
  const hasNoRoom = refused?.clause === '7.3/pivot-room-after';
  return {
    choice,
    refused,
    aheadFirst: hasNoRoom ? aheadFirst(view, draft, each => isLegal(whyNot, view, each)) : undefined,
    cutShort: refused && shortened(whyNot, view, draft, judgement),
    checks,
    lit: [
      ...(failed?.shapes ?? []),
      ...[...causes, ...(judgement === undefined || judgement.legal ? [] : judgement.causes)].flatMap(
        ({ id, kind, shapes }) =>
          shapes.map(points => ({ role: 'cause', form: 'ring', points, piece: id, kind }) as const),
      ),
    ],
    proposal: undefined,
    course: judgement,
  };
}
