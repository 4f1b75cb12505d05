import { describe, expect, test } from 'vitest';
import { LANGUAGES, translator, typeset } from './index.ts';

/** With a low line where no line may break. */
const polish = (text: string): string => typeset('pl', text).replaceAll('\u00a0', '_');

describe('Polish', () => {
  test.each([
    ['Dowódca idzie z jednostką.', 'Dowódca idzie z_jednostką.'],
    ['W górach i na bagnach', 'W_górach i_na bagnach'],
    ['i w lesie, a z lasu', 'i_w_lesie, a_z_lasu'],
    ['„W drodze” (z powrotem)', '„W_drodze” (z_powrotem)'],
    ['oraz czy bez nich', 'oraz czy bez nich'],
    ['J albo M-W dla korpusu', 'J albo M-W dla korpusu'],
    ['kończy zdanie z', 'kończy zdanie z'],
  ])('a one-letter word stays with the next: %s', (text, set) => {
    expect(polish(text)).toBe(set);
  });

  test.each([
    ['18 sierpnia 1862 roku', '18_sierpnia 1862_roku'],
    ['3½ punktu ruchu', '3½_punktu ruchu'],
    ['od 2 do 4 heksów', 'od 2 do 4_heksów'],
    ['5 lub 6 kart, 1 lubiana', '5 lub 6_kart, 1_lubiana'],
    ['Tura 2 z 3', 'Tura 2 z_3'],
    ['rzut 5, modyfikator −1', 'rzut 5, modyfikator −1'],
  ])('a number stays with its noun: %s', (text, set) => {
    expect(polish(text)).toBe(set);
  });

  test('what is set is set for good', () => {
    expect(polish(typeset('pl', 'z 4 punktami'))).toBe('z_4_punktami');
  });
});

test('English keeps its spaces', () => {
  expect(typeset('en', 'A hex of 4 units, I say')).toBe('A hex of 4 units, I say');
});

test('the translator puts text out as it is set, names and numbers included', () => {
  const [en, pl] = LANGUAGES.map(language => translator(language)('gcacw.why.wigwag/edit-turn', { turns: '6 z 7' }));
  expect(en).toBe('The turns of this scenario go from 1 to 6 z 7.');
  expect(pl).toBe('Tury tego scenariusza mają numery od 1 do 6 z\u00a07.');
});

test('a number stays with its per cent sign in every language', () => {
  for (const language of LANGUAGES) expect(typeset(language, '25 % of 4')).toMatch(/^25\u00a0% /);
});

test('width and depth stay together in every language', () => {
  for (const language of LANGUAGES) expect(typeset(language, '9 × 4½')).toBe('9\u00a0×\u00a04½');
});
