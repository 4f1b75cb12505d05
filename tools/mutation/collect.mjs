/**
 * Stands in for vitest while mutants are tried: the same `expect`, but tests are only collected, to be called one by one
 * as often as there are mutants. Starting vitest for each mutant would take a second; calling a function takes none.
 */
import { JestAsymmetricMatchers, JestChaiExpect, JestExtend } from '@vitest/expect';
import * as chai from 'chai';

chai.use(JestExtend);
chai.use(JestChaiExpect);
chai.use(JestAsymmetricMatchers);

export const { expect } = chai;

export const tests = [];
const path = [];

export function describe(name, body) {
  path.push(name);
  body();
  path.pop();
}

export function test(name, body) {
  const run = () => {
    const meta = {};
    body({ task: { meta } });
    return meta;
  };
  tests.push({ id: `${tests.length} ${[...path, name].join(' > ')}`, run });
}

const each = rows => (name, body) => {
  for (const row of rows) test(name, () => (Array.isArray(row) ? body(...row) : body(row)));
};
describe.each = rows => (name, body) => {
  for (const row of rows) describe(name, () => (Array.isArray(row) ? body(...row) : body(row)));
};
test.each = each;

export function it(name, body) {
  test(name, body);
}
it.each = each;
