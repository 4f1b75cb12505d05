import type { Book } from '@wigwag/lee';
import { sampleSetup, TABLES } from '@wigwag/titles';
import { random } from '../support/random.ts';
import { sampleArmies } from '../support/sampleArmies.ts';
import { Pair, SECRETS, type Secret, type Tally } from './pair.ts';

/** By the number alone, so that it can be played again: small tables, so that games get to the battle. */
function setupOf(seed: number): unknown {
  const below = random(seed + 7919);
  const { union, confederacy, book } = sampleArmies();
  const [blue, grey] = below(2) === 0 ? [union, confederacy] : [confederacy, union];
  const decoys = below(3);
  const played: Book = {
    ...book,
    patrols: { value: { ...book.patrols.value, decoys }, source: 'house' },
    neutralCard: { value: below(2) === 0 ? 'added' : 'pickedAgain', source: 'house' },
  };
  return sampleSetup(
    { blue, grey, book: played },
    { table: TABLES.small, method: below(4) === 0 ? 'procedure' : 'agreement', yearBy: 'referee', year: 1863 },
  );
}

/** One that is shown soon would end the game before the others are there: they take turns. */
const PLANS: readonly (readonly Secret[])[] = [
  ['cards', 'armyTactic'],
  ['cards', 'armyTactic', 'corps'],
  ['declaration', 'cards'],
  ['cavalryTactic', 'armyTactic', 'cards'],
  ['armyTactic'],
  ['corps'],
  SECRETS,
];

export function playPair(seed: number, isEnough: () => boolean, tally: Tally): void {
  const secrets = PLANS[seed % PLANS.length] ?? SECRETS;
  const watcher = Math.floor(seed / PLANS.length) % 2 === 0 ? 'grey' : 'blue';
  const consent = Math.floor(seed / (2 * PLANS.length)) % 2 === 0 ? 'agreed' : 'openly';
  new Pair(seed, setupOf(seed), watcher, secrets, tally, consent).play(isEnough);
}
