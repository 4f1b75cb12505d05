import type { AnyChoice, ForcedCause, Point, Pose, Side } from '@wigwag/lee';
import type { AreaDraft } from './area.ts';
import type { LineDraft } from './line.ts';
import type { MarchDraft } from './march.ts';
import type { RoadDraft } from './road.ts';

/** A bridge, a patrol marker: something that only has a place. */
interface SpotDraft {
  readonly kind: 'spot';
  readonly of: 'bridge' | 'marker';
  /** Of a marker. */
  readonly id: string;
  readonly at?: Point | undefined;
}

/** A unit that is set down: deployed, or in the place of an enemy. */
export interface PoseDraft {
  readonly kind: 'pose';
  readonly verb: 'deploy' | 'occupy';
  readonly unit: string;
  readonly pose: Pose;
  /** There was no room beside the unit that was set down before it. */
  readonly isElsewhere?: boolean;
}

/** A piece of terrain that is shifted. */
interface ShiftDraft {
  readonly kind: 'shift';
  readonly piece: string;
  readonly by: Point;
}

/** Things chosen together: cards to keep, two pieces or markers to exchange, two units that pass lines. */
export interface PickDraft {
  readonly kind: 'pick';
  readonly picked: readonly string[];
}

/** A forced move. */
export interface ForceDraft {
  readonly kind: 'force';
  readonly side: Side;
  readonly unit: string;
  readonly cause: ForcedCause;
  readonly towards: string;
  readonly heading: number;
  readonly extra: number;
  readonly distance: number;
}

/** Units that do not stand yet as they would be lined up: of a corps, or of the whole army. */
interface LineUpDraft {
  readonly kind: 'lineUp';
  readonly corps?: string | undefined;
}

/** A step of the set-up is looked at again. */
interface LookDraft {
  readonly kind: 'look';
  readonly step: string;
}

/** How the battle ended, as far as it was typed. */
interface ReportDraft {
  readonly kind: 'report';
  readonly report: Extract<AnyChoice, { do: 'report' }>;
}

/** A corps whose unit was pointed at: its units move once it is active. */
interface CorpsDraft {
  readonly kind: 'corps';
  readonly corps: string;
}

/** What gives a right or a whole turn away is asked once more: which answer was pressed. */
interface SureDraft {
  readonly kind: 'sure';
  readonly of: AnyChoice['do'];
}

/** What a player has in hand before anything is decided. */
export type Draft =
  | LineDraft
  | RoadDraft
  | AreaDraft
  | MarchDraft
  | SpotDraft
  | PoseDraft
  | ShiftDraft
  | PickDraft
  | ForceDraft
  | LineUpDraft
  | LookDraft
  | ReportDraft
  | CorpsDraft
  | SureDraft;

export const asDraft = (draft: unknown): Draft | undefined => draft as Draft | undefined;
