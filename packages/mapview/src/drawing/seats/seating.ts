import type { Grid } from '@wigwag/hex';
import type { PiecePicture } from '../../picture.ts';
import { type Box, centreOf } from '../sheet/layout.ts';
import type { Sight } from '../sheet/sight.ts';
import { asideSeats } from './aside.ts';
import { counterSeats } from './counters.ts';
import { type Seat, type Stack, stacksOf } from './seat.ts';

/** Where every piece is drawn, from the north to the south; what gives way to others keeps on the sheet. */
export function seatsOf(grid: Grid, pieces: readonly PiecePicture[], { face, k }: Sight, sheet?: Box): Seat[] {
  const middleOf = ({ hex }: Stack) => centreOf(grid, hex);
  const stacks = stacksOf(pieces).sort((a, b) => middleOf(a).y - middleOf(b).y || a.hex - b.hex);
  return face === 'counter'
    ? stacks.flatMap(stack => counterSeats(stack, middleOf(stack), k))
    : asideSeats(stacks, middleOf, face, k, sheet).flat();
}
