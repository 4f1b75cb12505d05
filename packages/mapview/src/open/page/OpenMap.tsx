import type { Ref } from 'react';
import type { InHand } from '../inHand.ts';
import type { OpenPicture } from '../picture.ts';
import type { OpenMapEvents, OpenMapHandle, OpenTexts } from './events.ts';

export interface OpenMapProps extends OpenMapEvents {
  readonly picture: OpenPicture;
  readonly inHand?: InHand;
  readonly texts: OpenTexts;
  /** Whether a drag draws on the table: then only two fingers, the middle button and the keys move it. */
  readonly draws?: boolean;
  readonly ref?: Ref<OpenMapHandle>;
}

/** An open table: data in, gestures out. It knows what is lit, not why. */
export function OpenMap({ texts }: OpenMapProps) {
  return <div className="openmap" role="img" aria-label={texts.map} />;
}
