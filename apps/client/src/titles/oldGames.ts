import type { Vocabulary } from '@wigwag/kernel';
import type { Door, Laid } from '../shell/door.ts';
import { laidFor } from '../shell/keeping/gameFile.ts';
import type { About } from '../shell/keeping/moving.ts';
import { freshSeed } from '../shell/seed.ts';
import { DOORS } from './doors.ts';

/** What the key of an older version asks for; undefined: nothing that this door leads to. */
async function laidAt(door: Door, key: string): Promise<Laid<Vocabulary> | undefined> {
  const address = door.addressOfKey(key);
  try {
    return address === undefined ? undefined : await door.at(new URLSearchParams(address));
  } catch {
    return undefined;
  }
}

/** Its address is what its key asks for, unless another game lies under that key. */
export const aboutOldGame: About = async (key, saved) => {
  const asked = await Promise.all(DOORS.map(door => laidAt(door, key)));
  const laying = saved && (await laidFor(saved, DOORS));
  const own = laying !== undefined && 'laid' in laying ? laying.laid : undefined;
  const isIt = (laid: Laid<Vocabulary> | undefined): laid is Laid<Vocabulary> =>
    laid !== undefined && (own === undefined || (own.title === laid.title && own.file === laid.file));
  const laid = asked.find(isIt) ?? own;
  const label = { en: laid?.name('en') ?? key, pl: laid?.name('pl') ?? key };
  const seed = own?.seed ?? laid?.seed;
  return { label, address: laid?.address ?? '', seed: seed === undefined ? freshSeed() : String(seed) };
};
