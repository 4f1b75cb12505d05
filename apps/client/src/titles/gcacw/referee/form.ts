import { type Edit, type EditName, type Game, NOWHERE, type Side, type WorksState } from '@wigwag/gcacw';

/** What the referee has filled in so far. A form keeps what another kind of change does not ask for. */
export interface RefereeForm {
  readonly verb: EditName;
  readonly unit: number;
  readonly leader: number;
  readonly hex: number;
  /** The far hex of a crossing. */
  readonly to: number;
  readonly manpower: number;
  readonly fatigue: number;
  readonly disorganized: boolean;
  readonly exhausted: boolean;
  readonly demoralized: number;
  readonly works: WorksState;
  readonly turn: number;
  readonly rain: number;
  readonly minor: number;
  readonly major: number;
  readonly destroyed: boolean;
  readonly pontoon: Side | 'none';
  readonly damage: Edit<'setStation'>['damage'];
  readonly refused: boolean;
  readonly reason: string;
}

export const EMPTY_FORM: RefereeForm = {
  verb: 'placeUnit',
  unit: 0,
  leader: 0,
  hex: NOWHERE,
  to: NOWHERE,
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

/** A kind of change, with what it would change as it is now. */
export function withVerb(form: RefereeForm, game: Pick<Game, 'board'>, verb: EditName): RefereeForm {
  const { turn, weather } = game.board;
  const { rain, minor, major } = weather;
  return { ...withUnit(form, game, form.unit), verb, turn, rain, minor, major, hex: NOWHERE, to: NOWHERE };
}

/** Pointing at a hex: a crossing takes two, one after the other. */
export function withHex(form: RefereeForm, { board }: Pick<Game, 'board'>, hex: number): RefereeForm {
  if (form.verb === 'setCrossing') {
    const second = form.hex !== NOWHERE && form.to === NOWHERE;
    return second ? { ...form, to: hex } : { ...form, hex, to: NOWHERE };
  }
  const damage = board.stations.find(station => station.hex === hex)?.damage ?? 'none';
  return { ...form, hex, damage, refused: board.refused.includes(hex) };
}

const AT_A_HEX: readonly EditName[] = ['setStation', 'setFlanks', 'setCrossing'];

/** Pointing at a counter: the piece, or the hex it stands in where a hex is asked for. */
export function withPiece(
  form: RefereeForm,
  game: Pick<Game, 'board'>,
  kind: 'unit' | 'leader',
  id: number,
): RefereeForm {
  const { units, leaders } = game.board;
  if (AT_A_HEX.includes(form.verb)) return withHex(form, game, (kind === 'unit' ? units : leaders)[id]?.hex ?? NOWHERE);
  return kind === 'unit' ? withUnit(form, game, id) : { ...form, leader: id };
}

/** The change as it would be made. */
export function editOf(form: RefereeForm): Edit {
  const { verb, unit, leader, hex, to, reason } = form;
  switch (verb) {
    case 'placeUnit':
      return { do: verb, unit, hex, reason };
    case 'removeUnit':
      return { do: verb, unit, reason };
    case 'setUnit': {
      const { manpower, fatigue, disorganized, exhausted, demoralized, works } = form;
      return { do: verb, unit, manpower, fatigue, disorganized, exhausted, demoralized, works, reason };
    }
    case 'attachLeader':
      return { do: verb, leader, unit, reason };
    case 'removeLeader':
      return { do: verb, leader, reason };
    case 'setTurn':
      return { do: verb, turn: form.turn, reason };
    case 'setWeather':
      return { do: verb, rain: form.rain, minor: form.minor, major: form.major, reason };
    case 'setCrossing':
      return { do: verb, from: hex, to, destroyed: form.destroyed, pontoon: form.pontoon, reason };
    case 'setStation':
      return { do: verb, hex, damage: form.damage, reason };
    case 'setFlanks':
      return { do: verb, hex, refused: form.refused, reason };
  }
}
