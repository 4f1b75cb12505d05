import { position } from '@wigwag/content/position';
import { type Edit, worldOf } from '@wigwag/gcacw';
import { plain } from '@wigwag/tests/plain';
import { describe, expect, test } from 'vitest';
import { translator } from '../translator.ts';
import { describeEvent } from './events.ts';
import { describeRefusal } from './gcacw.ts';

const world = worldOf(position('map\n.   .\n  .\nU Newton 0101 7; leader Reynolds\nC Hill 0301 8').scenario);
const [en, pl] = [translator('en'), translator('pl')];
const state = { manpower: 3, fatigue: 2, disorganized: true, exhausted: true, demoralized: 1, works: 'fort' } as const;
const reason = 'house rule $t(gcacw.side.union) {{unit}}';

describe('a change by the referee is told with its reason, as it was written', () => {
  test.each<[Edit, RegExp, RegExp]>([
    [
      { do: 'placeUnit', unit: 0, hex: 0, reason },
      /^Referee: Newton is placed in 0101 /,
      /^Sędzia: jednostka Newton stoi /,
    ],
    [{ do: 'removeUnit', unit: 0, reason }, /Newton is taken off/, /Newton znika/],
    [
      { do: 'setUnit', unit: 0, ...state, reason },
      /Newton: Manpower 3, Fatigue 2, disorganized, exhausted, Demoralize-1, works: fort /,
      /liczebność 3, zmęczenie 2, zdezorganizowana, wyczerpana, zdemoralizowana w stopniu 1, umocnienia: fort /,
    ],
    [
      {
        do: 'setUnit',
        unit: 0,
        ...state,
        disorganized: false,
        exhausted: false,
        demoralized: 0,
        works: 'none',
        reason,
      },
      /Newton: Manpower 3, Fatigue 2, organized \(/,
      /zmęczenie 2, zorganizowana \(/,
    ],
    [
      { do: 'attachLeader', leader: 0, unit: 0, reason },
      /Reynolds is attached to Newton/,
      /dowódca Reynolds jest przypisany do jednostki Newton/,
    ],
    [{ do: 'removeLeader', leader: 0, reason }, /Reynolds is taken off/, /Reynolds znika/],
    [{ do: 'setTurn', turn: 3, reason }, /it is now turn 3/, /jest teraz tura 3/],
    [
      { do: 'setWeather', rain: 1, minor: 2, major: 0, reason },
      /rain through turn 1; minor rivers unfordable through turn 2; major rivers fordable \(/,
      /deszcz do końca tury 1; małe rzeki nie do przejścia w bród do końca tury 2; duże rzeki do przejścia w bród \(/,
    ],
    [
      { do: 'setWeather', rain: 0, minor: 0, major: 3, reason },
      /Referee: no rain; minor rivers fordable; major rivers unfordable through turn 3 \(/,
      /Sędzia: bez deszczu; małe rzeki do przejścia w bród; duże rzeki nie do przejścia w bród do końca tury 3 \(/,
    ],
    [
      { do: 'setCrossing', from: 0, to: 1, destroyed: true, pontoon: 'union', reason },
      /0101–\d+: destroyed, Union pontoon/,
      /zniszczona, most pontonowy Unii/,
    ],
    [{ do: 'setCrossing', from: 0, to: 1, destroyed: false, pontoon: 'none', reason }, /as printed/, /jak na mapie/],
    [{ do: 'setStation', hex: 0, damage: 'damaged', reason }, /station in 0101: damaged/, /uszkodzona/],
    [{ do: 'setStation', hex: 0, damage: 'none', reason }, /intact/, /cała/],
    [{ do: 'setFlanks', hex: 0, refused: true, reason }, /are refused/, /są osłonięte/],
    [{ do: 'setFlanks', hex: 0, refused: false, reason }, /no longer refused/, /nie są już osłonięte/],
  ])('%j', (edit, english, polish) => {
    for (const [t, expected] of [
      [en, english],
      [pl, polish],
    ] as const) {
      const told = plain(describeEvent(t, world, { type: 'edited', edit }));
      expect(told).toMatch(expected);
      expect(told).toContain(reason);
    }
  });

  test('a refusal has its numbers', () => {
    const refusal = { clause: 'wigwag/edit-manpower', params: { most: 18 } } as const;
    expect(describeRefusal(en, refusal).sentence).toBe('Manpower goes from 1 to 18 in this game.');
  });
});
