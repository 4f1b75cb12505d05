import chapter1 from '../../gcacw/pl/chapter-1.json' with { type: 'json' };
import chapter2 from '../../gcacw/pl/chapter-2.json' with { type: 'json' };
import chapter3 from '../../gcacw/pl/chapter-3.json' with { type: 'json' };
import chapter4 from '../../gcacw/pl/chapter-4.json' with { type: 'json' };
import chapter5 from '../../gcacw/pl/chapter-5.json' with { type: 'json' };
import chapter6 from '../../gcacw/pl/chapter-6.json' with { type: 'json' };
import chapter7 from '../../gcacw/pl/chapter-7.json' with { type: 'json' };
import chapter8 from '../../gcacw/pl/chapter-8.json' with { type: 'json' };
import chapter9 from '../../gcacw/pl/chapter-9.json' with { type: 'json' };
import chapter10 from '../../gcacw/pl/chapter-10.json' with { type: 'json' };
import chapter11 from '../../gcacw/pl/chapter-11.json' with { type: 'json' };
import chapter12 from '../../gcacw/pl/chapter-12.json' with { type: 'json' };
import chapterLI from '../../gcacw/pl/chapter-LI.json' with { type: 'json' };
import chapterSC from '../../gcacw/pl/chapter-SC.json' with { type: 'json' };
import type { ClauseTexts } from '../source.ts';

export const GCACW_POLISH: ClauseTexts = {
  ...chapter1,
  ...chapter2,
  ...chapter3,
  ...chapter4,
  ...chapter5,
  ...chapter6,
  ...chapter7,
  ...chapter8,
  ...chapter9,
  ...chapter10,
  ...chapter11,
  ...chapter12,
  ...chapterSC,
  ...chapterLI,
};
