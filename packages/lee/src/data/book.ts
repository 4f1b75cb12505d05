import type { Point } from '../geometry/point.ts';
import { DEFAULT_SETTINGS, type Settings } from '../movement/data.ts';
import { effectOf, type SourcedEffect, TERRAIN_TYPES, type TerrainType } from '../movement/terrainEffects.ts';
import { DEFAULT_PLAY_DATA, type PlayData } from '../play/data.ts';
import type { General } from './army.ts';
import { house, type Sourced, text } from './sourced.ts';

export const LAYOUTS = ['echelon', 'midline', 'custom'] as const;

/** Where the plan of 13.7 puts zones and points. Depths in inches; a custom layout has its own points. */
export interface Layout {
  readonly preset: (typeof LAYOUTS)[number];
  readonly depthA: number;
  readonly depthB: number;
  readonly points: readonly Point[];
}

/** Widths in inches of what is drawn as a line. */
export interface Widths {
  readonly river: number;
  readonly stream: number;
  readonly road: number;
  readonly railway: number;
  readonly bridge: number;
}

export interface Initiative {
  readonly baseDice: number;
  /** The lowest face that is a success. */
  readonly successOn: number;
}

/** Names of the levels of army morale are words; here they are counted from the lowest, 0: broken. */
export interface Morale {
  readonly levels: number;
  readonly start: number;
}

export interface Patrols {
  /** Side of a marker in inches. */
  readonly size: number;
  readonly decoys: number;
}

/** How 13.10 is read where it can be read in several ways; gaps.md has the numbers. */
export interface TerrainRulings {
  /** Pieces of linear terrain in all, or only the limits of each kind. */
  readonly 'R-28': Sourced<'pieces' | 'kinds'>;
  readonly 'R-33': Sourced<'banks' | 'centreLines'>;
  readonly sizeRule: Sourced<'error' | 'off'>;
  /** Inches that a road may be longer than the shortest line. */
  readonly slack: Sourced<number>;
  /** Degrees that waters may be off a right angle. */
  readonly rightAngle: Sourced<number>;
  /** R-37, of a field without corners: the part of its border that a fence covers at least. */
  readonly roundField: Sourced<number>;
}

/**
 * What the whole rulebook would say and the two chapters do not, or leave open: each with its source. Who owns the book
 * fills it in; nothing here pretends to be the book.
 */
export interface Book {
  readonly years: Sourced<readonly [from: number, to: number]>;
  readonly layout: Sourced<Layout>;
  readonly widths: Sourced<Widths>;
  readonly initiative: Sourced<Initiative>;
  readonly morale: Sourced<Morale>;
  readonly patrols: Sourced<Patrols>;
  /** Length in inches of a section of field fortifications. */
  readonly worksLength: Sourced<number>;
  /** dice for an aggressive commander who declares an offensive battlefield. */
  readonly offensiveAggressive: Sourced<number>;
  /** the card of a neutral battlefield is added to the hand, or three of six are picked again. */
  readonly neutralCard: Sourced<'added' | 'pickedAgain'>;
  /** 13.5/generic-brigadiers: one deck for every army. */
  readonly brigadiers: Sourced<readonly General[]>;
  readonly terrain: TerrainRulings;
  readonly effects: Readonly<Record<TerrainType, SourcedEffect>>;
  readonly movement: Settings;
  readonly play: PlayData;
}

/** Without the book they have only numbers. */
const brigadier = (number: number): General => ({
  id: `brigadier-${number}`,
  name: `#${number}`,
  level: 'brigade',
  abilities: [],
});

export const DEFAULT_BOOK: Book = {
  years: house([1861, 1863]),
  layout: house({ preset: 'echelon', depthA: 12, depthB: 12, points: [] }),
  widths: house({ river: 2, stream: 0.5, road: 1, railway: 1, bridge: 1 }),
  initiative: house({ baseDice: 3, successOn: 4 }),
  morale: house({ levels: 4, start: 2 }),
  patrols: house({ size: 2.36, decoys: 0 }),
  worksLength: house(6),
  offensiveAggressive: text(1),
  neutralCard: house('added'),
  brigadiers: house(Array.from({ length: 12 }, (_, at) => brigadier(at + 1))),
  terrain: {
    'R-28': house('pieces'),
    'R-33': house('banks'),
    sizeRule: house('error'),
    slack: house(0.5),
    rightAngle: house(10),
    roundField: house(0.25),
  },
  effects: Object.fromEntries(TERRAIN_TYPES.map(type => [type, effectOf(type)])) as Record<TerrainType, SourcedEffect>,
  movement: DEFAULT_SETTINGS,
  play: DEFAULT_PLAY_DATA,
};
