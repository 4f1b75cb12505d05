import { beforeAll, describe, expect, test } from 'vitest';
import type { Rulebook } from './book.ts';
import { gcacwBook } from './gcacw.ts';
import { excerptOf, runsOf } from './highlight.ts';
import { folded, type Search, searchOf } from './search.ts';

const ids = (search: Search, query: string): string[] => search.find(query).map(({ id }) => id);

describe('the search', () => {
  let [english, polish]: Search[] = [];
  let book: Rulebook;
  beforeAll(async () => {
    book = await gcacwBook('en');
    english = await searchOf(book);
    polish = await searchOf(await gcacwBook('pl'));
  });

  test('finds a page by its title, then the clauses', () => {
    const [first, second] = (english as Search).find('flank attacks');
    expect(first).toMatchObject({ kind: 'page', address: '7.4:flanks', title: 'Flank attacks' });
    expect(second?.section).toMatch(/^[79]/);
  });

  test('finds a clause by a word of its title before others', () => {
    expect(ids(english as Search, 'surrender')[0]).toBe('7.6/surrender');
  });

  test('finds by the beginning of a word, and by one that is misspelt', () => {
    expect(ids(english as Search, 'pont')).toContain('10.1/pontoon-definition');
    expect(ids(english as Search, 'surender')).toContain('7.6/surrender');
  });

  test('finds by the number of a section and the words of an id', () => {
    expect(ids(english as Search, 'flank-basic-six')[0]).toBe('7.4/flank-basic-six');
  });

  test('a text that was pasted by mistake is looked for as far as anybody would type, be it one endless word', () => {
    expect(ids(english as Search, 'x'.repeat(100_000))).toEqual([]);
    expect(ids(english as Search, 'surrender '.repeat(10_000))[0]).toBe('7.6/surrender');
  });

  test.each([
    ['why is my unit disorganized', /disorganized/],
    ['How does a leader go with a unit?', /leader/],
    ['what happens to my exhausted cavalry when rained upon', /exhausted|cavalry/],
  ])('a question is answered, however it is put: %s', (question, word) => {
    const hits = (english as Search).find(question);
    expect(hits.length).toBeGreaterThan(3);
    for (const { id, title, text } of hits.slice(0, 3)) expect(folded(`${id} ${title} ${text}`)).toMatch(word);
  });

  test('a Polish question is answered too', () => {
    const hits = (polish as Search).find('dlaczego moja jednostka jest zdezorganizowana?');
    expect(hits.length).toBeGreaterThan(3);
    for (const { title, text } of hits.slice(0, 3)) expect(folded(`${title} ${text}`)).toContain('zdezorganizowan');
  });

  test('a question of nothing but such words is looked for as it stands', () => {
    expect(ids(english as Search, 'may not').length).toBeGreaterThan(0);
  });

  test('all words have to be there, where anything has them', () => {
    const hits = (english as Search).find('rain creek');
    expect(hits.length).toBeGreaterThan(3);
    for (const { id, title, text } of hits.slice(0, 3))
      expect(`${id} ${title} ${text}`.toLowerCase()).toContain('creek');
  });

  test('Polish is found with and without its marks', () => {
    const [marked, plain] = ['oskrzydlający', 'oskrzydlajacy'].map(query => ids(polish as Search, query));
    expect(marked?.length).toBeGreaterThan(0);
    expect(plain).toEqual(marked);
    expect(folded('Łódź')).toBe('lodz');
  });

  test('finds readings with the clause they belong to', () => {
    const [reading] = book.readings;
    const found = (english as Search).find(reading?.question ?? '').find(({ kind }) => kind === 'reading');
    expect(found).toMatchObject({ id: reading?.id, address: reading?.clauses[0] });
  });

  test('nothing is found by nothing', () => {
    expect(ids(english as Search, '  ')).toEqual([]);
  });
});

describe('what was found stands out', () => {
  test('by whole words, whatever their marks', () => {
    expect(runsOf('Bród, brody i BRÓD.', ['brod'])).toEqual([
      { text: 'Bród', isHit: true },
      { text: ', brody i ', isHit: false },
      { text: 'BRÓD', isHit: true },
      { text: '.', isHit: false },
    ]);
  });

  test('a long text is cut around it', () => {
    const text = `${'word '.repeat(60)}ford ${'more '.repeat(60)}`;
    const excerpt = excerptOf(text, ['ford']);
    expect(excerpt.length).toBeLessThan(110);
    expect(excerpt).toMatch(/^… .*ford.* …$/);
    expect(excerptOf('A short one.', ['ford'])).toBe('A short one.');
  });
});
