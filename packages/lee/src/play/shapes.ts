import type { Nothing } from '../game.ts';
import type { StoredPose } from '../geometry/pose.ts';
import type { ForcedCause, MoveKind } from '../movement/kinds.ts';
import type { Side } from '../world.ts';
import type { Mark } from './marks.ts';
import type { Report } from './report.ts';

/** The steps of a move. */
export const STEP_KINDS = ['forward', 'pivotFront', 'pivotCentre'] as const;
export type StepKind = (typeof STEP_KINDS)[number];

/**
 * One step as a choice carries it: of a pivot `turn` counts, of a step ahead `ahead` and the road it keeps to, or ''.
 * Mils, and hundredths of a degree.
 */
export interface ToldStep {
  readonly do: StepKind;
  readonly turn: number;
  readonly ahead: number;
  readonly onRoad: string;
}

/** 7.2: a normal or support move. */
export interface ToldMove {
  unit: string;
  kind: MoveKind;
  /** Whether it has the order March. */
  march: boolean;
  /** What cards add to its range, as the players say, in mils; what generals add is known. */
  modifier: number;
  /** A further move in the same turn, by a trait or a card. */
  again: boolean;
  steps: readonly ToldStep[];
}

/** 7.5: a forced move of a unit of either side. Which of the fields its direction needs is data of the cause. */
export interface ToldForce {
  side: Side;
  unit: string;
  cause: ForcedCause;
  /** The enemy that is pursued, or ''. */
  towards: string;
  /** The heading of the displacement where the order or the card states it. */
  heading: number;
  /** Mils that a detailed rule adds. */
  extra: number;
  distance: number;
}

/** A report as it is typed in. */
type ToldReport = { -readonly [F in keyof Report]: Report[F] };

export type PlayShapes = {
  /** House rule: both sides place their units near the markers, one after the other. */
  deployment: {
    by: Side;
    data: { done: boolean };
    choices: {
      deployUnit: { unit: string; pose: StoredPose };
      deployCorps: { corps: string };
      deployArmy: Nothing;
      deployed: Nothing;
    };
    result: Nothing;
  };
  /** The whole battle, turn after turn. */
  turn: {
    by: 'table';
    data: Nothing;
    choices: { drawTurnCards: Nothing; rollTurn: Nothing };
    result: Nothing;
  };
  /** `acted`: whoever decides has just activated a corps, or passed. */
  activation: {
    by: Side;
    data: { acted: boolean };
    choices: { activate: { corps: string }; passActivation: Nothing; proposeEnd: Nothing };
    result: { over: boolean };
  };
  endProposal: {
    by: Side;
    data: { proposer: Side };
    choices: { agreeEnd: Nothing; playOn: Nothing };
    result: { agreed: boolean };
  };
  moves: {
    by: Side;
    data: { corps: string; fought: boolean; done: boolean };
    choices: {
      combatDone: Nothing;
      move: ToldMove;
      force: ToldForce;
      /** `entitled`: the players vouch that 9.24 or 9.27, which are missing, give this unit the place. */
      occupy: { unit: string; pose: StoredPose; entitled: boolean };
      mark: { side: Side; unit: string; mark: Mark; on: boolean };
      cohesion: { side: Side; unit: string; lost: number };
      endMoves: Nothing;
    };
    result: Nothing;
  };
  /** 7.6: a side says which passages of lines it makes. */
  reorganisation: {
    by: Side;
    data: { said: boolean };
    /** `supporting`: the players vouch that the two support each other, since 9.4 is missing. */
    choices: { passLines: { one: string; other: string; supporting: boolean }; reorganised: Nothing };
    result: Nothing;
  };
  /** 7.6/order-initiative: which of the passages of both is carried out next. The data are of the one that is tested for. */
  passages: {
    by: Side;
    data: { side: Side; one: string; other: string };
    choices: { carryOut: { side: Side; one: string; other: string } };
    result: Nothing;
  };
  /** The division's general tests for the passage of two units. */
  commandTest: {
    by: Side;
    data: { one: string; other: string; formation: string; needed: number; successes: number };
    choices: { typeSuccesses: { successes: number }; rollCommand: Nothing };
    result: { successes: number };
  };
  ending: { by: Side; data: Nothing; choices: { report: ToldReport }; result: Nothing };
  confirmEnd: {
    by: Side;
    data: Nothing;
    choices: { confirmReport: Nothing; disputeReport: Nothing };
    result: { agreed: boolean };
  };
};
