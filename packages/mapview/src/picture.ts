import type { Grid, Hex, Hexside } from '@wigwag/hex';

/** What a map looks like, as plain data: no rules, nothing that moves. */
export type Terrain =
  | 'clear'
  | 'rolling'
  | 'rough'
  | 'woods'
  | 'city'
  | 'swamp'
  | 'provisional-swamp'
  | 'hill'
  | 'mountain'
  | 'water'
  | 'off-map';
export type Water = 'creek' | 'minor-river' | 'major-river' | 'all-water';
export type Crossing = 'ford' | 'bridge' | 'ferry' | 'dam';
export type Way = 'road' | 'pike' | 'railroad' | 'trail';

export interface HexPicture {
  readonly terrain: Terrain;
  readonly place?: 'village' | 'town';
  readonly name?: string;
  readonly station: boolean;
  readonly landing: boolean;
  readonly redoubt?: object;
}

export interface HexsidePicture {
  readonly water?: Water;
  readonly crossing?: Crossing;
  readonly ways: readonly Way[];
  readonly unfinished: boolean;
  /** The hex in which the ridge is drawn. */
  readonly ridge?: Hex;
}

/** A river with a name: its hexsides from source to mouth. */
export interface Course {
  readonly title: { readonly en: string; readonly pl: string };
  readonly hexsides: readonly Hexside[];
}

/** `hexes` goes by hex, `hexsides` by hexside of the grid. */
export interface MapPicture {
  readonly grid: Grid;
  readonly hexes: readonly HexPicture[];
  readonly hexsides: readonly (HexsidePicture | undefined)[];
  readonly courses?: readonly Course[];
}

export type Arm = 'infantry' | 'cavalry' | 'artillery';
export type UnitSize = 'squadron' | 'regiment' | 'brigade' | 'demi-division' | 'division';

/** How a piece stands to the decision at hand. */
export type Emphasis = 'lit' | 'aimed' | 'selected' | 'quiet';

interface Piece {
  readonly id: string;
  readonly hex: Hex;
  readonly side: 'union' | 'confederate';
  readonly name: string;
  /** Read aloud: everything the piece shows. */
  readonly label: string;
  readonly emphasis: Emphasis;
}

export interface UnitPicture extends Piece {
  readonly kind: 'unit';
  readonly arm: Arm;
  readonly size: UnitSize;
  /** Fill of the symbol: a CSS colour. */
  readonly tint: string;
  readonly manpower: number;
  /** As printed, such as 2/3 or (1). */
  readonly tactical: string;
  readonly artillery: number;
  readonly fatigue: number;
  readonly disorganized: boolean;
  readonly exhausted: boolean;
  readonly demoralized: number;
  /** 0 none, 1 begun, 2 abatis or breastwork, 3 fort. */
  readonly works: 0 | 1 | 2 | 3;
  /** What is written beside the numbers where there is room for words. */
  readonly words?: UnitWords | undefined;
}

interface UnitWords {
  /** Size and command: division, L. */
  readonly kind: string;
  /** How often it may still march. */
  readonly marches: string;
  /** Disorganized and the like. */
  readonly state?: string | undefined;
  readonly tactics: string;
  readonly guns: string;
}

export interface LeaderPicture extends Piece {
  readonly kind: 'leader';
  /** The piece he stands with. */
  readonly with: string;
  readonly stars: 1 | 2 | 3;
  readonly value: number;
}

/** A marker that covers units, or nothing: only its number shows. */
export interface ForcePicture extends Piece {
  readonly kind: 'force';
  readonly number: number;
  /** Units under it that whoever looks knows of. */
  readonly covers: number;
}

export type PiecePicture = UnitPicture | LeaderPicture | ForcePicture;

/** How one of the six hexes round a defender stands. */
export type RingState = 'covered' | 'reduced' | 'open';

/** What has become of a crossing since the map was printed. */
export interface CrossingMark {
  readonly hexside: Hexside;
  readonly destroyed: boolean;
  /** Whose pontoon bridge lies there. */
  readonly pontoon?: 'union' | 'confederate';
}

/** What has changed on the ground since the map was printed. */
export interface GroundChanges {
  /** Hexes whose flanks are refused. */
  readonly refused: ReadonlySet<Hex>;
  /** Stations that were burned. */
  readonly damaged: ReadonlySet<Hex>;
  /** Crossings that are not as printed. */
  readonly crossings: readonly CrossingMark[];
}

