import { describe, expect, test } from 'vitest';
import { bind, withoutRulings } from './bind.ts';
import { placeOf } from './book.ts';
import type { BookSource } from './source.ts';

const both = (text: string) => ({ en: text, pl: `${text} (pl)` });

const SOURCE: BookSource = {
  name: 'little',
  clauses: [
    { id: '1/first', section: '1', title: 'First', text: 'One may.' },
    { id: '1/second', section: '1', title: 'Second', text: 'One may not.', refs: ['2', '9', 'gap:R-1'] },
    { id: '1/stray', section: '1', title: 'Stray', text: "It's -1 per hex, 2-6 in all." },
    { id: '2/last', section: '2', title: 'Last', text: 'One must.', optional: true, kind: 'summary' },
  ],
  chapters: [
    {
      id: 'A',
      title: both('All'),
      sections: [
        {
          id: '1',
          title: both('One'),
          pages: [
            { id: 'a', title: both('Beginning'), lead: both('Look.'), from: '1/first', also: ['1/stray'] },
            { id: 'b', title: both('End'), from: '1/second' },
          ],
        },
        { id: '2', title: both('Two'), pages: [{}] },
      ],
    },
  ],
  marks: { '1/first': 'may', '1/second': 'mayNot', '1/stray': 'is', '2/last': 'must' },
  options: { '2': 'twice' },
  readings: [{ clauses: ['1/second'], decision: 8, question: both('How?'), answer: both('So.') }],
};

describe('a bound book', () => {
  const book = bind(SOURCE, 'en');

  test('a page runs to the next one of its section, with what stands elsewhere', () => {
    const pages = book.chapters[0]?.sections.flatMap(section => section.pages) ?? [];
    expect(pages.map(({ id, clauses }) => [id, clauses.map(each => each.id)])).toEqual([
      ['1:a', ['1/first', '1/stray']],
      ['1:b', ['1/second']],
      ['2', ['2/last']],
    ]);
  });

  test('a clause has its mark, its option and its readings', () => {
    expect(book.clauses.get('1/second')).toMatchObject({
      mark: 'mayNot',
      refs: ['2'],
      readings: [{ decision: 8, question: 'How?' }],
      isRemark: false,
    });
    expect(book.clauses.get('2/last')).toMatchObject({ option: 'twice', isRemark: true });
  });

  test('what the catalogue types plainly is printed well', () => {
    expect(book.clauses.get('1/stray')?.text).toBe('It’s −1 per hex, 2-6 in all.');
  });

  test('an address is a clause, a page, a section or a chapter; anything else is the beginning', () => {
    expect(placeOf(book, '1/second')).toMatchObject({ page: { id: '1:b' }, clause: { id: '1/second' } });
    expect(placeOf(book, '1:b')).toMatchObject({ page: { id: '1:b' } });
    expect(placeOf(book, '2').page.id).toBe('2');
    expect(placeOf(book, 'A').page.id).toBe('1:a');
    expect(placeOf(book, '2/forgotten').page.id).toBe('2');
    expect(placeOf(book, 'nowhere').page.id).toBe('1:a');
  });

  test('in another language it has its texts, and the catalogue’s where there is none', () => {
    const polish = bind(SOURCE, 'pl', { '1/first': { title: 'Pierwsza', text: 'Można i wolno.' } });
    expect(polish.clauses.get('1/first')).toMatchObject({ title: 'Pierwsza', text: 'Można i\u00a0wolno.' });
    expect(polish.clauses.get('1/second')?.title).toBe('Second');
    expect(polish.chapters[0]?.title).toBe('All (pl)');
  });
});

test.each([
  ['A ford serves both (ruling A18).', 'A ford serves both.'],
  ['It is none (ruling).', 'It is none.'],
  ['Not looked at (I07).', 'Not looked at.'],
  ['Closed (ruling I10; 7.4 does not name it).', 'Closed.'],
  ['In 1862 (BTC too, by ruling A21).', 'In 1862 (BTC too).'],
  ['With a trail (A1, default on).', 'With a trail (default on).'],
  ['A remark (that stays).', 'A remark (that stays).'],
  ['By ruling I18 it must.', 'By our reading it must.'],
])('%s is read without our numbers', (text, read) => {
  expect(withoutRulings('en', text)).toBe(read);
});
