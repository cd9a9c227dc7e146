import { Facade } from './Facade.tsx';

/** The façade of an operation in a row: 40 × 28, or 42 × 42 on a phone card. */
export function FacadeThumb({ seed, isSquare = false }: { seed: string; isSquare?: boolean }) {
  return (
    <span
      className={`inline-block shrink-0 overflow-hidden rounded-badge ${isSquare ? 'size-10.5' : 'h-7 w-10'}`}
      aria-hidden="true"
    >
      <Facade seed={seed} format="thumb" />
    </span>
  );
}
