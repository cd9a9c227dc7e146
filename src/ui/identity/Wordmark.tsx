import { Mark } from './Mark.tsx';

export interface WordmarkProps {
  /** Side of the mark, in px; the name follows. */
  size?: number;
  /** A line under the name: « Administration », the offer of the account. */
  caption?: string;
}

/** The mark and the name of the house. */
export function Wordmark({ size = 36, caption }: WordmarkProps) {
  return (
    <span className="inline-flex items-center gap-3">
      <Mark size={size} />
      <span className="flex flex-col">
        <span className="font-display font-semibold leading-tight" style={{ fontSize: size * 0.62 }}>
          Îlot
        </span>
        {caption && <span className="text-micro font-medium opacity-80">{caption}</span>}
      </span>
    </span>
  );
}
