/** What lies on the table, in inches and degrees: plain data, the judge's own. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

export interface AreaHere {
  readonly id: string;
  readonly terrain: 'hill' | 'difficult' | 'wood' | 'built-up';
  readonly surface: 'plain' | 'field' | 'impassable';
  readonly ring: readonly Spot[];
  readonly by: string;
  readonly half: boolean;
  readonly pair?: string;
  readonly movedBy?: string;
}

export interface LineHere {
  readonly id: string;
  readonly linear: 'river' | 'stream' | 'road' | 'railway';
  readonly line: readonly Spot[];
  readonly width: number;
  readonly by: string;
  readonly sunken: boolean;
  readonly embanked: boolean;
}

interface BarrierHere {
  readonly id: string;
  readonly line: readonly Spot[];
  readonly along: string;
}

export interface BridgeHere {
  readonly id: string;
  readonly at: Spot;
  readonly over: string;
  readonly heading: number;
  readonly length: number;
  readonly width: number;
}

export interface BaseHere {
  readonly id: string;
  readonly at: Spot;
  readonly heading: number;
  readonly width: number;
  readonly depth: number;
  readonly pinned: boolean;
}

export interface TableHere {
  readonly width: number;
  readonly height: number;
  readonly areas: readonly AreaHere[];
  readonly lines: readonly LineHere[];
  readonly barriers: readonly BarrierHere[];
  readonly bridges: readonly BridgeHere[];
}
