import { ENGLISH, POLISH } from '@wigwag/words';
import { describe, expect, it } from 'vitest';
import { PROBLEM_CODES } from '../../problems.ts';

const ENDING = /_(one|few|many|other)$/;
const codesIn = (words: Readonly<Record<string, string>>): string[] => {
  const keys = Object.keys(words).filter(key => key.startsWith('problem.'));
  return [...new Set(keys.map(key => key.slice('problem.'.length).replace(ENDING, '')))].sort();
};
const placeholders = (sentence: string): string[] => [...new Set(sentence.match(/\{\{\w+\}\}/g) ?? [])].sort();
const english = new Map<string, string>(Object.entries(ENGLISH));
const polish = new Map<string, string>(Object.entries(POLISH));

describe('every problem has a sentence, and every sentence a problem', () => {
  it('in English', () => expect(codesIn(ENGLISH)).toEqual([...PROBLEM_CODES].sort()));
  it('in Polish', () => expect(codesIn(POLISH)).toEqual([...PROBLEM_CODES].sort()));

  it('the two languages speak of the same things', () => {
    const differing = [...english].filter(([key, sentence]) => {
      const other = polish.get(key);
      return (
        key.startsWith('problem.') &&
        (other === undefined || String(placeholders(other)) !== String(placeholders(sentence)))
      );
    });
    expect(differing).toEqual([]);
  });
});
