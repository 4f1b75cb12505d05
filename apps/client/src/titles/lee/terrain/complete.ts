import { completeBattlefield, SIDES } from '@wigwag/lee';
import type { Sitting, View } from '../room.ts';

const below = (n: number): number => Math.floor(Math.random() * n);

const rest = (): Promise<void> => new Promise(done => setTimeout(done));

/** Sends what the assistant has found, one choice after the other, each for the side whose turn it is. */
export async function complete(sitting: Sitting, view: View, tell: (done: number, of: number) => void): Promise<void> {
  await rest();
  const choices = completeBattlefield(view.game, below);
  for (const [done, choice] of choices.entries()) {
    tell(done, choices.length);
    await rest();
    const by = SIDES.find(side => side === sitting.view().frame?.by);
    if (by === undefined) return;
    const answer = await sitting.sendAs(by, { do: 'decide', choice });
    if (!('done' in answer)) return;
  }
}
