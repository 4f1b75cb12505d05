import { type AnyChoice, proposedReport } from '@wigwag/lee';
import type { Translate } from '@wigwag/words';
import type { Button } from '../../../shell/asking.ts';
import type { Draft } from '../drafts/draft.ts';
import { hasBegun, legBack } from '../drafts/march.ts';
import { turnedBy } from '../map/courseInHand.ts';
import type { LeeFrame, Sitting, View } from '../room.ts';
import { degreesOf, movedAndLeft } from '../said.ts';
import { afterCombat } from './afterCombat.ts';
import type { Asking, Board } from './asking.ts';
import { crumbsOf } from './crumbs.ts';
import type { Judged } from './judging.ts';
import { isAskedTwice, isPressed, sureLabel } from './sure.ts';
import { PLACED, SAMPLED } from './verbs.ts';

type LeeButton = Button<AnyChoice, Draft>;

const BOARDS: Readonly<Record<string, Board>> = {
  lists: 'lists',
  year: 'lists',
  drawGenerals: 'generals',
  redraw: 'generals',
  replace: 'generals',
  assign: 'generals',
  drawCards: 'cards',
  keepCards: 'cards',
  useCards: 'cards',
  bonusCard: 'cards',
  declare: 'field',
  initiative: 'field',
  terrainList: 'field',
  terms: 'field',
  answerTerms: 'field',
  armyTactic: 'tactics',
  cavalryTactic: 'tactics',
};

const boardOf = (frame: LeeFrame | undefined): Board => BOARDS[frame?.kind ?? ''] ?? 'map';

/** Choices that boards show as cards of their own. */
const ON_BOARDS: ReadonlySet<AnyChoice['do']> = new Set<AnyChoice['do']>([
  ...([
    'chooseList',
    'declare',
    'chooseTactic',
    'chooseCavalryTactic',
    'redraw',
    'replace',
    'playCard',
    'terms',
  ] as const),
  ...(['chooseTerrainList', 'activate', 'deployCorps', 'deployArmy', 'carryOut'] as const),
]);

/** Seldom meant: they do not stand out. */
const QUIET: ReadonlySet<AnyChoice['do']> = new Set<AnyChoice['do']>(['proposeEnd', 'passActivation']);

/** Nothing is laid, or no more. */
const PASSES: ReadonlySet<AnyChoice['do']> = new Set<AnyChoice['do']>([
  ...(['passLinear', 'passLinearRest', 'passBarrier', 'passBarrierRest', 'noWorks', 'changed'] as const),
]);

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export interface Inquiry {
  readonly sitting: Sitting;
  readonly view: View;
  readonly draft: Draft | undefined;
  readonly judged: Judged | undefined;
  /** Something that might be taken in hand; nothing is. */
  readonly fresh: Draft | undefined;
  /** Dice of a choice that is made have to be typed in: nothing else may be chosen. */
  readonly isDue: boolean;
  readonly t: Translate;
  readonly language: 'en' | 'pl';
}

/** Would whoever passes be asked again? If not, one pass says it all. */
const passesAgain = ({ game, frame }: View): boolean =>
  (frame?.kind === 'barriers' ? game.board.terrain.barriersLeft : game.board.terrain.linearLeft) > 2;

const RESTS: readonly AnyChoice['do'][] = ['passLinearRest', 'passBarrierRest'];

/** What may be answered without a place on the table. */
function plainChoices({ sitting, view, isDue }: Inquiry): readonly AnyChoice[] {
  const { frame, isAutomatic, past } = view;
  if (frame === undefined || past !== undefined || isDue || isAutomatic || frame.by !== view.eyes) return [];
  const sampled = SAMPLED[frame.kind];
  const isMore = (choice: AnyChoice): boolean => !RESTS.includes(choice.do) || passesAgain(view);
  if (sampled !== undefined) return sampled.filter(choice => isMore(choice) && sitting.whyNot(choice) === undefined);
  return view.choices.filter(choice => !PLACED.has(choice.do) && !ON_BOARDS.has(choice.do));
}

/** Something may still be laid: to leave it is not the way on that is meant. */
const isLaying = ({ frame }: View): boolean =>
  frame?.kind === 'linear' || frame?.kind === 'barriers' || (frame?.kind === 'works' && frame.left > 0);

