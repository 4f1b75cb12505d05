import { attackLights, type Lit, marchLights, rollLights, weatherLights } from '@wigwag/gcacw';
import { useEffect, useMemo, useState } from 'react';
import { useMapDesk } from '../desk.ts';
import { type Room, type Sitting, useRoom } from '../room.ts';

const NO_LIGHTS: readonly Lit[] = [];

/** What the roll in a line of the log was read on, as whoever looks saw it. */
async function lightsAt(sitting: Sitting, line: number): Promise<readonly Lit[]> {
  const told = sitting.view().log[line];
  const before = await sitting.past(line);
  return told === undefined || before === undefined ? NO_LIGHTS : rollLights({ before, ...told });
}

function useRollLights(sitting: Sitting, line: number | undefined): readonly Lit[] {
  const [found, setFound] = useState<{ readonly line: number; readonly lights: readonly Lit[] }>();
  useEffect(() => {
    let isWanted = true;
    if (line !== undefined) void lightsAt(sitting, line).then(lights => isWanted && setFound({ line, lights }));
    return () => {
      isWanted = false;
    };
  }, [sitting, line]);
  return found !== undefined && found.line === line ? found.lights : NO_LIGHTS;
}

/** What applies to the attack being weighed, else to the march in hand, and the weather. */
function lightsNow({ view: { game, frame }, odds, asking }: Room): readonly Lit[] {
  const mover = frame?.kind === 'march' ? frame.unit : asking.mover;
  return [
    ...weatherLights(game),
    ...(mover === undefined ? NO_LIGHTS : marchLights(game, mover)),
    ...(odds === undefined ? NO_LIGHTS : attackLights(game, odds)),
  ];
}

/** What of the charts is lit: by a roll in the log, or by what is weighed now and the card that lies on the table. */
export function useLights(line: number | undefined): readonly Lit[] {
  const room = useRoom();
  const opened = useMapDesk(desk => desk.opened)?.line;
  const card = room.odds === undefined ? (opened ?? room.onCard?.line) : undefined;
  const rolled = useRollLights(room.sitting, line ?? card);
  const now = useMemo(() => lightsNow(room), [room]);
  return useMemo(() => {
    const tables = new Set(rolled.map(({ table }) => table));
    return line === undefined ? [...now.filter(({ table }) => !tables.has(table)), ...rolled] : rolled;
  }, [line, now, rolled]);
}
