import type { OperationState } from '#domain/operation/states.ts';
import { cx } from '../cx.ts';
import { toneTextClasses } from './tones.ts';

/** Storeys built, out of seven, for each phase; the ends of a life have a drawing of their own. */
const builtStoreys: Partial<Record<OperationState, number>> = {
  study: 0,
  offer: 2,
  promise: 3,
  owned: 4,
  works: 5,
  selling: 6,
};

export interface FloorGlyphProps {
  state: OperationState;
  size?: number;
  /** In the colour of the state, where nothing around it has that colour. */
  isTinted?: boolean;
}

/** A block that fills floor by floor with the phase of the operation. Decorative: the state is written beside it. */
export function FloorGlyph({ state, size = 12, isTinted = false }: FloorGlyphProps) {
  const filled = ((builtStoreys[state] ?? 0) / 7) * 10;
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 14 14"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      aria-hidden="true"
      className={cx('shrink-0', isTinted && toneTextClasses[state])}
    >
      {state === 'sourcing' && <rect x="1.5" y="1.5" width="11" height="11" rx="1" strokeDasharray="2.4 2" />}
      {state === 'closed' && (
        <>
          <rect x="1.5" y="1.5" width="11" height="11" rx="1" fill="currentColor" />
          <path d="m4 7.2 2.2 2.2L10.2 5" stroke="var(--card)" strokeWidth="1.7" />
        </>
      )}
      {state === 'abandoned' && (
        <>
          <rect x="1.5" y="1.5" width="11" height="11" rx="1" />
          <path d="m4.6 4.6 4.8 4.8m0-4.8L4.6 9.4" strokeWidth="1.6" />
        </>
      )}
      {builtStoreys[state] !== undefined && (
        <>
          <rect x="1.5" y="1.5" width="11" height="11" rx="1" />
          {filled > 0 && (
            <rect
              x="3.2"
              y={12 - filled}
              width="7.6"
              height={filled - 1.2}
              fill="currentColor"
              stroke="none"
            />
          )}
        </>
      )}
    </svg>
  );
}