export interface Highlights extends GroundChanges {
  /** What may be clicked now. */
  readonly lit: ReadonlySet<Hex>;
  /** Shaded hexes: the chance from 0 to 1, what a plate says of it, what is read aloud, and whether only a special effort gets there. */
  readonly reach: ReadonlyMap<
    Hex,
    { readonly chance: number; readonly label: string; readonly said?: string; readonly forced?: boolean }
  >;
  readonly selected: ReadonlySet<Hex>;
  /** Of the lit hexes those in which an enemy may be attacked. */
  readonly aimed: ReadonlySet<Hex>;
  /** Hexes round a defender that the attacker covers, fully or with a reduction. */
  readonly ring: ReadonlyMap<Hex, RingState>;
  /** The hex whose odds are shown. */
  readonly attacked?: Hex | undefined;
  /** Hexes under enemy zones of control: outlined together. */
  readonly zones: ReadonlySet<Hex>;
  /** The hex the log or a message speaks of. */
  readonly spoken?: Hex | undefined;
  /** Hexes that a lesson points at. */
  readonly pointed?: ReadonlySet<Hex> | undefined;
  /** Where what a line of the log tells of happened. */
  readonly told?: ReadonlySet<Hex> | undefined;
  /** Where pieces have just been lost, and what they were called. */
  readonly fallen?: ReadonlyMap<Hex, string> | undefined;
  /** What the legend has switched on. */
  readonly overlays?: OverlayPicture | undefined;
}

/** A place that counts: whose it is, how much it counts, and what there is to say of it. */
export interface VictoryPlace {
  readonly hex: Hex;
  readonly side: Piece['side'] | undefined;
  readonly points: number;
  readonly label: string;
}

/** A march or a retreat of late; age 0 is the last. */
export interface MovePicture {
  readonly path: readonly Hex[];
  readonly side: Piece['side'];
  readonly retreat: boolean;
  readonly age: number;
}

/** Something that was thought of: where it would lead, and from where; of what was done the way is seen anyway. */
export interface WeighedPicture {
  readonly hex: Hex;
  readonly from: Hex | undefined;
  /** 1 is what was done. */
  readonly place: number;
  readonly side: Piece['side'];
}

export interface OverlayPicture {
  readonly victory?: readonly VictoryPlace[] | undefined;
  readonly zones?: { readonly own: ReadonlySet<Hex>; readonly enemy: ReadonlySet<Hex> } | undefined;
  /** The hexes that each leader commands. */
  readonly command?: readonly ReadonlySet<Hex>[] | undefined;
  /** How likely the enemy gets there. */
  readonly threat?: ReadonlyMap<Hex, number> | undefined;
  readonly moves?: readonly MovePicture[] | undefined;
  /** What somebody thought of doing, the best first. */
  readonly weighed?: readonly WeighedPicture[] | undefined;
}

/** Words the map needs; everything else is data. */
export interface MapTexts {
  readonly map: string;
  /** In which of its names a river is written. */
  readonly language: keyof Course['title'];
  readonly zoomIn: string;
  readonly zoomOut: string;
  readonly fit: string;
  /** To where something is asked; where nothing ever is, no text. */
  readonly asked?: string | undefined;
  /** The small map. */
  readonly overview: string;
  /** So many units with so much Manpower. */
  readonly stack: (units: number, manpower: number) => string;
  /** By hex: number, name, terrain. */
  readonly hexes: readonly string[];
}

export interface MapHandle {
  /** Brings a hex into the free part of the frame; where it is seen already, nothing moves. */
  bring(hex: Hex): void;
  /** Fills the free part of the frame again, as far as the map goes. */
  settle(): void;
  /** Moves the map only as far as it takes to see the hex. */
  show(hex: Hex): void;
  /** The same for several hexes at once, from farther off if it takes that. */
  showAll(hexes: readonly Hex[]): void;
  fit(): void;
  pan(x: number, y: number): void;
  zoom(factor: number): void;
  /** To where something is asked. */
  showAsked(): void;
  /** Remembers where it looks: what it gives back goes there again. */
  keepSight(): () => void;
}
