import { LEVELS, STYLES } from '@wigwag/ai';
import { SIDES, type Side } from '@wigwag/gcacw';
import { Trouble } from '../../../shell/trouble.ts';
import {
  type Commissions,
  commissioned,
  commissionsIn,
  enemyOf,
  isLevel,
  isStyle,
  NO_COMMISSIONS,
  USUAL,
} from './commission.ts';

/** The side that one plays oneself; `none`: the computer plays both, and one watches. */
const PLAYED = [...SIDES, 'none'] as const;

const FIELDS = ['opponent', 'style', 'side'] as const;

/** Of two fields that only mean something beside the first. */
function withoutOpponent(asked: URLSearchParams): Commissions {
  const left = FIELDS.find(field => asked.has(field));
  if (left !== undefined) throw new Trouble('opponent-missing', `${left}=${asked.get(left)}`, LEVELS);
  return NO_COMMISSIONS;
}

/** Who plays by himself: `opponent=veteran&style=bold&side=union`. What cannot be meant is reported. */
export function seatsIn(asked: URLSearchParams): Commissions {
  const level = asked.get('opponent');
  if (level === null) return withoutOpponent(asked);
  if (!isLevel(level)) throw new Trouble('no-such-opponent', level, LEVELS);
  const style = asked.get('style') ?? USUAL.style;
  if (!isStyle(style)) throw new Trouble('no-such-style', style, STYLES);
  const side = asked.get('side') ?? SIDES[0];
  const played = PLAYED.find(each => each === side);
  if (played === undefined) throw new Trouble('no-such-side', side, PLAYED);
  const commission = { level, style };
  return played === 'none' ? { union: commission, confederate: commission } : { [enemyOf(played as Side)]: commission };
}

export function addressOfSeats(seats: Commissions): readonly string[] {
  const [first, second] = commissioned(seats);
  const commission = first && seats[first];
  if (first === undefined || commission === undefined) return [];
  const { level, style } = commission;
  return [
    `opponent=${level}`,
    ...(style === USUAL.style ? [] : [`style=${style}`]),
    `side=${second === undefined ? enemyOf(first) : 'none'}`,
  ];
}

/** Takes out of an address what was wrong about who plays; false: nothing of it was. */
export function withoutSeats(asked: URLSearchParams, code: Trouble['code']): boolean {
  if (code === 'no-such-opponent' || code === 'opponent-missing') for (const field of FIELDS) asked.delete(field);
  else if (code === 'no-such-style') asked.delete('style');
  else if (code === 'no-such-side') asked.delete('side');
  else return false;
  return true;
}

/** Who plays by himself in a game that is kept: as it was left, or else as it was begun. */
export function seatsKept({ address, seats }: { readonly address: string; readonly seats?: unknown }): Commissions {
  const kept = commissionsIn(seats);
  if (kept !== undefined) return kept;
  try {
    return seatsIn(new URLSearchParams(address));
  } catch {
    // Begun from an address that another version wrote: the game is played on in person.
    return NO_COMMISSIONS;
  }
}
