import { position } from '@wigwag/content/position';
import { type AnyChoice, engine, type Game, gcacw, newGame, type Side, worldOf } from '@wigwag/gcacw';
import { findHex } from '@wigwag/hex';
import { type Answer, ready, scripted, topFrame } from '@wigwag/kernel';
import { Commander } from '../commander.ts';
import type { Considered } from '../explanation.ts';
import { type Level, SKILLS } from '../levels.ts';
import { askOf, chance } from './game.fixture.ts';

/** A small position in which a commander is asked what he sees: nothing is misjudged or overlooked. */
export class Scene {
  game: Game;
  readonly commander: Commander;

  constructor(text: string, level: Level = 'veteran') {
    this.game = newGame(worldOf(position(text).scenario));
    const skill = { ...SKILLS[level], noise: 0, overlooks: 0 };
    this.commander = new Commander({ level, style: 'balanced', below: chance(1), skill });
  }

  /** The initiative is offered to a side in a turn. */
  offered(side: Side, turn = 1): this {
    this.game.board.turn = turn;
    this.game.board.phase = 'action-cycle';
    this.game.stack.splice(
      0,
      this.game.stack.length,
      { kind: 'turn', by: 'table', next: 'action-cycle' },
      { kind: 'initiative', by: 'table', step: 'offer' },
      { kind: 'offer', by: side, handed: false },
    );
    return this;
  }

  hex(name: string): number {
    const hex = findHex(this.game.world.grid, name);
    if (hex === undefined) throw new Error(`no hex ${name}`);
    return hex;
  }

  unit(id: string): number {
    return this.game.world.units.findIndex(unit => unit.id === id);
  }

  at(id: string): string | undefined {
    return this.game.world.grid.names[this.game.board.units[this.unit(id)]?.hex ?? -1]?.[0];
  }

  get asked(): string {
    const frame = topFrame(this.game);
    return frame === undefined ? 'over' : `${frame.kind} ${frame.by}`;
  }

  /** What the commander makes of the decision that is due. */
  consider(): Considered {
    const by = topFrame(this.game)?.by;
    if (by !== 'union' && by !== 'confederate') throw new Error('no side is asked');
    return this.commander.consider(askOf(this.game, by));
  }

  do(choice: AnyChoice, ...dice: number[]): this {
    const answers: Answer[] = dice.map(die => [die]);
    const by = topFrame(this.game)?.by ?? 'table';
    const verdict = engine.decide(this.game, by, choice, scripted(answers));
    if (!('decided' in verdict)) throw new Error(JSON.stringify(verdict));
    this.game = ready(gcacw, verdict.decided.game);
    return this;
  }

  /** The table's rolls that are due, every die showing the same; the enemy, where he is asked, takes what is listed first. */
  roll(die: number, until: Side): this {
    for (let by = topFrame(this.game)?.by; by !== undefined && by !== until; by = topFrame(this.game)?.by) {
      const [choice] = engine.choices(this.game);
      if (choice === undefined) break;
      this.simulate(choice, die);
    }
    return this;
  }

  private simulate(choice: AnyChoice, die: number): void {
    engine.simulate(this.game, choice, ({ n }) => Array.from({ length: n }, () => die));
    this.game = ready(gcacw, this.game);
  }

  /** Lets the commander decide as long as the side is asked; every die shows the same. */
  play(side: Side, die: number, most = 40): readonly AnyChoice[] {
    const made: AnyChoice[] = [];
    while (topFrame(this.game)?.by === side && made.length < most) {
      const { choice } = this.consider();
      made.push(choice);
      this.simulate(choice, die);
    }
    return made;
  }
}
