export const PROBLEM_CODES = [
  // the file as such
  'unreadable-file',
  'not-text',
  'empty-file',
  'file-too-long',
  'too-many-entries',
  'yaml-syntax',
  'yaml-indent',
  'yaml-tab',
  'yaml-unclosed',
  'yaml-documents',
  'yaml-alias',
  'yaml-tag',
  'json-syntax',
  'json-value',
  'json-more',
  'json-depth',
  'duplicate-key',
  'bad-key',
  'no-format',
  'unknown-format',
  'unknown-format-near',
  'other-format',
  'id-in-two-files',
  // fields
  'missing-field',
  'unknown-field',
  'unknown-field-near',
  'expected-text',
  'expected-number',
  'expected-boolean',
  'expected-list',
  'expected-map',
  'unknown-name',
  'unknown-name-near',
  'out-of-range',
  'text-length',
  'text-span',
  'list-too-short',
  'list-too-long',
  'range-order',
  'duplicate-item',
  'bad-id',
  'bad-date',
  'bad-tactical',
  'bad-command',
  'bad-sheet-name',
  // maps
  'sheet-twice',
  'sheet-shift',
  'hexes-unlisted',
  'unknown-hex',
  'unknown-hex-near',
  'hex-alias',
  'feature-off-land',
  'redoubt-years',
  'bad-hexside',
  'not-adjacent',
  'hexside-twice',
  'hexside-empty',
  'crossing-without-river',
  'way-without-crossing',
  'way-over-water',
  'way-off-land',
  'ridge-elsewhere',
  'ridge-off-land',
  'indestructible-not-bridge',
  'ford-remains-not-ferry',
  'unfinished-without-railroad',
  'course-without-water',
  'course-gap',
  'course-twice',
  'course-overlap',
  // orders of battle
  'id-taken',
  'army-leader-tactical',
  'leader-arm',
  'commander-of-other-side',
  'size-of-other-side',
  'army-of-other-side',
  // scenarios
  'unknown-map',
  'unknown-map-near',
  'no-map',
  'unknown-armies',
  'unknown-armies-near',
  'no-armies',
  'broken-reference',
  'id-in-two-armies',
  'year-not-of-game',
  'date-order',
  'date-year',
  'turn-beyond-end',
  'unknown-piece',
  'unknown-piece-near',
  'unknown-unit',
  'unknown-unit-near',
  'no-unit',
  'piece-twice',
  'not-land',
  'outside-window',
  'manpower-over-maximum',
  'works-of-other-year',
  'not-for-leader',
  'not-for-unit',
  'leader-elsewhere',
  'unit-not-set-up',
  'unit-other-turn',
  'not-subordinate',
  'infantry-only',
  'leaders-of-one-level',
  'union-cavalry-leader',
  'enemies-in-hex',
  'option-of-other-year',
  'ties-missing',
  'crossing-not-of-game',
  'nothing-to-destroy',
  'pontoon-without-river',
  'pontoon-beside',
  'too-many-pontoons',
  'bridges-of-game',
  'rain-not-of-game',
  'rain-result-not-of-game',
  'not-for-kind',
  'no-crossing',
  'no-condition',
  'unit-of-enemy',
  'victory-missing',
  'degree-never',
  'turn-twice',
  // briefings
  'unknown-scenario',
  'unknown-scenario-near',
  'no-scenario',
  'piece-not-there',
  // armies and books of Lee
  'not-within',
  'id-again',
  'reserved-id',
  'id-of-brigadier',
  'bad-zone',
  'no-commander',
  'too-few-cards',
  'lone-division',
  'unit-of-other-arm',
  'points-of-layout',
  // lessons
  'lesson-hidden-forces',
  'one-goal',
  'no-such-unit',
] as const;
export type ProblemCode = (typeof PROBLEM_CODES)[number];

/** Goes to the translator as it stands; `count` chooses between the plural forms of a sentence. */
export type Params = Readonly<Record<string, string | number>>;

export interface Problem {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  /** A dotted path such as setup.jackson.with; empty for the whole file. */
  readonly field: string;
  readonly code: ProblemCode;
  readonly params: Params;
}

export type Path = readonly (string | number)[];

/** Writes a problem down at the place of a field. */
export type Report = (path: Path, code: ProblemCode, params?: Params) => void;

/** Where nothing can be wrong any more: the file was checked before, byte for byte. */
export const unexpected = (path: Path, code: ProblemCode): never => {
  throw new Error(`checked-before: ${path.join('.')} ${code}`);
};

export type Loaded<T> =
  | { readonly ok: T; readonly problems?: undefined }
  | { readonly ok?: undefined; readonly problems: readonly Problem[] };

export const byLine = (a: Problem, b: Problem): number =>
  a.line - b.line || a.column - b.column || (a.field < b.field ? -1 : a.field > b.field ? 1 : 0);
