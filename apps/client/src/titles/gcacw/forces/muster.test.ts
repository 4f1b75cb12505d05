import { position } from '@wigwag/content/position';
import { type Game, NOWHERE, newGame, type Side, worldOf } from '@wigwag/gcacw';
import type { Language } from '@wigwag/words';
import { describe, expect, test } from 'vitest';
import { entryOf, type Muster, musterOf } from './muster.ts';
import type { Piece } from './order.ts';

const gameOf = (...lines: string[]): Game =>
  newGame(
    worldOf(position(['turns 3', 'map', '  .   .   .', '    .   .', '  .   .   .', ...lines].join('\n')).scenario),
  );

const nameOf = ({ world }: Game, { kind, id }: Piece): string =>
  (kind === 'leader' ? `*${world.leaders[id]?.name}` : world.units[id]?.name) ?? '';

const told = (game: Game, groups: Muster['commands'] | Muster['away']): string[] =>
  groups.map(group => {
    const title = 'where' in group ? group.where : group.corps || group.level;
    return `${title}: ${group.pieces.map(piece => nameOf(game, piece)).join(' ')}`;
  });

const commands = (game: Game, side: Side, language: Language = 'en'): string[] =>
  told(game, musterOf(game, side, language).commands);

describe('an army as a list', () => {
  test('goes by corps, the leader before his units, the larger unit before the smaller, then by name', () => {
    const game = gameOf(
      'U Buford 0101 cav cmd=none',
      'C Winder 0501 cmd=J',
      'C Lawton 0501 brig cmd=J',
      'C 10VA 0502 cav regt cmd=Cav',
      'C 2VA 0502 cav regt cmd=Cav; leader Stuart',
      'C Ewell 0501 9 cmd=J; leader Jackson; leader Lee army',
      'C Evans 0502 brig 3 cmd=none',
    );
    expect(commands(game, 'confederate')).toEqual([
      'all: *Lee',
      'Cav: *Stuart 2VA 10VA',
      'J: *Jackson Ewell Winder Lawton',
      'none: Evans',
    ]);
    const { commands: found, manpower } = musterOf(game, 'confederate', 'en');
    expect([...found.map(each => each.manpower), manpower]).toEqual([0, 10, 19, 3, 32]);
    expect(commands(game, 'union')).toEqual(['none: Buford']);
  });

  test('numbered corps go by their numbers, those of another army after them, those with names last', () => {
    const numbered = ['IX', 'V', 'III-AP', 'II', 'XII', 'II-AP', 'Cav'].map(
      (corps, at) => `U Unit${at} 0101 cmd=${corps}; leader Leader${at}`,
    );
    const found = musterOf(gameOf(...numbered, 'C Hill 0501'), 'union', 'en').commands;
    expect(found.map(({ corps }) => corps)).toEqual(['II', 'V', 'IX', 'XII', 'II-AP', 'III-AP', 'Cav']);
  });

  test('the divisions of a corps stay together, each under its leader, after the corps leader', () => {
    const game = gameOf(
      'U Hill 0501',
      'C Cox 0101 brig cmd=2-V; leader Two division cmd=2',
      'C Abbot 0101 brig cmd=2-V',
      'C Dana 0102 brig cmd=1-V; leader Crook district cmd=V',
      'C Zook 0102 brig cmd=1-V; leader One division cmd=1-V',
      'C Able 0102 cmd=V',
    );
    expect(commands(game, 'confederate')).toEqual(['V: *Crook Able *One Dana Zook *Two Abbot Cox']);
  });

  test('names are sorted as the language sorts them', () => {
    const game = gameOf('U Łoś 0101', 'U Zook 0101', 'U Lund 0101', 'U Ćma 0102', 'U Custer 0102', 'C Hill 0501');
    expect(commands(game, 'union', 'pl')).toEqual(['A: Custer Ćma Lund Łoś Zook']);
    expect(commands(game, 'union', 'en')).toEqual(['A: Ćma Custer Łoś Lund Zook']);
  });
});

describe('who is off the map', () => {
  const FIELD = ['U Newton 0101', 'U Sykes 0101', 'U Meade 0102', 'C Hill 0501'];

  test('those to come by their turns, with their leaders; then those who left, then the lost', () => {
    const game = gameOf(
      ...FIELD,
      'U Wright 0101 turn3',
      'U Abbot 0101/0102 turn2 cmd=V; leader Porter',
      'U Birney 0101 turn2',
    );
    const [newton, sykes] = game.board.units;
    if (newton === undefined || sykes === undefined) throw new Error('no units');
    for (const gone of [newton, sykes]) gone.hex = NOWHERE;
    game.board.exited = [0];
    expect(told(game, musterOf(game, 'union', 'en').away)).toEqual([
      'toCome: *Porter Abbot Birney Wright',
      'exited: Newton',
      'lost: Sykes',
    ]);
    expect(commands(game, 'union')).toEqual(['A: Meade']);
    expect(musterOf(game, 'confederate', 'en').away).toEqual([]);
  });

  test('a leader comes when and where his unit comes; nobody is lost who is not of the scenario', () => {
    const game = gameOf(...FIELD, 'U Abbot 0101/0102 turn2 cmd=V; leader Porter');
    expect(entryOf(game.world, { kind: 'leader', id: 0 })).toMatchObject({ unit: 'abbot', turn: 2 });
    const { scenario } = game.world;
    const setup = { ...scenario.setup, units: scenario.setup.units.filter(({ unit }) => unit !== 'sykes') };
    const without = newGame(worldOf({ ...scenario, setup }));
    expect(told(without, musterOf(without, 'union', 'en').away)).toEqual(['toCome: *Porter Abbot']);
  });
});
