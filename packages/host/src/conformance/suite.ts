import type { Vocabulary } from '@wigwag/kernel';
import { describe } from 'vitest';
import type { OpenGame } from '../testing/seats.ts';
import { agreeing } from './agreeing.ts';
import { deciding } from './deciding.ts';
import { keeping } from './keeping.ts';
import { looking } from './looking.ts';
import { nonsense } from './nonsense.ts';
import { ownDice } from './ownDice.ts';
import { players } from './players.ts';
import { refereeing } from './refereeing.ts';
import { secrets } from './secrets.ts';
import type { Specimen } from './specimen.ts';
import { takingBack } from './takingBack.ts';

export type { Specimen } from './specimen.ts';

/** What any kind of seat has to do, whatever is played: in the page, over a wire, at a server. */
export function conformance<T extends Vocabulary>(name: string, open: OpenGame<T>, specimen: Specimen<T>): void {
  const { hasSecrets } = specimen.hosted(1);
  describe(`${specimen.name}, ${name}`, () => {
    describe('looking', () => looking(open, specimen));
    describe('deciding', () => deciding(open, specimen));
    describe('taking back', () => takingBack(open, specimen));
    describe('agreeing', () => agreeing(open, specimen));
    describe('players', () => players(open, specimen));
    describe('own dice', () => ownDice(open, specimen));
    describe('keeping', () => keeping(open, specimen));
    describe('nonsense', () => nonsense(open, specimen));
    const { someEdit } = specimen;
    if (someEdit !== undefined) describe('refereeing', () => refereeing(open, specimen, someEdit));
    if (hasSecrets) describe('secrets', () => secrets(open, specimen));
  });
}
