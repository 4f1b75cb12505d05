import type { Told } from '@wigwag/host';
import type { Vocabulary } from '@wigwag/kernel';
import { describe, expect, test } from 'vitest';
import { firstShown, firstUnseen, hasHappened, haste } from './unseen.ts';

const line = (by: string, type = 'moved'): Told<Vocabulary> => ({ by, events: [{ type }], rolled: [] });
const pace = ({ events }: Told<Vocabulary>): number => (events[0]?.type === 'moved' ? 200 : 0);
const LOG = [
  line('table'),
  line('blue'),
  line('grey', 'passed'),
  line('grey'),
  line('table'),
  line('grey'),
  line('blue'),
  line('grey'),
];
const view = (length: number) => ({ log: LOG.slice(0, length), eyes: 'blue', isApart: true, isFollowing: false });

describe('what another side has done unseen', () => {
  test('begins with its first line that shows something, after what was shown here', () => {
    expect(firstUnseen(view(6), 2, pace)).toBe(3);
    expect(firstUnseen(view(6), 4, pace)).toBe(5);
    expect(firstUnseen(view(6), 6, pace)).toBeUndefined();
    expect(firstUnseen(view(3), 2, pace), 'it has passed').toBeUndefined();
  });

  test('who was never here before is shown what came after his own last decision', () => {
    expect(firstUnseen(view(6), undefined, pace)).toBe(3);
    expect(firstUnseen(view(8), undefined, pace)).toBe(7);
    expect(firstUnseen({ ...view(8), eyes: 'grey' }, undefined, pace)).toBeUndefined();
  });

  test('may be dice alone, which nobody but the table rolled', () => {
    const rolled = { ...line('table', 'won'), rolled: [{}] } as unknown as Told<Vocabulary>;
    const after = (...lines: readonly Told<Vocabulary>[]) => ({ ...view(2), log: [...LOG.slice(0, 2), ...lines] });
    expect(hasHappened(after(rolled), pace)).toBe(true);
    expect(hasHappened(after(line('grey')), pace)).toBe(true);
    expect(hasHappened(after(line('table', 'won')), pace), 'nothing fell').toBe(false);
    expect(hasHappened({ ...after(rolled), isApart: false }, pace)).toBe(false);
    expect(hasHappened({ ...view(1), log: [LOG[0] as Told<Vocabulary>, rolled] }, pace), 'before he began').toBe(false);
  });

  test('is nothing where both sit at the screen, behind the curtain, and where another page plays', () => {
    for (const other of [{ isApart: false }, { curtain: 'grey' }, { isFollowing: true }])
      expect(firstUnseen({ ...view(6), ...other }, 2, pace)).toBeUndefined();
  });

  test('begins no later than what is held back', () => {
    expect([firstShown(7, undefined), firstShown(7, 5), firstShown(4, 5)]).toEqual([7, 5, 4]);
  });

  test('takes seconds, however much it is', () => {
    expect(haste(LOG, 3, pace)).toBe(1);
    const long = Array.from({ length: 100 }, () => line('grey'));
    expect(haste(long, 0, pace)).toBe(5);
  });
});
