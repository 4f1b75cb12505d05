import { canonicalJson, type SavedGame } from '@wigwag/kernel';
import type { Opened, Opening } from '../titles/openings.ts';
import { type FaultSent, openedBy } from './proof.ts';

type Label = Opened['label'];

/** What games are called, if they can be opened. Each setup is opened once: that reads a map and armies. */
export class Labels {
  private readonly openings: readonly Opening[];
  private readonly known = new Map<string, Label>();

  constructor(openings: readonly Opening[]) {
    this.openings = openings;
  }

  async of(saved: SavedGame): Promise<{ readonly label: Label } | { readonly fault: FaultSent }> {
    const key = canonicalJson([saved.ruleset, saved.setup]);
    const known = this.known.get(key);
    if (known !== undefined) return { label: known };
    const opened = await openedBy(saved, this.openings);
    if ('label' in opened) this.known.set(key, opened.label);
    return opened;
  }
}
