/** Four dots that fill. */
export function Fatigue({ level }: { readonly level: number }) {
  return (
    <span className="dots" aria-hidden="true">
      {[0, 1, 2, 3].map(dot => (
        <i key={dot} className={dot < level ? 'full' : ''} />
      ))}
    </span>
  );
}
