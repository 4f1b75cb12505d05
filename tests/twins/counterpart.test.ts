import { type Frame, type Gcacw, gcacw } from '@wigwag/gcacw';
import { type AnyChoice, choices, ready } from '@wigwag/kernel';
import { gcacwTitle, hostedIn } from '@wigwag/titles';
import { expect, test } from 'vitest';
import { POSITIONS } from '../support/contents.ts';
import { counterpart } from './counterpart.ts';
import { after, type Course, startAt } from './course.ts';
import { Twin } from './twin.ts';

/** Two leaders with many sets of units to lead. */
const FIELD = `
game GTC
options limitedIntelligence
map
  .   .   .   .   .
    .   .   .   .
  .   .   .   .   .
    .   .   .   .
  .   .   .   .   .
    .   .   .   .
C Hill 0103 inf 5 cmd=A; leader Lee corps
C Early 0102 inf 5 cmd=A; leader Longstreet corps
C Ewell 0102 inf 4 cmd=A
C Rodes 0102 inf 4 cmd=A
C Gordon 0202 inf 4 cmd=A
C Heth 0202 inf 4 cmd=A
C Wilcox 0202 inf 4 cmd=A
C Mahone 0202 inf 4 cmd=A
U Newton 0903 inf 5
`;

const FRESH = 0;
/** A march takes him to Fatigue Level 3: he has to roll. */
const TIRED = 2;
const HILL = 0;
const by = 'confederate' as const;

/** Marker 1 lies over Hill, who is as tired as this and has both leaders with him; his side is to act. */
function twin(fatigue: number): Twin {
  const setup = { position: FIELD };
  const found = gcacwTitle.worldOf(setup, POSITIONS);
  if ('problem' in found) throw new Error('a position that does not open');
  const hosted = hostedIn(gcacwTitle, found.world, setup);
  const game = ready(gcacw, hosted.opening.game);
  const hill = game.board.units[HILL];
  if (hill === undefined) throw new Error('a position without Hill');
  game.board.forces = [{ id: 1, side: by, hex: hill.hex, units: [HILL] }];
  Object.assign(hill, { fatigue });
  game.board.leaders = game.board.leaders.map(() => ({ with: HILL, hex: hill.hex }));
  const action: Frame<'action'> = { kind: 'action', by, handed: false, done: false };
  const stack = [...game.stack, action];
  return new Twin({ ...hosted, opening: { game: { ...game, stack, derived: undefined }, events: [] } }, 1);
}

function answerTo(one: Twin, other: Twin, choice: AnyChoice<Gcacw>): readonly AnyChoice<Gcacw>[] | undefined {
  const course: Course | undefined = after(one.hosted, one.seed, startAt(one.at), choice, 'union');
  if (course === undefined) throw new Error(`refused: ${JSON.stringify(choice)}`);
  return counterpart(other, course, 'union', by);
}

test('a sham roll and one that has to be made answer each other, however many units a leader there might lead', () => {
  const [fresh, tired] = [twin(FRESH), twin(TIRED)];
  const led = choices(gcacw, tired.at.standpoint.game).filter(choice => choice.do === 'activate');
  expect(led.length).toBeGreaterThan(100);
  expect(answerTo(fresh, tired, { do: 'shamMarch', unit: HILL })).toEqual([{ do: 'march', unit: HILL }]);
  expect(answerTo(tired, fresh, { do: 'march', unit: HILL })).toEqual([{ do: 'shamMarch', unit: HILL }]);
});

test("a leader's die is answered by a leader", () => {
  const [fresh, tired] = [twin(FRESH), twin(TIRED)];
  const [answer] = answerTo(fresh, tired, { do: 'activate', leader: 0, units: [HILL], digging: [] }) ?? [];
  expect(answer?.do).toBe('activate');
});
