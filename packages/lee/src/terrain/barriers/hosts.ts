import type { Game } from '../../game.ts';
import type { Side } from '../../world.ts';
import type { AreaPiece, LinearPiece } from '../board.ts';
import { isWay } from '../bridges/spans.ts';
import type { HostKind } from '../kinds.ts';

/** What a fence or a wall may run along: a road, a railway or a field. */
export type Host = LinearPiece | AreaPiece;

export const hostCalled = ({ board: { terrain } }: Game, id: string): Host | undefined =>
  terrain.lines.find(line => line.id === id) ?? terrain.areas.find(area => area.id === id);

export const isLine = (host: Host): host is LinearPiece => 'linear' in host;

export function hostKind(game: Game, id: string): HostKind {
  const host = hostCalled(game, id);
  if (host === undefined || !isLine(host)) return 'field';
  return host.linear === 'railway' ? 'railway' : 'road';
}

const maySkirt = (host: Host): boolean =>
  isLine(host) ? isWay(host.linear) && !host.sunken && host.bed !== 'embanked' : host.surface === 'field';

/** one fence or wall each. */
export const isFree = ({ board }: Game, { id }: Host): boolean =>
  !board.terrain.barriers.some(({ along }) => along === id);

export function freeHosts(game: Game, side: Side): Host[] {
  const { lines, areas } = game.board.terrain;
  return [...lines, ...areas].filter(host => host.by === side && maySkirt(host) && isFree(game, host));
}
