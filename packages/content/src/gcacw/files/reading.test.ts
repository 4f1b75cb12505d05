import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loadOrderOfBattle } from '../armies/loadOrderOfBattle.ts';
import { loadMap } from '../maps/loadMap.ts';
import { loadScenario } from '../scenarios/loadScenario.ts';
import { edited } from '../testing/edited.ts';
import { briefly, codesOf, expectReadable } from '../testing/render.ts';
import { SMALL_ARMIES, SMALL_MAP, SMALL_SCENARIO, smallLibrary } from '../testing/smallFiles.ts';
import { validateFiles, validateValues } from './validateFiles.ts';

const library = smallLibrary();

describe('texts that are no content file', () => {
  it.each([
    ['nothing', '', 'empty-file'],
    ['white space', ' \n\n  ', 'empty-file'],
    ['comments only', '# nothing\n', 'empty-file'],
    ['bytes', 'PK\u0003\u0004\u0000\u0000', 'not-text'],
    ['bytes that are no UTF-8', 'format: \ufffd\ufffd', 'not-text'],
    ['a tab', 'format: wigwag-map 1\nhexes:\n\tN0101: clear\n', 'yaml-tab'],
    ['an open bracket', 'format: wigwag-map 1\nhexes: { a: 1\n', 'yaml-unclosed'],
    ['two documents', 'format: wigwag-map 1\n---\nformat: wigwag-map 1\n', 'yaml-documents'],
    ['an anchor', 'format: &f wigwag-map 1\n', 'yaml-alias'],
    ['an alias', 'format: *f\n', 'yaml-alias'],
    ['a tag', 'format: !!binary abc\n', 'yaml-tag'],
    ['an indentation', 'format: wigwag-map 1\n   id: a\n  title: b\n', 'yaml-indent'],
    ['a list', '- format: wigwag-map 1\n', 'expected-map'],
    ['a word', 'hello', 'expected-map'],
    ['another format', 'format: html\n', 'unknown-format'],
    ['no format', 'id: small\n', 'no-format'],
    ['a newer format', 'format: wigwag-map 2\n', 'unknown-format-near'],
    ['a list for a key', '? [a, b]\n: 1\n', 'bad-key'],
    ['a name of the language', '__proto__: { polluted: true }\n', 'bad-key'],
  ])('%s', (_, text, code) => {
    for (const problems of [validateFiles([{ path: 'a.yaml', text }]).problems, loadMap(text, 'a.yaml').problems]) {
      expect(codesOf(problems)).toContain(code);
      problems?.forEach(expectReadable);
    }
  });

  it('nesting past all measure', () => {
    expect(loadMap('['.repeat(50_000), 'deep.yaml').problems?.length).toBeGreaterThan(0);
    expect(loadMap(`format: ${'['.repeat(200)}${']'.repeat(200)}`, 'deep.yaml').problems?.length).toBeGreaterThan(0);
  });

  it('a file of another kind has one problem', () => {
    expect(briefly(loadMap(SMALL_SCENARIO, 'a.yaml').problems)).toEqual(['format other-format']);
  });
});

describe('YAML does not bite', () => {
  it('numbers with a leading nought and dates are text, N is N', () => {
    const noughts = edited(
      SMALL_MAP,
      ['name: "12"', 'name: 0832'],
      ['en: Small', 'en: N'],
      ['pl: Mała', 'pl: 1862-08-08'],
    );
    const { ok } = loadMap(noughts, 'map.yaml');
    expect(ok?.title).toEqual({ en: 'N', pl: '1862-08-08' });
    expect(ok?.hexes.some(hex => hex.name === '0832')).toBe(true);
  });

  it('line ends of Windows and a byte order mark do no harm', () => {
    const windows = `\ufeff${SMALL_MAP.replaceAll('\n', '\r\n')}`;
    expect(loadMap(windows, 'map.yaml').problems).toBeUndefined();
    const { problems } = loadMap(edited(windows, ['N0201: rolling', 'N0201: roling']), 'map.yaml');
    expect(problems?.map(problem => problem.line)).toEqual([13]);
  });

  it('a name that looks like a number wants quotes, and is told so', () => {
    const { problems } = loadMap(edited(SMALL_MAP, ['"12"', '12']), 'map.yaml');
    expect(briefly(problems)).toEqual(['hexes.N0203.name expected-text']);
  });
});

