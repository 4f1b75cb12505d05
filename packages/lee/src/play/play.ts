import type { Chapter, Rules } from '../chapter.ts';
import { attemptsOf } from './attempts.ts';
import { deployment } from './deployment/deployment.ts';
import { confirmEnd, ending } from './ending/ending.ts';
import { brokenOf } from './invariants.ts';
import { moves } from './moves/moves.ts';
import { commandTest } from './reorganisation/commandTest.ts';
import { passages } from './reorganisation/passages.ts';
import { reorganisation } from './reorganisation/reorganisation.ts';
import type { PlayShapes } from './shapes.ts';
import { activation, endProposal } from './turn/activation.ts';
import { turn } from './turn/turn.ts';

export const playFrames: Rules<PlayShapes> = {
  deployment,
  turn,
  activation,
  endProposal,
  moves,
  reorganisation,
  passages,
  commandTest,
  ending,
  confirmEnd,
};

export const play: Chapter = { attempts: attemptsOf, broken: brokenOf };
