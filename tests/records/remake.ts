/**
 * The recorded games: a regression suite of whole games, one of each of the thirteen.
 * `npm run -s records` plays them again and tells which end otherwise;
 * `npm run -s records -- --write --because "why"` makes those anew that these rules would play otherwise.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { GAMES, type GameCode } from '@wigwag/gcacw';
import { canonicalJson } from '@wigwag/kernel';
import { readArguments, runTool, UsageError } from '../support/arguments.ts';
import { fileOf, playedGame, type RecordedGame, replayed, written } from './recordedGame.ts';

const kept = (game: GameCode): RecordedGame | undefined =>
  existsSync(fileOf(game)) ? (JSON.parse(readFileSync(fileOf(game), 'utf8')) as RecordedGame) : undefined;

/** What matters of a game: not why it was written, nor the name of the rules that wrote it. */
const gist = ({ because: _, rules: __, ...game }: RecordedGame): string => canonicalJson(game);

function write(because: string | undefined): void {
  for (const game of GAMES) {
    const before = kept(game);
    const now = playedGame(game, because ?? '');
    if (before !== undefined && gist(before) === gist(now)) continue;
    if (because === undefined || because.trim() === '') {
      throw new UsageError(`${fileOf(game)} changes: say why with --because "…"`);
    }
    writeFileSync(fileOf(game), written(now));
    console.log(`${fileOf(game)}: ${now.decisions.length} decisions`);
  }
}

/** Exit code 1 where a game ends otherwise than it did. */
function check(): void {
  for (const game of GAMES) {
    const before = kept(game);
    const found = before && replayed(before);
    const same =
      found !== undefined &&
      found.divergence === undefined &&
      canonicalJson(found.events) === canonicalJson(before?.events);
    console.log(`${same ? 'same ' : 'OTHER'} ${fileOf(game)} ${JSON.stringify(found?.divergence ?? '')}`);
    if (!same) process.exitCode = 1;
  }
}

await runTool(() => {
  const { write: writes, because } = readArguments({}, ['because'], ['write']);
  if (writes) write(because);
  else check();
});
