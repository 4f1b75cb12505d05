import type { Params, Path } from '../../problems.ts';
import type { Source, Spot } from '../../source.ts';

/** What an import could not take over as it stands, or had to guess. */
export const ROSTER_REMARKS = [
  'values-to-fill',
  'polish-titles',
  'game-unknown',
  'turns-to-fill',
  'length-told',
  'map-to-name',
  'field-left-out',
  'gunboats-left-out',
  'name-unusable',
  'name-shortened',
  'type-unknown',
  'size-unknown',
  'size-changed',
  'command-unusable',
  'leader-without-command',
  'manpower-unclear',
  'manpower-out-of-range',
  'manpower-marked',
  'hex-unclear',
  'note',
  'leader-alone',
  'leader-chosen',
  'piece-differs',
] as const;
type RemarkCode = (typeof ROSTER_REMARKS)[number];

export interface Remark extends Spot {
  readonly file: string;
  /** A dotted path in the roster; empty for the whole file. */
  readonly field: string;
  readonly code: RemarkCode;
  readonly params: Params;
}

export type Remarking = (path: Path, code: RemarkCode, params?: Params) => void;

/** A list that remarks are added to, each with its place in the roster. */
export function remarksOn({ file, locate }: Source): { readonly remarks: Remark[]; readonly remark: Remarking } {
  const remarks: Remark[] = [];
  const remark: Remarking = (path, code, params = {}) => {
    remarks.push({ file, ...locate(path), field: path.join('.'), code, params });
  };
  return { remarks, remark };
}
