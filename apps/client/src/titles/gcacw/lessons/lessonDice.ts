import type { Gcacw } from '@wigwag/gcacw';
import type { DiceAt, Moment } from '@wigwag/host';

const facesOf = ({ made }: Moment<Gcacw>): number =>
  made.reduce((sum, { dice }) => sum + dice.reduce((faces, answer) => faces + answer.length, 0), 0);

/** The faces of a lesson, then ordinary dice. A face goes by its place in the game: what is taken back comes up again. */
export function lessonDice(faces: readonly number[], ordinary: DiceAt<Gcacw>): DiceAt<Gcacw> {
  let next = 0;
  return (request, at) => {
    if (at.request === 0) next = facesOf(at);
    const given = faces.slice(next, next + request.n);
    next += request.n;
    return request.kind === 'draw' || given.length < request.n ? ordinary(request, at) : given;
  };
}
