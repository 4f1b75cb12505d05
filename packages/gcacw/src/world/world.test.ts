import { position } from '@wigwag/content/position';
import { describe, expect, test } from 'vitest';
import { Table } from '../testing/table.ts';
import { worldOf } from './world.ts';

const GROUND = `
  map
    .   .   .
      .   .
    .   .   .
      .   .
`;

describe('the world of a scenario', () => {
  test('a game that settles ties by number cannot be played without a table of them', () => {
    const { scenario } = position(`game BAC\nties union union union union union union\n${GROUND}\nU Newton 0101`);
    const { ties: _, ...without } = scenario;
    expect(worldOf(scenario).ties).toHaveLength(6);
    expect(() => worldOf(without)).toThrow('ties-missing');
    expect(worldOf({ ...without, game: 'SJW' }).ties).toBeUndefined();
  });

  test('knows whom a leader could take along: his command, and guns of his side unless he leads cavalry', () => {
    const t = new Table(`
      game RTG
      ${GROUND}
      U Newton 0101; leader Reynolds
      U Veatch 0101 cmd=B
      U Alone 0101 cmd=none
      U Guns 0101 art cmd=B
      U Ride 0102 cav cmd=Cav; leader Buford cmd=Cav
      C Hill 0502; leader Lee army
      C Battery 0502 art cmd=none
      C Stray 0502 cmd=none
    `);
    const { units, followers, hosts } = t.game.world;
    const names = (ids: readonly number[] | undefined) => ids?.map(id => units[id]?.id);
    expect(names(followers[t.leaderId('reynolds')])).toEqual(['newton', 'guns']);
    expect(names(followers[t.leaderId('buford')])).toEqual(['ride']);
    // An army leader commands everybody who is in somebody's command, and is attached to infantry only.
    expect(names(followers[t.leaderId('lee')])).toEqual(['hill', 'battery']);
    expect(names(hosts[t.leaderId('lee')])).toEqual(['hill', 'stray']);
  });

  test('lists the rivers of each hex with land in play on both banks', () => {
    const lines = 'minor-river 0101 | 0102 0201\nmajor-river 0301 | 0302 0401\ncreek 0501 | 0502\nU Newton 0102';
    const t = new Table(`map\n. . .\n . ~\n. . .\n . .\n${lines}`);
    const { rivers } = t.game.world;
    const at = (hex: string) => [...(rivers[t.hex(hex)] ?? [])].sort((a, b) => a - b);
    const sides = (...names: string[]) => names.map(name => t.hexside(name)).sort((a, b) => a - b);
    expect(at('0101')).toEqual(sides('0101-0102', '0101-0201'));
    expect(at('0102')).toEqual(sides('0101-0102'));
    expect(at('0301'), 'a lake on the other bank').toEqual(sides('0301-0302'));
    expect([at('0401'), at('0501')]).toEqual([[], []]);
    const { scenario } = t.game.world;
    const half = worldOf({ ...scenario, window: [t.hex('0101'), t.hex('0102')] });
    expect(half.rivers[t.hex('0101')], 'the other bank out of play').toEqual(sides('0101-0102'));
  });

  test('knows when a unit may act and where it is bound to, be it a reinforcement', () => {
    const t = new Table(`
      turns 3
      ${GROUND}
      U Newton 0101 notbefore2
      U Wood 0102 within=0101-0202
      U Late 0101 turn2 notbefore3
      C Hill 0502
    `);
    const { notBefore, within } = t.game.world;
    const of = <T>(list: readonly T[]) => ['newton', 'wood', 'late', 'hill'].map(id => list[t.unitId(id)]);
    expect(of(notBefore)).toEqual([2, 0, 3, 0]);
    expect(of(within)).toEqual([undefined, [t.hex('0101'), t.hex('0202')], undefined, undefined]);
  });

  test('watches the hexes whose control counts, and no others', () => {
    const rules = 'victory union controlled 1 0101\nvictory union held 1 0102';
    const watched = (lines: string) => [...new Table(`${GROUND}\nU Newton 0101\n${lines}`).game.world.controlled];
    expect([watched(rules), watched('')]).toEqual([[new Table(`${GROUND}\nU Newton 0101`).hex('0101')], []]);
  });
});
