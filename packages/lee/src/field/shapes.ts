import type { Nothing } from '../game.ts';
import type { Side } from '../world.ts';
import type { Amount, Declaration, ListOwner, Size, Terms } from './battlefields.ts';

export type FieldShapes = {
  /** 13.7: both declare in secret; the frame asks one side, then the other. */
  declare: { by: Side; data: Nothing; choices: { declare: Declaration }; result: Nothing };
  /** 13.8: the roll, and under what it decides until the terrain can be laid. */
  initiative: { by: 'table'; data: Nothing; choices: { rollInitiative: Nothing }; result: Nothing };
  /** 13.10: player A says whose list. */
  terrainList: { by: Side; data: Nothing; choices: { chooseTerrainList: { from: ListOwner } }; result: Nothing };
  /** 13.10: player A proposes; what differs from the list needs player B. */
  terms: { by: Side; data: Nothing; choices: { terms: Terms }; result: Nothing };
  answerTerms: {
    by: Side;
    data: { amount: Amount; size: Size };
    choices: { agreeTerms: Nothing; refuseTerms: Nothing };
    result: Nothing;
  };
  /** 13.7/bonus-neutral. */
  bonusCard: { by: 'table'; data: { side: Side }; choices: { drawBonusCard: Nothing }; result: Nothing };
};
