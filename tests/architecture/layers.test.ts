import { describe, expect, test } from 'vitest';
import { manifestOf, WORKSPACES } from '../support/workspaces.ts';

/**
 * From the ground up: a package knows only packages of the layers below its own, so that no line in a package.json can turn
 * an arrow round.
 */
const LAYERS: readonly (readonly string[])[] = [
  ['hex', 'kernel', 'postgres', 'rating'],
  ['clocks', 'fairdice', 'pickets', 'gcacw', 'lee'],
  ['content', 'protocol'],
  ['words'],
  ['mapview', 'host', 'rulebook'],
  ['titles', 'staffmap', 'ai'],
  ['report'],
  ['cli', 'client', 'server', 'tests'],
];

/** Who must not know all that lies below. */
const KNOWS_ONLY: Readonly<Record<string, readonly string[]>> = {
  mapview: ['hex'],
  host: ['fairdice', 'kernel'],
  postgres: [],
  rulebook: ['gcacw', 'lee', 'pickets', 'words'],
};

const layerOf = (name: string): number => LAYERS.findIndex(layer => layer.includes(name));

function mayKnow(name: string, known: string): boolean {
  const isBelow = layerOf(known) !== -1 && layerOf(known) < layerOf(name);
  return isBelow && (KNOWS_ONLY[name]?.includes(known) ?? true);
}

const ours = (names: readonly string[]): string[] =>
  names.filter(name => name.startsWith('@wigwag/')).map(name => name.slice('@wigwag/'.length));

const PACKAGES = WORKSPACES.map(manifestOf).map(({ name, dependencies = {} }) => ({
  name: ours([name])[0] ?? name,
  knows: ours(Object.keys(dependencies)),
}));

describe('arrows between packages', () => {
  test.each(PACKAGES)('$name declares only what lies below it', ({ name, knows }) => {
    expect(layerOf(name)).not.toBe(-1);
    expect(knows.filter(known => !mayKnow(name, known))).toEqual([]);
  });

  test('there are some', () => {
    expect(PACKAGES.flatMap(({ knows }) => knows).length).toBeGreaterThan(20);
  });

  test('one that points upwards, sideways or to a package without a layer would be found', () => {
    expect(mayKnow('gcacw', 'kernel')).toBe(true);
    expect(mayKnow('kernel', 'gcacw')).toBe(false);
    expect(mayKnow('kernel', 'hex')).toBe(false);
    expect(mayKnow('mapview', 'gcacw')).toBe(false);
    expect(mayKnow('host', 'gcacw')).toBe(false);
    expect(mayKnow('tests', 'cli')).toBe(false);
    expect(mayKnow('client', 'somewhere')).toBe(false);
  });
});
