/** Each way in which 13.10 lets a road run. */
export const FORMS = ['base', 'points', 'branch'] as const;
export type Form = (typeof FORMS)[number];

export const EDGES = ['top', 'bottom', 'left', 'right'] as const;
export type Edge = (typeof EDGES)[number];

export const OPPOSITE: Readonly<Record<Edge, Edge>> = { top: 'bottom', bottom: 'top', left: 'right', right: 'left' };

/** A road or railway in hand: the players say where it has to pass, its shortest line follows. */
export interface RoadDraft {
  readonly kind: 'road';
  readonly made: 'road' | 'railway';
  readonly form: Form;
  /** The edge from which it comes. */
  readonly edge: Edge;
  /** 'base' and the number of each point, in the order in which it passes them. */
  readonly anchors: readonly (number | 'top' | 'bottom')[];
  /** The road on which it ends. */
  readonly onto: string;
  readonly sunken: boolean;
  readonly bed: 'flat' | 'embanked' | 'unsaid';
}

export const NEW_ROAD: RoadDraft = {
  kind: 'road',
  made: 'road',
  form: 'points',
  edge: 'left',
  anchors: [],
  onto: '',
  sunken: false,
  bed: 'unsaid',
};

/** In at the end of the way, or out of it. */
export function anchorTurned(draft: RoadDraft, anchor: RoadDraft['anchors'][number]): RoadDraft {
  const without = draft.anchors.filter(each => each !== anchor);
  if (without.length < draft.anchors.length) return { ...draft, anchors: without };
  if (typeof anchor !== 'string') return { ...draft, anchors: [...without, anchor] };
  // Whoever takes a base means a road from it: through two points there is none.
  return { ...draft, form: draft.form === 'points' ? 'base' : draft.form, anchors: [anchor, ...without] };
}
