import { CLAUSES, OPTIONS } from '@wigwag/gcacw';
import { LANGUAGES } from '@wigwag/words';
import { beforeAll, describe, expect, test } from 'vitest';
import { pagesInOrder, type Rulebook } from './book.ts';
import { gcacwBook } from './gcacw.ts';
import { MARKS } from './source.ts';
import { GCACW } from './sources/gcacw.ts';

describe('the book of the Great Campaigns', () => {
  test('every clause has a mark, and no other', () => {
    expect(Object.keys(GCACW.marks).toSorted()).toEqual([...CLAUSES].toSorted());
    expect(Object.values(GCACW.marks).filter(mark => !MARKS.some(known => known === mark))).toEqual([]);
  });

  test('every optional clause has an option of the game', () => {
    const optional = GCACW.clauses.filter(clause => clause.optional === true);
    const named = optional.map(({ id, section }) => GCACW.options[id] ?? GCACW.options[section]);
    expect(named.filter(option => !OPTIONS.some(known => known === option))).toEqual([]);
  });

  test('readings belong to clauses, and have words in both languages', () => {
    const known = new Set<string>(CLAUSES);
    expect(GCACW.readings.length).toBeGreaterThan(50);
    for (const { clauses, question, answer } of GCACW.readings) {
      expect(clauses.filter(id => !known.has(id))).toEqual([]);
      for (const language of LANGUAGES) expect([question[language], answer[language]]).not.toContain('');
    }
  });

  test('pages begin at clauses of their own section', () => {
    const known = new Map(GCACW.clauses.map(({ id, section }) => [id, section]));
    for (const { sections } of GCACW.chapters)
      for (const { id, pages } of sections)
        for (const { from, also = [] } of pages)
          for (const clause of [...also, ...(from === undefined ? [] : [from])])
            expect([clause, known.get(clause)]).toEqual([clause, id]);
  });

  describe.each(LANGUAGES)('in %s', language => {
    let book: Rulebook;
    beforeAll(async () => {
      book = await gcacwBook(language);
    });

    test('every clause stands on exactly one page, and no page is empty', () => {
      const pages = pagesInOrder(book);
      expect(pages.flatMap(({ clauses }) => clauses.map(({ id }) => id)).toSorted()).toEqual([...CLAUSES].toSorted());
      expect(pages.filter(({ clauses, title, lead }) => clauses.length === 0 || title === '' || lead === '')).toEqual(
        [],
      );
    });

    test('what a clause points at can be opened', () => {
      const missing = [...book.clauses.values()].flatMap(({ id, refs }) =>
        refs.filter(ref => !book.pages.has(ref)).map(ref => `${id}: ${ref}`),
      );
      expect(missing).toEqual([]);
    });

    test('no clause cites a ruling by its number', () => {
      const citing = [...book.clauses.values()].filter(({ text }) => /(ruling|interpretacj\p{L}*) [AI]\d/u.test(text));
      expect(citing.map(({ id }) => id)).toEqual([]);
    });
  });
});
