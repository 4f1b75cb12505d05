import type { Told } from '@wigwag/host';
import type { Vocabulary } from '@wigwag/kernel';
import { describe, expect, test } from 'vitest';
import { isShown, type LogAction, type LogFilter } from './action.ts';
import { actionRows, keyOf, type Row, rowsOf } from './rows.ts';

const told = (by: string, type: string): Told<Vocabulary> => ({ by, events: [{ type }], rolled: [] });
const runOf = ({ events }: Told<Vocabulary>): string | undefined =>
  events.map(({ type }) => type).find(type => type === 'small' || type === 'step');
const log = (...types: string[]): Told<Vocabulary>[] => types.map(type => told('blue', type));
const named = (row: Row<Vocabulary>): string =>
  row.kind === 'run' ? `${keyOf(row)} ×${row.lines.length}` : keyOf(row);
const shown = (lines: readonly Told<Vocabulary>[], ...opened: number[]): string[] =>
  rowsOf(lines, runOf, new Set(opened.map(at => `run ${at}`))).map(named);

describe('the rows of a log', () => {
  test('are its lines, as long as few small ones follow each other', () => {
    expect(shown([])).toEqual([]);
    expect(shown(log('a', 'small', 'small', 'b'))).toEqual(['told 0', 'told 1', 'told 2', 'told 3']);
  });

  test('tell a run of three in one', () => {
    expect(shown(log('a', 'small', 'small', 'small', 'b'))).toEqual(['told 0', 'run 1 ×3', 'told 4']);
  });

  test('end a run where another begins', () => {
    const lines = log('small', 'small', 'small', 'step', 'step', 'step', 'step');
    expect(shown(lines)).toEqual(['run 0 ×3', 'run 3 ×4']);
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

  test('leave out what has neither a sentence nor a die, and keep the places of the others', () => {
    const silent: Told<Vocabulary> = { by: 'grey', events: [], rolled: [] };
    const rolled: Told<Vocabulary> = {
      by: 'grey',
      events: [],
      rolled: [{ request: { kind: 'roll', n: 1, why: 'fire' }, answer: [4] }],
    };
    expect(shown([...log('a'), silent, ...log('b')])).toEqual(['told 0', 'told 2']);
    expect(shown([...log('a'), rolled, ...log('b')])).toEqual(['told 0', 'told 1', 'told 2']);
  });

  test('keep their names when lines are added', () => {
    const lines = log('small', 'small', 'small', 'small');
    expect(shown([...lines, ...log('small', 'a')])).toEqual(['run 0 ×5', 'told 5']);
  });
});

const action = (heading: string, ...types: string[]): LogAction<Vocabulary> => ({
  ...{ by: 'blue', sentence: `${types[0]} happens`, dice: '', heading, isBattle: types.includes('fight'), places: [] },
  parts: log(...types).map((each, line) => ({ ...each, line })),
});
const actions = [action('turn 1', 'a', 'b'), action('turn 1', 'fight'), action('turn 2', 'c')];
const rowsWith = (opened: readonly string[], isWanted?: (each: LogAction<Vocabulary>) => boolean): string[] =>
  actionRows(actions, runOf, new Set(opened), isWanted).map(named);

describe('the rows of a log that is told in actions', () => {
  test('are the actions under their headings, the newest opened', () => {
    expect(rowsWith([])).toEqual(['heading 0', 'action 0', 'action 1', 'heading 2', 'action 2', 'told 300000']);
  });

  test('open what was turned, and close the newest if it was', () => {
    expect(rowsWith(['action 0', 'action 2'])).toEqual([
      ...['heading 0', 'action 0', 'told 100000', 'told 100001'],
      ...['action 1', 'heading 2', 'action 2'],
    ]);
  });

  test('tell a run of small things inside an action in one, and open it there', () => {
    const many = [action('turn 1', 'small', 'small', 'small', 'small')];
    const rows = (...opened: string[]): string[] => actionRows(many, runOf, new Set(opened)).map(named);
    expect(rows()).toEqual(['heading 0', 'action 0', 'run 100000 ×4']);
    expect(rows('run 100000')).toHaveLength(7);
  });

  test('leave out what is not wanted, with headings that nothing stands under', () => {
    expect(rowsWith([], ({ isBattle }) => isBattle)).toEqual(['heading 1', 'action 1']);
  });
});

describe('a filter of the log', () => {
  const found = (filter: Partial<LogFilter>): string[] =>
    actions
      .filter(each =>
        isShown({ show: 'all', words: '', ...filter }, each, ({ events }) => events.map(e => e.type).join()),
      )
      .map(({ sentence }) => sentence);

  test('shows everything, a side, or battles', () => {
    expect(found({})).toHaveLength(3);
    expect(found({ show: 'blue' })).toHaveLength(3);
    expect(found({ show: 'grey' })).toEqual([]);
    expect(found({ show: 'battles' })).toEqual(['fight happens']);
  });

  test('finds every word, in any order and case, in the line or in what it tells', () => {
    expect(found({ words: 'HAPPENS a' })).toHaveLength(3);
    expect(found({ words: ' b ' })).toEqual(['a happens']);
    expect(found({ words: 'b c' })).toEqual([]);
  });
});
