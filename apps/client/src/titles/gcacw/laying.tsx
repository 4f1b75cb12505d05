import { type Gcacw, type World, withOptions, worldOf } from '@wigwag/gcacw';
import type { Vocabulary } from '@wigwag/kernel';
import { gcacwTitle } from '@wigwag/titles';
import { put } from '../../shell/desk.ts';
import { asAnyLaid, type Laid, type Laying } from '../../shell/door.ts';
import { isSeed } from '../../shell/seed.ts';
import { Trouble } from '../../shell/trouble.ts';
import { type Address, addressOf, addressOfScenario, optionsAsked } from './address.ts';
import { isFresh } from './briefing/isFresh.ts';
import { GcacwTable } from './GcacwTable.tsx';
import { type Opened, open } from './library/library.ts';
import { seatsKept } from './opponent/address.ts';
import { NO_COMMISSIONS } from './opponent/commission.ts';
import { Opponents } from './opponent/opponents.ts';

type ScenarioAddress = Omit<Address, 'lesson'> & { readonly scenario: string };

/** A scenario laid out in a world. */
function layOut(opened: Opened, world: World, address: ScenarioAddress): Laid<Gcacw> {
  const { scenario, briefing } = opened;
  const { seed, seats } = address;
  const opponents = new Opponents(seats);
  return {
    title: gcacwTitle,
    world,
    address: addressOfScenario(scenario.id, address),
    seed,
    file: scenario.id,
    name: language => scenario.title[language],
    /** Options with it: whoever opens the record knows neither the address nor what the scenario once said. */
    setupOf: ({ scenario: { id, options } }) => ({ scenario: id, options }),
    seating: opponents.seating(),
    seatingOf: kept => opponents.seatingOf(kept),
    keptAs: game => layOut(opened, world, { ...address, seats: seatsKept(game) }),
    table: sitting => {
      // Before the table stands: the log is not fetched for a game of which there is nothing to tell.
      if (isFresh(briefing, sitting.view())) put({ tab: 'briefing' });
      if (!sitting.view().powers.maySeat) return <GcacwTable {...{ sitting, briefing }} />;
      opponents.attach(sitting);
      return <GcacwTable {...{ sitting, briefing, opponents }} />;
    },
  };
}

async function layOpened(address: ScenarioAddress): Promise<Laid<Gcacw>> {
  const opened = await open(address.scenario);
  const world = withOptions(worldOf(opened.scenario), optionsAsked(address, opened.scenario.year));
  return layOut(opened, world, address);
}

type SetupFields = { readonly scenario?: unknown; readonly seed?: unknown };

/** Its options are in the record, so that the address need not name them. */
export async function layOf(setup: unknown): Promise<Laying> {
  const { scenario, seed } = (setup ?? {}) as SetupFields;
  if (typeof scenario !== 'string') return { problem: { code: 'bad-setup', params: {} } };
  if (seed !== undefined && !isSeed(seed)) return { problem: { code: 'wrong-field', params: { field: 'setup.seed' } } };
  const opened = await open(scenario).catch((error: unknown) => {
    if (error instanceof Trouble && error.code === 'no-such-scenario') return undefined;
    throw error;
  });
  const found = gcacwTitle.worldOf(setup, { scenario: () => opened?.scenario });
  if ('problem' in found) return found;
  const laid = layOut(opened as Opened, found.world, {
    scenario,
    options: [],
    seats: NO_COMMISSIONS,
    ...(seed !== undefined && { seed }),
  });
  return { laid: asAnyLaid(laid) };
}

/** What the address asks for, which names a scenario. */
export function layAt(asked: URLSearchParams, scenario: string): Promise<Laid<Vocabulary>> {
  return layOpened({ ...addressOf(asked), scenario }).then(asAnyLaid);
}
