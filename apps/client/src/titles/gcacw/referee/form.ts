import { EDIT_FIELDS, type Edit, type EditName, type Game, NOWHERE } from '@wigwag/gcacw';

type Fields = typeof EDIT_FIELDS;
export type FieldName = { [D in EditName]: keyof Fields[D] }[EditName];
/** What a field of a change may be. */
export type FieldThing = { [D in EditName]: Fields[D][keyof Fields[D]] }[EditName];

type Filled = { readonly [F in FieldName]: Extract<Edit, Readonly<Record<F, unknown>>>[F] };

/** What the referee has filled in so far. A form keeps what another kind of change does not ask for. */
export type RefereeForm = Filled & { readonly verb: EditName };

/** The fields of a change, in the order in which they are asked for. */
export const fieldsOf = (verb: EditName): [FieldName, FieldThing][] =>
  Object.entries(EDIT_FIELDS[verb]) as [FieldName, FieldThing][];

type PointedAt = {
  [D in EditName]: { [F in keyof Fields[D]]: Fields[D][F] extends 'hex' | 'origin' ? F : never }[keyof Fields[D]];
}[EditName];

const NO_HEXES: Readonly<Record<PointedAt, number>> = { hex: NOWHERE, from: NOWHERE, to: NOWHERE };

export const EMPTY_FORM: RefereeForm = {
  verb: 'placeUnit',
  unit: 0,
  leader: 0,
  ...NO_HEXES,
  manpower: 1,
  fatigue: 0,
  disorganized: false,
  exhausted: false,
  demoralized: 0,
  works: 'none',
  turn: 1,
  rain: 0,
  minor: 0,
  major: 0,
  destroyed: false,
  pontoon: 'none',
  damage: 'none',
  refused: false,
  reason: '',
};

/** The hexes that a change asks for. */
const placesOf = (verb: EditName): PointedAt[] =>
  fieldsOf(verb).flatMap(([name, thing]) => (thing === 'hex' || thing === 'origin' ? [name as PointedAt] : []));

export const asksFor = (verb: EditName, thing: FieldThing): boolean =>
  fieldsOf(verb).some(([, each]) => each === thing);

/** The first unit and the first leader that stand on the map. */
export function withFirst(form: RefereeForm, game: Pick<Game, 'board'>): RefereeForm {
  const firstOf = (pieces: readonly { readonly hex: number }[]): number =>
    Math.max(
      0,
      pieces.findIndex(({ hex }) => hex !== NOWHERE),
    );
  return { ...withUnit(form, game, firstOf(game.board.units)), leader: firstOf(game.board.leaders) };
}

/** A unit is taken up as it is: what is not changed stays. */
export function withUnit(form: RefereeForm, { board }: Pick<Game, 'board'>, unit: number): RefereeForm {
  const state = board.units[unit];
  if (state === undefined) return form;
  const { manpower, fatigue, disorganized, exhausted, demoralized, works } = state;
  return {
    ...form,
    unit,
    ...{ manpower: Math.max(1, manpower), fatigue, disorganized, exhausted, demoralized, works },
  };
}

export const withoutHexes = (form: RefereeForm): RefereeForm => ({ ...form, ...NO_HEXES });

/** A kind of change, with what it would change as it is now. */
export function withVerb(form: RefereeForm, game: Pick<Game, 'board'>, verb: EditName): RefereeForm {
  const { turn, weather } = game.board;
  const { rain, minor, major } = weather;
  return { ...withoutHexes(withUnit(form, game, form.unit)), verb, turn, rain, minor, major };
}

/** Pointing at a hex: a crossing takes two, one after the other. A hex is taken up as it is. */
export function withHex(form: RefereeForm, { board }: Pick<Game, 'board'>, hex: number): RefereeForm {
  const places = placesOf(form.verb);
  const open = places.find(place => form[place] === NOWHERE);
  const damage = board.stations.find(station => station.hex === hex)?.damage ?? 'none';
  const begun = open === undefined ? withoutHexes(form) : form;
  const at = open ?? places[0];
  return at === undefined ? form : { ...begun, [at]: hex, damage, refused: board.refused.includes(hex) };
}

/** Pointing at a counter: the piece, or the hex it stands in where a hex and no piece is asked for. */
export function withPiece(
  form: RefereeForm,
  game: Pick<Game, 'board'>,
  kind: 'unit' | 'leader',
  id: number,
): RefereeForm {
  const { units, leaders } = game.board;
  const { verb } = form;
  const isPlace = placesOf(verb).length > 0 && !asksFor(verb, 'unit') && !asksFor(verb, 'leader');
  if (isPlace) return withHex(form, game, (kind === 'unit' ? units : leaders)[id]?.hex ?? NOWHERE);
  return kind === 'unit' ? withUnit(form, game, id) : { ...form, leader: id };
}

/** The change as it would be made. */
export const editOf = (form: RefereeForm): Edit =>
  ({ do: form.verb, ...Object.fromEntries(fieldsOf(form.verb).map(([name]) => [name, form[name]])) }) as Edit;
