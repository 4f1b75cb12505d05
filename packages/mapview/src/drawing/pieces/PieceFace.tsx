import type { Seat } from '../seats/seat.ts';
import { ForceFace } from './ForceFace.tsx';
import { LeaderFace, LeaderStar } from './LeaderFace.tsx';
import { TokenFace } from './TokenFace.tsx';
import { UnitFace } from './UnitFace.tsx';
import { WordsFace } from './WordsFace.tsx';

/** A piece as it lies on its seat, about the origin. */
export function PieceFace({ seat: { piece, face, build, under, stack } }: { readonly seat: Seat }) {
  if (piece.kind === 'leader') return face === 'token' ? <LeaderStar leader={piece} /> : <LeaderFace leader={piece} />;
  if (face === 'token') return <TokenFace piece={piece} under={under} stack={stack} />;
  if (piece.kind === 'unit' && face === 'words') return <WordsFace unit={piece} under={under} stack={stack} />;
  if (piece.kind === 'unit') return <UnitFace unit={piece} build={build} under={under} />;
  return <ForceFace force={piece} build={build} under={under} large={face === 'words'} />;
}
