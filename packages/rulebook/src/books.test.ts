import { CLAUSES, OPTIONS } from '@wigwag/gcacw';
import { DEFAULT_OPTIONS, CLAUSES as LEE_CLAUSES } from '@wigwag/lee';
import { LANGUAGES } from '@wigwag/words';
import { beforeAll, describe, expect, test } from 'vitest';
import { pagesInOrder, type Rulebook } from './book.ts';
import { gcacwBook } from './gcacw.ts';
import { leeBook } from './lee.ts';
import { MARKS } from './source.ts';
import { GCACW } from './sources/gcacw.ts';
import { LEE } from './sources/lee.ts';

const BOOKS = [
  { name: 'gcacw', source: GCACW, load: gcacwBook, ids: CLAUSES, options: OPTIONS },
  { name: 'lee', source: LEE, load: leeBook, ids: LEE_CLAUSES, options: Object.keys(DEFAULT_OPTIONS) },
] as const;

test('the catalogue of the Great Campaigns points at nothing that it does not have', async () => {
  const book = await gcacwBook('en');
  const refs = GCACW.clauses.flatMap(clause => clause.refs ?? []);
  expect(refs.filter(ref => !book.pages.has(ref))).toEqual([]);
});

describe.each(BOOKS)('the book of $name', ({ source, load, ids, options }) => {
  test('every clause has a mark, and no other', () => {
    expect(Object.keys(source.marks).toSorted()).toEqual([...ids].toSorted());
    expect(Object.values(source.marks).filter(mark => !MARKS.some(known => known === mark))).toEqual([]);
  });

  test('every optional clause has an option of the game', () => {
    const optional = source.clauses.filter(clause => clause.optional === true);
    const named = optional.map(({ id, section }) => source.options[id] ?? source.options[section]);
    expect(named.filter(option => !options.some(known => known === option))).toEqual([]);
  });

  test('readings belong to clauses, and have words in both languages', () => {
    const known = new Set<string>(ids);
    expect(source.readings.length).toBeGreaterThan(20);
    for (const { clauses, question, answer } of source.readings) {
      expect(clauses.filter(id => !known.has(id))).toEqual([]);
      for (const language of LANGUAGES) expect([question[language], answer[language]]).not.toContain('');
    }
  });

  test('pages begin at clauses of their own section', () => {
    const known = new Map(source.clauses.map(({ id, section }) => [id, section]));
    for (const { sections } of source.chapters)
      for (const { id, pages } of sections)
        for (const { from, also = [] } of pages)
          for (const clause of [...also, ...(from === undefined ? [] : [from])])
            expect([clause, known.get(clause)]).toEqual([clause, id]);
  });

  describe.each(LANGUAGES)('in %s', language => {
    let book: Rulebook;
    beforeAll(async () => {
      book = await load(language);
    });

    test('every clause stands on exactly one page, and no page is empty', () => {
      const pages = pagesInOrder(book);
      expect(pages.flatMap(({ clauses }) => clauses.map(({ id }) => id)).toSorted()).toEqual([...ids].toSorted());
      expect(pages.filter(({ clauses, title, lead }) => clauses.length === 0 || title === '' || lead === '')).toEqual(
        [],
      );
    });

    test('what a clause points at can be opened', () => {
      const refs = [...book.clauses.values()].flatMap(clause => clause.refs);
      expect(refs.filter(ref => !book.pages.has(ref))).toEqual([]);
    });

    test('no clause cites a ruling by its number', () => {
      const citing = [...book.clauses.values()].filter(({ text }) => /(ruling|interpretacj\p{L}*) [AI]\d/u.test(text));
      expect(citing.map(({ id }) => id)).toEqual([]);
    });
  });
});
