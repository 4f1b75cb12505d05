import type { PageSeat } from '@wigwag/host';
import { type AnyChoice, choicesFor, type Ready, type Vocabulary } from '@wigwag/kernel';
import type { TitleAtTable } from '@wigwag/titles';
import { ALL_POWERS, type View } from '../view.ts';
import type { LaidGame } from './laidGame.ts';

/** Who looks at what. */
export interface Looking<T extends Vocabulary> {
  readonly title: TitleAtTable<T>;
  readonly world: T['world'];
  readonly game: LaidGame<T>;
  /** Whose eyes are on the screen. */
  readonly eyes: T['side'];
  /** Has somebody taken the seat, so that its secrets may be shown? */
  readonly seated: boolean;
  /** Who decided last at this screen; undefined: nobody has since the page is open. */
  readonly hasScreen: T['side'] | undefined;
  /** Another page plays. */
  readonly isFollowing: boolean;
  readonly persons: readonly T['side'][];
}

export const seatOf = <T extends Vocabulary>({ game, eyes }: Pick<Looking<T>, 'game' | 'eyes'>): PageSeat<T> =>
  game.seats.get(eyes) as PageSeat<T>;

/** Who decides next in person at this screen. */
export function nextEyes<T extends Vocabulary>({ game, eyes, persons }: Looking<T>): T['side'] {
  const { decider, open } = game.authority;
  // What the table is about to roll for only those see who have led up to it.
  const deciding = decider === 'table' ? open : decider;
  return deciding === undefined || !persons.includes(deciding) ? eyes : deciding;
}

/** Is what is asked now asked in front of everybody? So are dice, and the end. */
export function isAskedOpenly<T extends Vocabulary>({ title, game, isFollowing }: Looking<T>): boolean {
  const { asksOpenly } = title;
  if (!game.hasSecrets || asksOpenly === undefined || isFollowing) return false;
  const { frame } = game.gallery.scene();
  return frame === undefined || frame.by === 'table' || asksOpenly(frame);
}

/** What whoever decides may choose, by what all see of the game or by what he sees of it. */
function choicesIn<T extends Vocabulary>(looking: Looking<T>, shared?: Ready<T>): () => readonly AnyChoice<T>[] {
  const scene = seatOf(looking).scene();
  let listed: readonly AnyChoice<T>[] | undefined;
  return () => {
    listed ??= shared === undefined ? scene.choices : choicesFor(looking.title.ruleset, shared, looking.eyes);
    return listed;
  };
}

/** What may be seen: by all, behind a curtain, open to whoever sits there. */
function secrecy<T extends Vocabulary>(looking: Looking<T>) {
  const { game, eyes, seated, isFollowing, persons } = looking;
  const { hasSecrets, isOver } = game;
  const isOpenly = isAskedOpenly(looking);
  const next = nextEyes(looking);
  // Whoever watches two that play by themselves sees what both see of each other.
  const isWatched = persons.length === 0;
  const isShared = (isOpenly && !seated) || (isWatched && hasSecrets && !isOver);
  // Whoever is the only one at the screen hides nothing from anybody.
  const isTaken = !isFollowing && persons.length === 1 ? next === eyes : seated && next === eyes;
  const isCovered = hasSecrets && !isOver && !isOpenly && !isWatched && (isFollowing || !isTaken);
  return { next, isWatched, isShared, isCovered };
}

/**
 * Where there are secrets a side sees its own view, and the other has to take the seat first: until then nothing is done.
 * What is asked openly is shown as all see it.
 */
export function look<T extends Vocabulary>(looking: Looking<T>): View<T> {
  const { title, world, game, eyes, hasScreen, isFollowing, persons } = looking;
  const { next, isWatched, isShared, isCovered } = secrecy(looking);
  const isOpen = !isCovered && !isFollowing;
  const scene = seatOf(looking).scene();
  const shown = isShared ? game.gallery.scene() : scene;
  const { status } = scene;
  const choices = choicesIn(looking, isShared ? shown.game : undefined);
  return {
    world,
    game: shown.game,
    frame: shown.frame,
    get choices() {
      return isOpen && !isWatched ? choices() : [];
    },
    isAutomatic: status.automatic,
    log: shown.log,
    isBegun: game.authority.isBegun,
    mayUndo: isOpen && status.undo === 'free',
    mayRedo: isOpen && status.mayRedo,
    undoEnd: status.undoEnd,
    ownDice: status.ownDice,
    due: isOpen ? status.due : undefined,
    isFollowing,
    eyes,
    isShared,
    persons,
    powers: ALL_POWERS,
    isApart: !isShared && !isWatched && (game.hasSecrets || persons.length < title.ruleset.sides.length),
    ...(isCovered && { curtain: next, isHere: (hasScreen ?? next) === next }),
  };
}
