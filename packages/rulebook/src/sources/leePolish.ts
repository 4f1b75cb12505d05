import chapter7 from '../../lee/pl/chapter-7.json' with { type: 'json' };
import chapter13 from '../../lee/pl/chapter-13.json' with { type: 'json' };
import house from '../../lee/pl/house.json' with { type: 'json' };
import type { ClauseTexts } from '../source.ts';

export const LEE_POLISH: ClauseTexts = { ...chapter7, ...chapter13, ...house };
