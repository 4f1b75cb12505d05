import { type AnyChoice, type Gcacw, HALVES, isWorseOff, MarchPlan } from '@wigwag/gcacw';
import type { Answer } from '@wigwag/host';
import { describeSuffered, type Translate } from '@wigwag/words';
import { asGesture } from '../../../shell/gestures.ts';
import { upshotIn } from '../bar/upshot.ts';
import type { Sitting, View } from '../room.ts';

/** What is decided before the first step, and the way from where the unit stands. */
export interface MarchOrder {
  readonly unit: number;
  readonly begin: readonly AnyChoice[];
  readonly path: readonly number[];
}

const marchOf = ({ frame }: View, unit: number) => (frame?.kind === 'march' && frame.unit === unit ? frame : undefined);

/** Why a march that has its points does not set out on the way that was laid out for it; undefined: it does. */
function whyNotOut(t: Translate, before: View, now: View, { unit, path }: MarchOrder): string | undefined {
  const name = now.world.units[unit]?.name;
  const frame = marchOf(now, unit);
  if (frame === undefined) return undefined;
  if (isWorseOff(before.game, now.game, unit)) {
    const upshot = upshotIn(now);
    const what = upshot === undefined ? '' : describeSuffered(t, now.world, upshot);
    return t('client.march.worse', { unit: name, what });
  }
  const way = new MarchPlan(now.game, unit).weighed(path);
  if (way?.chance === 1) return undefined;
  return t('client.march.tooFew', { unit: name, points: frame.left / HALVES, needed: way?.points.at(-1) ?? 0 });
}

/** How a march went that was sent on its way. */
export interface Marched {
  /** To the last decision; undefined: there was none. */
  readonly answer: Answer<Gcacw> | undefined;
  /** Why it did not set out; undefined: it did. */
  readonly note: string | undefined;
}

/**
 * Begins a march and goes the way that was laid out, as one gesture. After the dice it goes on only where they have brought what
 * the way takes, and nothing worse; whatever hands the decision on stops it.
 */
export async function marchAlong(sitting: Sitting, t: Translate, order: MarchOrder): Promise<Marched> {
  const before = sitting.view();
  let [answer, note]: [Answer<Gcacw> | undefined, string | undefined] = [undefined, undefined];
  await asGesture<Gcacw>(sitting, async decide => {
    const goesOn = async (choice: AnyChoice): Promise<boolean> => {
      const decided = await decide(choice);
      answer = decided.answer;
      return decided.goesOn;
    };
    for (const choice of order.begin) if (!(await goesOn(choice))) return;
    note = order.begin.length === 0 ? undefined : whyNotOut(t, before, sitting.view(), order);
    for (const to of note === undefined ? order.path.slice(1) : []) {
      if (marchOf(sitting.view(), order.unit) === undefined || !(await goesOn({ do: 'step', to }))) return;
    }
  });
  return { answer, note };
}
