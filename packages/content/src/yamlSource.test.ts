import { expect, it } from 'vitest';
import { readYaml } from './yamlSource.ts';

it('finds the first of two fields of a name, a list by its key, and what is missing by what lacks it', () => {
  const { source } = readYaml('a: 1\nb:\n  c: { d: x }\nb: 2\nlist: [x, y]\n', 'file.yaml');
  expect(source?.locate(['b', 'c', 'd'])).toEqual({ line: 3, column: 11 });
  expect(source?.locate(['b', 'c', 'e'])).toEqual({ line: 3, column: 3 });
  expect(source?.locate(['list'])).toEqual({ line: 5, column: 1 });
  expect(source?.locate(['list', 1])).toEqual({ line: 5, column: 11 });
});

it('finds each of thousands of places', () => {
  const names = Array.from({ length: 20_000 }, (_, place) => `u${place}`);
  const text = names.map(name => `${name}: 1\n`).join('');
  const { source } = readYaml(text, 'file.yaml');
  expect(names.map(name => source?.locate([name]).line)).toEqual(names.map((_, index) => index + 1));
});