/** The one safe way on: there is no other, not on the board either. */
const isOnlyWay = ({ view }: Inquiry, choices: readonly AnyChoice[]): boolean =>
  choices.length === 1 &&
  !isLaying(view) &&
  (SAMPLED[view.frame?.kind ?? ''] !== undefined || !view.choices.some(choice => ON_BOARDS.has(choice.do)));

/** The march in hand would be lost: the button says so. */
const isLost = ({ judged }: Inquiry, { do: verb }: AnyChoice): boolean =>
  verb === 'endMoves' && judged?.choice?.do === 'move' && judged.choice.steps.length > 0;

/** The piece of terrain in hand would be put back: the button says so. */
const isPutBack = ({ draft }: Inquiry, { do: verb }: AnyChoice): boolean =>
  PASSES.has(verb) && draft !== undefined && draft.kind !== 'look' && draft.kind !== 'sure';

function plainLabel(inquiry: Inquiry, choose: AnyChoice): string {
  const { sitting, view, draft, t } = inquiry;
  const label = capital(sitting.title.words.choice(t, view.world, choose, view.frame));
  if (isLost(inquiry, choose)) return t('lee.client.do.endWithout', { end: label });
  if (isPutBack(inquiry, choose)) return t('lee.client.do.passWithout', { pass: label });
  return isPressed(draft, choose.do) && isAskedTwice(view, choose.do) ? sureLabel(t, view, choose.do, label) : label;
}

const actOf = ({ view, draft }: Inquiry, choose: AnyChoice): LeeButton['act'] =>
  isAskedTwice(view, choose.do) && !isPressed(draft, choose.do)
    ? { draft: { kind: 'sure', of: choose.do } }
    : { choose };

function plainButtons(inquiry: Inquiry): LeeButton[] {
  const { draft, fresh } = inquiry;
  const choices = plainChoices(inquiry);
  const usual = draft !== undefined || fresh !== undefined ? 'quiet' : isOnlyWay(inquiry, choices) ? 'main' : 'plain';
  const weightOf = ({ do: verb }: AnyChoice): LeeButton['weight'] => {
    if (draft?.kind === 'sure') return isPressed(draft, verb) ? 'chosen' : 'quiet';
    // Before the combat is over the moves are not the way on that is meant.
    if (verb === 'endMoves' && choices.length > 1) return 'quiet';
    return QUIET.has(verb) && usual !== 'main' ? 'quiet' : usual;
  };
  return choices.map(choose => ({
    ...{ label: plainLabel(inquiry, choose), act: actOf(inquiry, choose) },
    ...{ legal: true, weight: weightOf(choose) },
  }));
}

/** Whoever has two units change places vouches that they support each other. */
const exchangeLabel = (judged: Judged | undefined, t: Translate): string =>
  judged?.choice?.do === 'passLines' ? t('lee.client.do.passLines') : t('lee.client.do.exchange');

/** As the gauge has it. */
const movedIn = ({ judged, language }: Inquiry): string =>
  movedAndLeft(language, judged?.course ?? { moved: 0, remaining: 0 }).moved;

/** Of a march that stays where it is: by how much it turns; 0: it goes somewhere. */
function turnOf({ view, draft, judged }: Inquiry): number {
  const course = judged?.course;
  return draft?.kind === 'march' && course?.moved === 0 ? turnedBy(view, draft.unit, course) : 0;
}

function mainLabel(inquiry: Inquiry): string {
  const { draft, judged, t } = inquiry;
  const n = movedIn(inquiry);
  const turn = turnOf(inquiry);
  switch (draft?.kind) {
    case 'march':
      if (turn !== 0) return t('lee.client.do.turn', { n: degreesOf(turn) });
      return endsCombat(inquiry) ? t('lee.client.do.marchFirst', { n }) : t('lee.client.do.march', { n });
    case 'corps':
      return capital(inquiry.sitting.title.words.choice(t, inquiry.view.world, { do: 'activate', corps: draft.corps }));
    case 'pose':
      return draft.verb === 'deploy' ? t('lee.client.do.deploy') : t('lee.client.do.occupy');
    case 'pick':
      return judged?.choice?.do === 'keep' ? t('lee.client.do.keep') : exchangeLabel(judged, t);
    case 'spot':
      return draft.of === 'bridge' ? t('lee.client.do.bridge') : t('lee.client.do.marker');
    case 'lineUp':
      return t('lee.client.do.lineUp');
    case 'shift':
      return t('lee.client.do.shift');
    case 'force':
      return t('lee.client.do.force');
    case 'report':
      return t('lee.client.sendReport');
    default:
      return t('lee.client.do.lay');
  }
}

