import type { Told } from '@wigwag/host';
import type { Vocabulary } from '@wigwag/kernel';
import { expect, test } from 'vitest';
import type { ShellRoom } from '../../room.ts';
import type { Moment } from '../moments.ts';
import { sinceThen } from './Since.tsx';

const line = (by: string, type: string): Told<Vocabulary> => ({ by, events: [{ type }], rolled: [] });
const moment = (lines: number, side: string, sentence: string): Moment => ({
  ...{ lines, side, sentence, dice: '', battles: [], stretch: 1 },
});

const LOG = [
  ...[
    line('table', 'begun'),
    line('blue', 'attack'),
    line('grey', 'refused'),
    line('grey', 'fled'),
    line('grey', 'fled'),
  ],
  ...[
    line('table', 'dice'),
    line('grey', 'moved'),
    line('grey', 'moved'),
    line('grey', 'passed'),
    line('blue', 'moved'),
  ],
];
const MOMENTS = [moment(1, 'table', ''), moment(5, 'blue', 'Blue attacks'), moment(9, 'grey', 'Grey marches')];
const room = {
  view: { log: LOG, eyes: 'blue' },
  replay: { moments: MOMENTS, paceOf: ({ events }: Told<Vocabulary>) => (events[0]?.type === 'fled' ? 150 : 0) },
  lineOf: ({ type }: Vocabulary['event']) => ({ sentence: `It ${type}.` }),
} as unknown as ShellRoom<Vocabulary, unknown>;

test('actions of the other side are told once each; within one’s own action, what there is to see of what it did', () => {
  expect(sinceThen(room, 2)).toEqual(['It fled.', 'Grey marches']);
  expect(sinceThen(room, 5)).toEqual(['Grey marches']);
});
