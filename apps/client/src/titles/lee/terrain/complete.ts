import { type AnyChoice, completeBattlefield, SIDES } from '@wigwag/lee';
import { create } from 'zustand';
import type { Sitting, View } from '../room.ts';
import { goesOn } from './asFarAs.ts';

/** How far the assistant is; undefined: it does nothing. */
export const useCompleting = create<{ readonly progress: { readonly done: number; readonly of: number } | undefined }>(
  () => ({ progress: undefined }),
);

const below = (n: number): number => Math.floor(Math.random() * n);

const rest = (): Promise<void> => new Promise(done => setTimeout(done));

/** What somebody has a right to by a battlefield, a card or a road of his own is his to decide. */
const OWN: ReadonlySet<AnyChoice['do']> = new Set<AnyChoice['do']>([
  ...(['layBarrier', 'passBarrier', 'passBarrierRest', 'exchange', 'shift', 'convert', 'layExtra', 'changed'] as const),
  ...(['layWorks', 'noWorks'] as const),
]);

/** What was laid, in the order of the choices. */
async function sendAll(sitting: Sitting, view: View): Promise<AnyChoice[]> {
  const choices = completeBattlefield(view.game, below);
  const first = choices.findIndex(choice => OWN.has(choice.do));
  const wanted = first > 0 ? choices.slice(0, first) : choices;
  const laid: AnyChoice[] = [];
  for (const [done, choice] of wanted.entries()) {
    useCompleting.setState({ progress: { done, of: wanted.length } });
    await rest();
    const { frame } = sitting.view();
    if (!goesOn(view.frame, frame)) break;
    const by = SIDES.find(side => side === frame?.by);
    // The first is for whoever has asked for it, who keeps the screen whosever turn the last is.
    const intent = { do: 'decide', choice } as const;
    const answer =
      by && (await (by === view.eyes && laid.length === 0 ? sitting.send(intent) : sitting.sendAs(by, intent)));
    if (answer === undefined || !('done' in answer)) break;
    laid.push(choice);
  }
  return laid;
}

/** Sends what the assistant has found, one choice after the other, each for the side whose turn it is. */
export async function complete(sitting: Sitting, view: View): Promise<AnyChoice[]> {
  useCompleting.setState({ progress: { done: 0, of: 0 } });
  await rest();
  return sendAll(sitting, view).finally(() => useCompleting.setState({ progress: undefined }));
}