describe('several files', () => {
  const files = [
    { path: 'scenario.yaml', text: SMALL_SCENARIO },
    { path: 'map.yaml', text: SMALL_MAP },
    { path: 'armies.yaml', text: SMALL_ARMIES },
  ];

  it('find each other whatever their order', () => {
    const { problems, scenarios } = validateFiles(files);
    expect(problems).toEqual([]);
    expect([...scenarios.keys()]).toEqual(['small-march']);
  });

  it('one that could not be read is a problem like others', () => {
    const { problems } = validateFiles([...files, { path: 'a/folder', text: undefined }]);
    expect(problems.map(({ file, code }) => `${file} ${code}`)).toEqual(['a/folder unreadable-file']);
  });

  it('share no id within a kind', () => {
    const { problems } = validateFiles([...files, { path: 'again.yaml', text: SMALL_MAP }]);
    expect(problems.map(({ file, line, code }) => `${file} ${line} ${code}`)).toEqual(['again.yaml 2 id-in-two-files']);
  });

  it('a scenario of a broken map says only that', () => {
    const broken = files.map(file => ({ ...file, text: file.text.replace('N0101: rough', 'N0101: ruff') }));
    expect(validateFiles(broken).problems.map(({ file, code }) => `${file} ${code}`)).toEqual([
      'scenario.yaml broken-reference',
      'map.yaml unknown-name',
    ]);
  });

  it('problems come file by file, line by line', () => {
    const broken = files.map(file => ({ ...file, text: file.text.replace('en:', 'de:') }));
    const { problems } = validateFiles(broken);
    expect(problems.map(problem => problem.file)).toEqual(
      [...problems.map(problem => problem.file)].sort((a, b) => order(a) - order(b)),
    );
    function order(path: string): number {
      return files.findIndex(file => file.path === path);
    }
  });
});

describe('nothing throws', () => {
  const loadAll = (text: string): void => {
    for (const { problems } of [
      loadMap(text, 'any.yaml'),
      loadOrderOfBattle(text, 'any.yaml'),
      loadScenario(text, 'any.yaml', library),
      validateFiles([{ path: 'any.yaml', text }]),
    ])
      problems?.forEach(expectReadable);
  };

  it('on any text', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary', maxLength: 200 }), loadAll), { numRuns: 300 });
  });

  it('on any text made of YAML', () => {
    const bits = fc.constantFrom(
      'format: wigwag-map 1\n',
      'a',
      ': ',
      '\n',
      '  ',
      '- ',
      '{',
      '}',
      '[',
      ']',
      ',',
      '&a ',
      '*a',
      '!t ',
      '"',
      "'",
      '#',
      '|',
      '>',
      '?',
      '~',
      '0',
      '<<',
    );
    fc.assert(
      fc.property(fc.array(bits, { maxLength: 40 }), parts => loadAll(parts.join(''))),
      { numRuns: 500 },
    );
  });

  it('on valid files with characters exchanged, put in and taken out', () => {
    const text = fc.constantFrom(SMALL_MAP, SMALL_ARMIES, SMALL_SCENARIO);
    const change = fc.record({ at: fc.nat(), cut: fc.nat(6), put: fc.string({ unit: 'binary', maxLength: 3 }) });
    fc.assert(
      fc.property(text, fc.array(change, { minLength: 1, maxLength: 4 }), (start, changes) => {
        loadAll(changes.reduce<string>((now, { at, cut, put }) => splice(now, at % (now.length + 1), cut, put), start));
      }),
      { numRuns: 400 },
    );
  });
});

const splice = (text: string, at: number, cut: number, put: string): string =>
  text.slice(0, at) + put + text.slice(at + cut);

it('tells of every problem, however many a file has', () => {
  const units = Object.fromEntries(Array.from({ length: 150_000 }, (_, place) => [`u${place}`, 1]));
  const raw = { format: 'wigwag-order-of-battle 1', id: 'many', title: { en: 'A', pl: 'A' }, leaders: {}, units };
  expect(validateValues([{ path: 'many.yaml', raw }]).problems).toHaveLength(150_000);
});