/** A march that has no leg and no turn is none yet. */
const isNone = (choice: AnyChoice): boolean => choice.do === 'move' && choice.steps.length === 0;

/** The first normal march of a corps says that its combat is over. */
const endsCombat = ({ view, draft }: Inquiry): boolean => draft?.kind === 'march' && afterCombat(view) !== undefined;

const marchAct = (inquiry: Inquiry, choice: AnyChoice): LeeButton['act'] =>
  endsCombat(inquiry) ? { inTurn: [{ do: 'combatDone' }, choice] } : { choose: choice };

/** What the thing in hand comes to. A march that may not go all its way is offered as far as it may. */
function mainButton(inquiry: Inquiry): LeeButton[] {
  const { judged, t } = inquiry;
  const { choice, refused, cutShort } = judged ?? {};
  if (choice === undefined || isNone(choice)) return [];
  if (cutShort !== undefined) {
    const { moved: n } = movedAndLeft(inquiry.language, { moved: cutShort.moved, remaining: 0 });
    const label = endsCombat(inquiry)
      ? t('lee.client.do.marchShortFirst', { n })
      : t('lee.client.do.marchShort', { n });
    return [{ label, act: marchAct(inquiry, cutShort.choice), legal: true, weight: 'main', key: 'Enter' }];
  }
  return [
    {
      // What may not be is asked for as it is: the answer says why not.
      ...{ label: mainLabel(inquiry), act: refused === undefined ? marchAct(inquiry, choice) : { choose: choice } },
      ...{ key: 'Enter', legal: refused === undefined, weight: refused === undefined ? 'main' : 'plain' },
    },
  ];
}

/** Before anything of it is typed the report is what the table shows. */
function reportButton({ sitting, view, draft, isDue, t }: Inquiry): LeeButton[] {
  const { frame, game } = view;
  const isAsked = frame?.kind === 'ending' && frame.by === view.eyes && view.past === undefined && !isDue;
  if (!isAsked || draft !== undefined) return [];
  const choose: AnyChoice = { do: 'report', ...proposedReport(game) };
  const legal = sitting.whyNot(choose) === undefined;
  return [{ label: t('lee.client.sendReport'), act: { choose }, legal, weight: 'main', key: 'Enter' }];
}

function freshLabel(fresh: Draft, t: Translate): string {
  if (fresh.kind === 'pose') return t('lee.client.do.nextUnit');
  return fresh.kind === 'spot' && fresh.of === 'marker' ? t('lee.client.do.nextMarker') : t('lee.client.do.fresh');
}

/** What may be done with the thing in hand, or what might be taken in hand. */
function draftButtons(inquiry: Inquiry): LeeButton[] {
  const { draft, judged, fresh, isDue, t } = inquiry;
  if (fresh !== undefined && !isDue)
    return [{ label: freshLabel(fresh, t), act: { draft: fresh }, legal: true, weight: 'main', key: 'P' }];
  if (draft === undefined || judged === undefined || draft.kind === 'look') return [];
  const buttons: LeeButton[] = [];
  if (draft.kind === 'march' && hasBegun(draft))
    buttons.push({
      label: t('lee.client.do.back'),
      act: { draft: legBack(draft) },
      legal: true,
      weight: 'quiet',
      key: 'Backspace',
    });
  if (judged.proposal !== undefined)
    buttons.push({
      label: t('lee.client.do.proposal'),
      act: { draft: judged.proposal },
      legal: true,
      weight: 'plain',
      key: 'P',
    });
  return [...buttons, ...mainButton(inquiry)];
}

function promptOf({ sitting, view, t }: Inquiry): string {
  const { frame, game } = view;
  return frame === undefined ? t('client.gameOver') : sitting.title.words.prompt(t, game, frame);
}

export function ask(inquiry: Inquiry): Asking {
  const { view, judged, t } = inquiry;
  return {
    crumbs: crumbsOf(t, view),
    prompt: promptOf(inquiry),
    buttons: [...plainButtons(inquiry), ...draftButtons(inquiry), ...reportButton(inquiry)],
    board: boardOf(view.frame),
    judged,
  };
}
