import type { Hex } from '@wigwag/hex';
import { refusal, topFrame } from '@wigwag/kernel';
import type { AnyChoice, Frame, Game } from '../game.ts';
import { hexOf, unitData, unitOnMap } from '../pieces/pieces.ts';
import { reach } from '../reach/reach.ts';
import { gcacw } from '../ruleset.ts';

/** A march to a hex, as one thing to decide: who goes, and which hexes he enters one after another. */
export interface Errand {
  readonly unit: number;
  /** From where it stands to where it goes. */
  readonly path: readonly Hex[];
}

/** The cheapest way to a hex; undefined: the unit cannot get there, or may not march now. */
export function errandTo(g: Game, unit: number, to: Hex): Errand | undefined {
  const found = reach(g, unit).hexes.find(({ hex }) => hex === to);
  return found && { unit, path: found.path };
}

/** Why an errand goes no further: it is done, another is asked, or a guard forbids the next step. */
export type Halt = 'arrived' | 'interrupted' | 'refused';

export type Next = { readonly choice: AnyChoice } | { readonly halt: Halt };

const isMarchOf = (frame: Frame<'march'> | undefined, unit: number): frame is Frame<'march'> => frame?.unit === unit;

/** The choice that sets it out: alone, or as one of those whom a leader leads. */
function setOut({ unit }: Errand, frame: Game['stack'][number]): AnyChoice | undefined {
  if (frame.kind === 'action') return { do: 'march', unit };
  return frame.kind === 'activation' ? { do: 'go', unit } : undefined;
}

/** The hex that comes after the one where the unit stands; undefined: it stands on no hex of its way, or on the last. */
function nextHex(g: Game, { unit, path }: Errand): Hex | undefined {
  const place = path.lastIndexOf(hexOf(g, unit));
  return place < 0 ? undefined : path[place + 1];
}

/**
 * What the errand has decided next, in whatever position it is. It is asked again after every decision, whoever made it, and
 * remembers nothing. Every choice it gives is one that no guard forbids.
 */
export function nextOf(g: Game, errand: Errand): Next {
  const { unit, path } = errand;
  const frame = topFrame(g);
  if (unitOnMap(g, unit) === undefined || frame === undefined) return { halt: 'interrupted' };
  if (hexOf(g, unit) === path.at(-1)) return { halt: 'arrived' };
  if (frame.by !== unitData(g, unit).side) return { halt: 'interrupted' };
  const marching = frame.kind === 'march' ? frame : undefined;
  const to = nextHex(g, errand);
  const step: AnyChoice | undefined = isMarchOf(marching, unit) && to !== undefined ? { do: 'step', to } : undefined;
  const choice = step ?? setOut(errand, frame);
  if (choice === undefined) return { halt: 'interrupted' };
  return refusal(gcacw, g, frame.by, choice) === undefined ? { choice } : { halt: 'refused' };
}
