import type { Level } from '../data/army.ts';
import type { Game } from '../game.ts';
import type { Side } from '../world.ts';
import type { Writers } from '../writers.ts';

export type GeneralsEvent =
  /** Drawn, or assigned without a draw, and given a formation for the time being. */
  | {
      readonly type: 'generalDrawn';
      readonly side: Side;
      readonly general: string;
      readonly level: Level;
      readonly formation: string;
    }
  /** Drawn again for a level; it is not decided yet what becomes of him. */
  | { readonly type: 'generalRedrawn'; readonly side: Side; readonly general: string; readonly level: Level }
  | {
      readonly type: 'generalReplaced';
      readonly side: Side;
      readonly general: string;
      readonly former: string;
      readonly formation: string;
    }
  | { readonly type: 'generalDiscarded'; readonly side: Side; readonly general: string }
  | {
      readonly type: 'generalGiven';
      readonly side: Side;
      readonly general: string;
      readonly formation: string;
      /** Who had it and takes the other's place; absent: nobody. */
      readonly other?: string;
      readonly otherFormation?: string;
    }
  | { readonly type: 'generalsSetAside'; readonly side: Side; readonly generals: readonly string[] }
  /** 4.15: a general is eliminated, and a brigadier takes his place; without one the formation has no general. */
  | { readonly type: 'generalLost'; readonly side: Side; readonly general: string; readonly formation: string }
  | { readonly type: 'brigadierEntered'; readonly side: Side; readonly general: string; readonly formation: string };

const without = (ids: readonly string[], gone: readonly string[]): string[] => ids.filter(id => !gone.includes(id));

function give({ board }: Game, side: Side, general: string, formation: string): void {
  for (const each of board.generals.commanders[side]) if (each.general === general) each.formation = formation;
}

function takeFromDeck({ board: { generals } }: Game, side: Side, general: string): void {
  generals.deck[side] = without(generals.deck[side], [general]);
}

export const generalsWriters: Writers<GeneralsEvent> = {
  generalDrawn: (game, { side, general, level, formation }) => {
    takeFromDeck(game, side, general);
    game.board.generals.commanders[side].push({ general, level, formation, first: true });
  },
  generalRedrawn: (game, { side, general }) => {
    takeFromDeck(game, side, general);
  },
  generalReplaced: ({ board: { generals } }, { side, general, former }) => {
    generals.commanders[side] = generals.commanders[side].map(each =>
      each.general === former ? { ...each, general, first: false } : each,
    );
    generals.out[side].push(former);
  },
  generalDiscarded: ({ board }, { side, general }) => {
    board.generals.out[side].push(general);
  },
  generalGiven: (game, { side, general, formation, other, otherFormation }) => {
    give(game, side, general, formation);
    if (other !== undefined && otherFormation !== undefined) give(game, side, other, otherFormation);
  },
  generalsSetAside: ({ board: { generals: of } }, { side, generals }) => {
    of.deck[side] = without(of.deck[side], generals);
    of.aside[side].push(...generals);
  },
  generalLost: ({ board: { generals } }, { side, general }) => {
    generals.commanders[side] = generals.commanders[side].filter(each => each.general !== general);
    generals.out[side].push(general);
  },
  brigadierEntered: (game, { side, general, formation }) => {
    const { generals } = game.board;
    if (generals.deck[side].includes(general)) takeFromDeck(game, side, general);
    else generals.brigadiers = without(generals.brigadiers, [general]);
    generals.commanders[side].push({ general, level: 'brigade', formation, first: false });
  },
};
