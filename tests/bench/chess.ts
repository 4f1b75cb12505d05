import { Chess } from 'chess.js';
import { random } from '../support/random.ts';

const below = random(17);
const LONGEST = 120;

/** The peer: a random game of chess, `moves()` and `move()` for each ply. */
export function chessPlies(): number {
  const chess = new Chess();
  let plies = 0;
  while (plies < LONGEST && !chess.isGameOver()) {
    const moves = chess.moves();
    chess.move(moves[below(moves.length)] ?? '');
    plies += 1;
  }
  return plies;
}
