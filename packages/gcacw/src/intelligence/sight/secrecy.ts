import { holds, type Show } from '@wigwag/kernel';
import { NOBODY } from '../../board.ts';
import type { Thing } from '../../fields/declared.ts';
import type { Game, Gcacw } from '../../game.ts';
import { leaderData, unitData } from '../../pieces/pieces.ts';
import type { Side } from '../../vocabulary.ts';
import { isHidden } from '../markers/forces.ts';

/** Stands for a unit or leader that is known to be there, but not which. */
export const SOMEBODY = -2;

/** LI/secret-force-display: what is under the enemy's markers is his secret. */
export const isSecretUnit = (g: Game, side: Side, unit: number): boolean =>
  holds('LI/secret-force-display', isHidden(g, unit) && unitData(g, unit).side !== side);

/** Markers of the enemy lie in the hex. */
export const hasEnemyMarker = (g: Game, side: Side, hex: number): boolean =>
  g.board.forces.some(force => force.hex === hex && force.side !== side);

/** He is as hidden as his unit; if it was lost under a marker, as hidden as that. */
export const isSecretLeader = (g: Game, side: Side, leader: number): boolean => {
  const found = g.board.leaders[leader];
  if (found === undefined || leaderData(g, leader).side === side) return false;
  const alone = found.with === NOBODY && hasEnemyMarker(g, side, found.hex);
  return alone ? holds('LI/secret-force-display', true) : isSecretUnit(g, side, found.with);
};

/** One that is secret is shown as somebody or nobody; of several they are left out. */
interface Secret {
  readonly piece: 'unit' | 'leader';
  readonly shownAs: 'somebody' | 'nobody' | 'left-out';
}

/** What of a field a side may not know, by what the field is. */
const SECRECY: Readonly<Record<Thing, Secret | 'open'>> = {
  unit: { piece: 'unit', shownAs: 'somebody' },
  units: { piece: 'unit', shownAs: 'left-out' },
  unitsInOrder: { piece: 'unit', shownAs: 'left-out' },
  leader: { piece: 'leader', shownAs: 'somebody' },
  leaders: { piece: 'leader', shownAs: 'left-out' },
  leadersInOrder: { piece: 'leader', shownAs: 'left-out' },
  companion: { piece: 'leader', shownAs: 'nobody' },
  // Markers are seen by all, and so is where anything happens.
  force: 'open',
  forces: 'open',
  hex: 'open',
  hexes: 'open',
  origin: 'open',
  target: 'open',
  hexside: 'open',
  side: 'open',
  number: 'open',
  numbers: 'open',
  halves: 'open',
  die: 'open',
  turn: 'open',
  flag: 'open',
  text: 'open',
  attackType: 'open',
  dummyType: 'open',
  works: 'open',
  damage: 'open',
  pontoon: 'open',
  phase: 'open',
  clause: 'open',
  code: 'open',
  // Made up of fields: each of them is shown as what it is.
  attack: 'open',
  initiative: 'open',
  crossing: 'open',
  score: 'open',
  result: 'open',
  edit: 'open',
};

/** What a side is shown of a field. */
export const pieceShown =
  (g: Game, side: Side): Show<Gcacw> =>
  (thing, value) => {
    const secrecy = SECRECY[thing];
    if (secrecy === 'open') return value;
    const { piece, shownAs } = secrecy;
    const isSecret = (id: unknown): boolean =>
      typeof id === 'number' && (piece === 'unit' ? isSecretUnit : isSecretLeader)(g, side, id);
    if (!Array.isArray(value)) return isSecret(value) ? (shownAs === 'nobody' ? NOBODY : SOMEBODY) : value;
    return value.filter(id => !isSecret(id));
  };
