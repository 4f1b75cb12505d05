import { randomBytes } from 'node:crypto';
import { bundledScenario } from '@wigwag/content/bundled';
import { commitmentTo, fairDice } from '@wigwag/fairdice';
import type { Hosted } from '@wigwag/host';
import type { Vocabulary } from '@wigwag/kernel';
import { type Contents, openSetup, withTitle } from '@wigwag/titles';
import { engineOf } from '@wigwag/titles/engine';
import type { GameRow } from '../store/games.ts';
import type { GameSettings } from './liveGame.ts';

const BUNDLED: Contents = { scenario: bundledScenario };

/** Setups that were opened last: games on the same one share its world and its opening, which never change. */
const opened = new Map<string, Hosted<Vocabulary>>();
const MOST_OPENED = 64;
/** What players have made up themselves, such as an army of Lee, is not kept. */
const LONGEST_KEPT = 4096;

/** A game from its title and setup; undefined: there is none like that. */
export function openHosted(title: string, setup: unknown): Hosted<Vocabulary> | undefined {
  const key = JSON.stringify([title, setup ?? null]);
  const known = opened.get(key);
  const hosted = known ?? openAnew(title, setup);
  if (hosted === undefined || key.length > LONGEST_KEPT) return hosted;
  opened.delete(key);
  opened.set(key, hosted);
  const [oldest] = opened.keys();
  if (opened.size > MOST_OPENED && oldest !== undefined) opened.delete(oldest);
  return hosted;
}

function openAnew(title: string, setup: unknown): Hosted<Vocabulary> | undefined {
  return withTitle(title, found => {
    const result = openSetup(found, setup, BUNDLED);
    return 'problem' in result ? undefined : (result.hosted as unknown as Hosted<Vocabulary>);
  });
}

/** This program does not play it on, or another one does. */
export class GameStands extends Error {
  constructor(id: string) {
    super(`game ${id} is not played by this program`);
  }
}

/** How a game of ours is played: by the program that it is bound to, with dice that nobody alone has chosen. One that is over is only looked at. */
export function settingsOf({ id, title, setup, engine, status, root, seats, stands }: GameRow): GameSettings {
  if (status === 'running' && (engine !== engineOf(title) || stands !== null)) throw new GameStands(id);
  const hosted = openHosted(title, setup);
  if (hosted === undefined) throw new Error(`game ${id} cannot be opened`);
  const shares = seats.map(({ share }) => share ?? '');
  return { hosted, consent: 'agreed', closesAtEnd: true, isLate: true, dice: fairDice({ root, game: id, shares }) };
}

/** What the dice of a new game follow from besides the players' shares, and what is told of it before the first die. */
export function newDice(game: string): { readonly root: string; readonly commitment: string } {
  const root = randomBytes(32).toString('hex');
  return { root, commitment: commitmentTo({ root, game }) };
}
