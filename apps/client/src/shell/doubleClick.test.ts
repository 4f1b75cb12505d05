import { expect, test } from 'vitest';
import { isSecondHalf } from './doubleClick.ts';

const click = (among: string, timeStamp: number, detail = 1, clientX = 100) => ({
  ...{ among, timeStamp, detail, clientX },
  clientY: 50,
});

test('a click on other answers by a pointer that was not moved since the last is no second decision', () => {
  const first = click('March', 1000);
  expect(isSecondHalf(click('Force march', 1200, 2), first), 'a double click').toBe(true);
  expect(isSecondHalf(click('Force march', 1450), first), 'a slow one').toBe(true);
  expect(isSecondHalf(click('March', 1200, 2), first), 'the same answers').toBe(false);
  expect(isSecondHalf(click('Force march', 1600, 1, 130), first), 'elsewhere').toBe(false);
  expect(isSecondHalf(click('Force march', 2400), first), 'after a while').toBe(false);
  expect(isSecondHalf(click('Force march', 1200, 0), first), 'a key').toBe(false);
  expect(isSecondHalf(first, undefined), 'the first').toBe(false);
});
