import { expect, test } from 'vitest';
import { lee } from './index.ts';

/** Words of the glossary that have a rival which looks just as good. */
const RIVALS: readonly (readonly [term: string, never: RegExp])[] = [
  ['podstawa operacyjna', /(?<!\p{L})baz(?:a|y|ę|ą|ie|o|ach|ami|om)?(?!\p{L})/iu],
  ['przeciwnik', /(?<!\p{L})(?:wróg|wrog)/iu],
  ['kostka', /(?<!\p{L})koś(?:ć|ci|ciom|ciami|ciach|ćmi)(?!\p{L})/iu],
  ['jednostka', /(?<!\p{L})oddział/iu],
  ['teren zabudowany', /(?<!\p{L})zabudow(?:a|y|ę|ą|ie)(?!\p{L})/iu],
];

test.each(RIVALS)('%s is called nothing else', (_, never) => {
  expect(Object.entries(lee).filter(([, text]) => never.test(text))).toEqual([]);
});
