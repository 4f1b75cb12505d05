interface Props {
  readonly className: string;
  readonly paths: readonly string[] | undefined;
}

/** The strokes of one pen, a path a block. */
export function Strokes({ className, paths = [] }: Props) {
  return paths.map((d, block) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a block is its index
    <path key={block} className={className} d={d} />
  ));
}
