import type { Refusal } from '@wigwag/kernel';
import { type AnyChoice, type Judgement, judge as judgeMove, judgePlacement, type Lee, pieceKind } from '@wigwag/lee';
import type { Draft } from '../drafts/draft.ts';
import { cutShort } from '../drafts/march.ts';
import type { Sitting, View } from '../room.ts';
import { choiceOf } from './choiceOf.ts';
import { type Judged, NOT_YET } from './judging.ts';

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

/** Terrain in the way of a move by what it is. */
function withKind({ game }: View, refused: Refusal<Lee> | undefined): Refusal<Lee> | undefined {
  const id = refused?.params.with;
  const kind = typeof id === 'string' ? pieceKind(game.board.terrain, id) : undefined;
  return refused === undefined || kind === undefined ? refused : { ...refused, params: { ...refused.params, kind } };
}

/** Inches: less is no march. */
const LEAST = 0.1;

/** A march that may not go all its way, up to what stops it. */
function shortened(sitting: Sitting, view: View, draft: Draft, course: Judgement | undefined): AnyChoice | undefined {
  if (draft.kind !== 'march' || course === undefined || course.moved < LEAST) return undefined;
  const choice = choiceOf(cutShort(draft, course.path), view);
  return choice !== undefined && sitting.whyNot(choice) === undefined ? choice : undefined;
}

/** What forbids a march along a road and not the same march beside it: where it bends there is no room, or it does not run so. */
const OF_ROADS = /^7\.(2\/road|3\/)/;

/** A march along a road that cannot be made so is made as if there were none. */
function choiceIn(sitting: Sitting, view: View, draft: Draft): AnyChoice | undefined {
  const choice = choiceOf(draft, view);
  if (draft.kind !== 'march' || choice === undefined) return choice;
  const refused = sitting.whyNot(choice);
  return refused !== undefined && OF_ROADS.test(refused.clause)
    ? choiceOf({ ...draft, keepsToRoads: false }, view)
    : choice;
}

/** What would come of the thing in hand: all checks of a placement, the whole course of a move. */
export function judge(sitting: Sitting, view: View, draft: Draft | undefined): Judged | undefined {
  if (draft === undefined || view.frame === undefined || view.frame.by !== view.eyes) return undefined;
  const choice = choiceIn(sitting, view, draft);
  if (choice === undefined) return NOT_YET;
  const checks = judgePlacement(view.game, choice);
  const failed = checks.find(({ ok }) => !ok);
  const broken: Refusal<Lee> | undefined = failed && { clause: failed.clause, params: paramsOf(view, failed) };
  const judgement = judgeMove(view.game, choice);
  const refused = broken ?? withKind(view, withCauses(sitting.whyNot(choice), judgement));
  return {
    choice,
    refused,
    cutShort: refused && shortened(sitting, view, draft, judgement),
    checks,
    lit: [
      ...(failed?.shapes ?? []),
      ...(judgement !== undefined && !judgement.legal
        ? judgement.causes.flatMap(({ id, shapes }) =>
            shapes.map(points => ({ role: 'cause', form: 'ring', points, piece: id }) as const),
          )
        : []),
    ],
    proposal: undefined,
    course: judgement,
  };
}
