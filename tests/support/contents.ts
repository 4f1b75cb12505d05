import { position } from '@wigwag/content/position';
import type { Contents } from '@wigwag/titles';

/** No scenarios, but positions in text. */
export const POSITIONS: Contents = { scenario: () => undefined, position: text => position(text).scenario };
