import type { Chapter, Rules } from '../chapter.ts';
import { attempts } from './attempts.ts';
import { barriers } from './barriers/barriers.ts';
import { battlefield } from './battlefield.ts';
import { bridges } from './bridges/bridges.ts';
import { broken } from './broken.ts';
import { changes } from './changes/changes.ts';
import { linear } from './linear/linear.ts';
import { leaveOut, ordinary } from './ordinary/ordinary.ts';
import type { TerrainShapes } from './shapes.ts';
import { whole } from './whole/whole.ts';
import { works } from './works/works.ts';

export const terrainFrames: Rules<TerrainShapes> = {
  battlefield,
  linear,
  bridges,
  ordinary,
  leaveOut,
  barriers,
  changes,
  works,
  whole,
};

export const terrain: Chapter = { attempts, broken };
