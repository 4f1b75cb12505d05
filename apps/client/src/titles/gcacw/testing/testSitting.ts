import {
  type AnyChoice,
  type Edit,
  type Game,
  type Gcacw,
  optionsIn,
  SIDES,
  type Side,
  type World,
  withOptions,
} from '@wigwag/gcacw';
import { whyNot, whyNotEdit } from '@wigwag/host';
import { choices, type Refusal, type SavedGame, topFrame } from '@wigwag/kernel';
import { gcacwTitle } from '@wigwag/titles';
import type { Keeper } from '../../../shell/keeping/keeper.ts';
import { PageSitting } from '../../../shell/sitting/sitting.ts';
import { ALL_POWERS } from '../../../shell/view.ts';
import type { Sitting } from '../room.ts';
import { memoryKeeper } from './memoryKeeper.ts';

/** A sitting in the page whose answers a test has at once. */
export class TestSitting extends PageSitting<Gcacw> {
  decide(choice: AnyChoice): Refusal<Gcacw> | undefined {
    const refused = this.whyNot(choice);
    void this.send({ do: 'decide', choice });
    return refused;
  }

  edit(edit: Edit): Refusal<Gcacw> | undefined {
    const refused = whyNotEdit(this.title.ruleset, this.view(), edit);
    void this.send({ do: 'edit', edit });
    return refused;
  }

  undo(): void {
    void this.send({ do: 'undo' });
  }

  redo(): void {
    void this.send({ do: 'redo' });
  }
}

interface Chosen {
  readonly keeper?: Keeper;
  readonly seed?: number;
  readonly saved?: SavedGame | undefined;
  /** May dice be typed in, and are they from the beginning? Left out: they may not. */
  readonly ownDice?: boolean;
}

/** At a scenario, with the options of the saved game if there is one. */
export const sitAt = (world: World, { keeper = memoryKeeper(), seed = 3, saved, ownDice }: Chosen = {}): TestSitting =>
  new TestSitting({
    title: gcacwTitle,
    world: saved === undefined ? world : withOptions(world, optionsIn(saved.setup)),
    setupOf: ({ scenario: { id, options } }) => ({ scenario: id, options }),
    saved,
    keeper,
    ...(ownDice !== undefined && { ownDice: () => ownDice }),
    seed: () => String(seed),
  }).begin();

/** A game at one moment: it answers, and nothing ever happens in it. */
export function stillSitting(game: Game): Pick<Sitting, 'view' | 'whyNot'> {
  const frame = topFrame(game);
  const { ruleset } = gcacwTitle;
  const view = {
    ...{ world: game.world, game, frame, choices: choices(ruleset, game), log: [] },
    ...{
      isAutomatic: frame?.by === 'table',
      isBegun: false,
      mayUndo: false,
      mayRedo: false,
      isFollowing: false,
      eyes: SIDES[0],
      persons: SIDES,
      isShared: false,
      isApart: false,
      powers: ALL_POWERS,
    },
  };
  return {
    view: () => view,
    whyNot: (attempt, ...then) => whyNot(ruleset, { game, audience: (frame?.by ?? 'table') as Side }, attempt, ...then),
  };
}
