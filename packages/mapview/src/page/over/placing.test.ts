import { expect, test } from 'vitest';
import { boxAround, overlap } from '../../drawing/sheet/layout.ts';
import { placed } from './placing.ts';

const frame = { width: 800, height: 600 };
const size = { width: 276, height: 200 };

test('lies beside what it speaks of, inside the frame, wherever that is, and points at it', () => {
  for (let x = 0; x <= 800; x += 50) {
    for (let y = 0; y <= 600; y += 50) {
      const anchor = boxAround({ x, y }, 40, 40);
      const { side, pointer, ...at } = placed(anchor, size, frame, ['right', 'left', 'above', 'below'], []);
      const box = { ...at, ...size };
      expect(overlap(box, { x: 0, y: 0, ...frame })).toBe(size.width * size.height);
      expect(overlap(box, anchor), `at ${x} ${y}`).toBe(0);
      expect(pointer).toBeGreaterThan(0);
      expect(pointer).toBeLessThan(side === 'above' || side === 'below' ? size.width : size.height);
    }
  }
});

test('hides nothing that is to stay in sight, if it can', () => {
  const anchor = boxAround({ x: 400, y: 300 }, 40, 40);
  const onTheRight = boxAround({ x: 520, y: 300 }, 40, 40);
  expect(placed(anchor, size, frame, ['right', 'left', 'above', 'below'], [])).toMatchObject({ side: 'right' });
  expect(placed(anchor, size, frame, ['right', 'left', 'above', 'below'], [onTheRight])).toMatchObject({
    side: 'left',
  });
});
