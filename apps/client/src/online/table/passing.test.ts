import type { Told } from '@wigwag/host';
import type { Vocabulary } from '@wigwag/kernel';
import { gcacwTitle, leeTitle, picketsTitle, type Title } from '@wigwag/titles';
import { expect, test } from 'vitest';
import { knowsPass, passingAt } from './passing.ts';

const line = (by: string, ...events: string[]): Told<Vocabulary> =>
  ({ by, events: events.map(type => ({ type })), rolled: [] }) as unknown as Told<Vocabulary>;

const isSeen = ({ events }: Told<Vocabulary>): boolean => events.some(({ type }) => type === 'unitMoved');

const at = (log: readonly Told<Vocabulary>[], choices: readonly string[], by = 'union', underway?: 'sent') =>
  passingAt(
    {
      ...{ log, eyes: 'union', underway, frame: { kind: 'offer', by } },
      choices: choices.map(verb => ({ do: verb })),
    } as unknown as Parameters<typeof passingAt>[0],
    1,
    isSeen,
  );

const begun = line('table', 'opened');

test('passes as long as the other does nothing that is seen', () => {
  expect(at([begun], ['take', 'pass'])).toEqual({ do: 'pass' });
  expect(at([begun, line('confederate', 'initiativeTaken')], ['take', 'pass'])).toEqual({ do: 'pass' });
});

test('waits while another decides, and until its own pass has arrived', () => {
  expect(at([begun], [], 'confederate')).toBe('wait');
  expect(at([begun], [], 'union', 'sent')).toBe('wait');
});

test('stops at what it is shown, at a question that knows no pass, at the end, and where something was taken back', () => {
  expect(at([begun, line('confederate', 'unitMoved')], ['take', 'pass'])).toBe('stop');
  expect(at([begun, line('confederate', 'unitMoved')], [], 'confederate')).toBe('stop');
  expect(at([begun], ['retreat'])).toBe('stop');
  expect(at([], ['take', 'pass'])).toBe('stop');
});

test('is offered only where the rules know a pass', () => {
  const titles = [gcacwTitle, picketsTitle, leeTitle] as unknown as readonly Title<Vocabulary>[];
  expect(titles.map(knowsPass)).toEqual([true, true, false]);
});
