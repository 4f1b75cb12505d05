import { type World, withOptions, worldOf } from '@wigwag/gcacw';
import { type Address, optionsAsked, shelfOf } from './address.ts';
import { type Opened, open } from './library/library.ts';
import { Shelf } from './shelf.ts';

/** A scenario laid out, and the shelf on which its game is kept. */
export interface Place {
  readonly opened: Opened;
  readonly world: World;
  readonly shelf: Shelf;
  /** Fixed dice, for those who want the same game again. */
  readonly seed: number | undefined;
}

/** What the address asks for. */
export async function placeAt(address: Address & { readonly scenario: string }): Promise<Place> {
  const opened = await open(address.scenario);
  const world = withOptions(worldOf(opened.scenario), optionsAsked(address, opened.scenario.year));
  return { opened, world, shelf: new Shelf(shelfOf(address)), seed: address.seed };
}
