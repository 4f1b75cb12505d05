import type { Vocabulary } from '@wigwag/kernel';
import type { Lee, World } from '@wigwag/lee';
import { leeAtTable, sampleSetup } from '@wigwag/titles';
import { IN_EACH } from '@wigwag/words';
import { asAnyLaid, type Laid, type Laying } from '../../shell/door.ts';
import { leeAddressOf, withYear } from './address.ts';
import { LeeTable } from './LeeTable.tsx';
import { samples } from './library.ts';

interface Asked {
  readonly address: string;
  readonly seed?: number | undefined;
  readonly isLesson?: boolean;
  readonly isBegun?: boolean;
}

const LEE = `?title=${leeAtTable.ruleset.name}`;

function layOut(world: World, { address, seed, isLesson = false, isBegun = false }: Asked): Laid<Lee> {
  return {
    title: leeAtTable,
    world,
    address,
    seed,
    file: 'lee',
    name: language => IN_EACH.lee[language],
    setupOf: battle => battle,
    ownDice: ({ options }) => options.ownDice,
    table: sitting => <LeeTable {...{ sitting, isLesson, isBegun }} />,
  };
}

async function layAsked(asked: URLSearchParams): Promise<Laid<Lee>> {
  const address = leeAddressOf(asked);
  const { table, blue, grey, seed, isLesson, isBegun } = address;
  const found = await samples(blue, grey);
  const world = sampleSetup(found, { table, ...withYear(address, found.book.years.value) });
  return layOut(world, { seed, isLesson, isBegun, address: `?${asked}` });
}

export const layAt = (asked: URLSearchParams): Promise<Laid<Vocabulary>> => layAsked(asked).then(asAnyLaid);

/** What reads a setup, with the schemas of armies and books, is fetched where one is read. */
export async function layOf(setup: unknown): Promise<Laying> {
  const { leeTitle } = await import('./readSetup.ts');
  const found = leeTitle.worldOf(setup, { scenario: () => undefined });
  return 'problem' in found ? found : { laid: asAnyLaid(layOut(found.world, { address: LEE })) };
}
