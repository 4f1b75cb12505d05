import { type Event, NOWHERE } from '../board.ts';
import type { Game } from '../game.ts';
import type { Side } from '../vocabulary.ts';

/** Manpower that a unit lost. */
export interface Loss {
  readonly unit: number;
  readonly side: Side;
  readonly lost: number;
  /** It is no longer there. */
  readonly isEliminated: boolean;
  /** The line of the log that tells of it. */
  readonly line: number;
  readonly turn: number;
}

/** What became of a unit. */
export interface Mustered {
  readonly unit: number;
  readonly side: Side;
  /** What it has left, and what it lost on the way. */
  readonly left: number;
  readonly lost: number;
  readonly isEliminated: boolean;
}

/** How much Manpower each unit has, as far as whoever looks knows: from what is seen of it, and from what is told of it. */
export class Muster {
  readonly losses: Loss[] = [];
  private readonly known = new Map<number, number>();
  private readonly sideOf: (unit: number) => Side | undefined;

  constructor(sideOf: (unit: number) => Side | undefined) {
    this.sideOf = sideOf;
  }

  /** Every unit that is seen. One that is neither on the map nor known to be elsewhere is lost or hidden: nothing is learned of it. */
  look({ board }: Pick<Game, 'board'>): void {
    for (const [unit, { hex, manpower }] of board.units.entries()) {
      const isSeen = hex !== NOWHERE || board.awaited.includes(unit) || board.exited.includes(unit);
      if (isSeen) this.known.set(unit, manpower);
    }
  }

  heed(event: Event, line: number, turn: number): void {
    if (event.type === 'manpowerLost') this.lose(event.unit, event.lost, event.manpower, false, { line, turn });
    else if (event.type === 'unitEliminated')
      this.lose(event.unit, this.known.get(event.unit) ?? 0, 0, true, { line, turn });
    else if (event.type === 'edited') this.heedEdit(event.edit);
  }

  /** The referee takes nothing in battle: what he changes is no loss. */
  private heedEdit(edit: Extract<Event, { type: 'edited' }>['edit']): void {
    if (edit.do === 'setUnit') this.known.set(edit.unit, edit.manpower);
    if (edit.do === 'removeUnit') this.known.set(edit.unit, 0);
  }

  private lose(
    unit: number,
    lost: number,
    left: number,
    isEliminated: boolean,
    when: Pick<Loss, 'line' | 'turn'>,
  ): void {
    const side = this.sideOf(unit);
    this.known.set(unit, left);
    if (side !== undefined) this.losses.push({ unit, side, lost, isEliminated, ...when });
  }

  /** Those who lost something, in the order of the armies. */
  roll(): readonly Mustered[] {
    const units = [...new Set(this.losses.map(({ unit }) => unit))].sort((one, other) => one - other);
    return units.flatMap(unit => {
      const own = this.losses.filter(loss => loss.unit === unit);
      const { side } = own[0] ?? {};
      if (side === undefined) return [];
      const lost = own.reduce((sum, loss) => sum + loss.lost, 0);
      const left = this.known.get(unit) ?? 0;
      return [{ unit, side, left, lost, isEliminated: left === 0 && own.some(loss => loss.isEliminated) }];
    });
  }
}

/** What each of them lost together. */
export const lostIn = (losses: readonly Loss[], side: Side): number =>
  losses.reduce((sum, loss) => (loss.side === side ? sum + loss.lost : sum), 0);
