import type { Told } from '@wigwag/host';
import type { Vocabulary } from '@wigwag/kernel';
import { describe, expect, test } from 'vitest';
import { keyOf, rowsOf } from './rows.ts';

const told = (by: string, type: string): Told<Vocabulary> => ({ by, events: [{ type }], rolled: [] });
const isSmall = ({ events }: Told<Vocabulary>): boolean => events.every(({ type }) => type === 'small');
const log = (...types: string[]): Told<Vocabulary>[] => types.map(type => told('blue', type));
const shown = (lines: readonly Told<Vocabulary>[], ...opened: number[]): string[] =>
  rowsOf(lines, isSmall, new Set(opened)).map(row => (row.kind === 'run' ? `${keyOf(row)} ×${row.count}` : keyOf(row)));

describe('the rows of a log', () => {
  test('are its lines, as long as few small ones follow each other', () => {
    expect(shown([])).toEqual([]);
    expect(shown(log('a', 'small', 'small', 'small', 'b'))).toEqual(['told 0', 'told 1', 'told 2', 'told 3', 'told 4']);
  });

  test('tell a run of four in one', () => {
    expect(shown(log('a', 'small', 'small', 'small', 'small', 'b'))).toEqual(['told 0', 'run 1 ×4', 'told 5']);
  });

  test('open a run below its row, and leave the others closed', () => {
    const lines = log('small', 'small', 'small', 'small', 'a', 'small', 'small', 'small', 'small');
    const [opened, closed] = [shown(lines, 5), shown(lines)];
    expect(closed).toEqual(['run 0 ×4', 'told 4', 'run 5 ×4']);
    expect(opened).toEqual(['run 0 ×4', 'told 4', 'run 5 ×4', 'told 5', 'told 6', 'told 7', 'told 8']);
  });

  test('end a run where the other side goes on', () => {
    const both = [...log('small', 'small', 'small', 'small'), told('grey', 'small'), told('grey', 'small')];
    expect(shown(both)).toEqual(['run 0 ×4', 'told 4', 'told 5']);
  });

  test('keep their names when lines are added', () => {
    const lines = log('small', 'small', 'small', 'small');
    expect(shown([...lines, ...log('small', 'a')])).toEqual(['run 0 ×5', 'told 5']);
  });
});
