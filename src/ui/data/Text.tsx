import type { ReactNode } from 'react';
import { cx } from '../cx.ts';

const sizeClasses = {
  micro: 'text-micro',
  label: 'text-label',
  table: 'text-table',
  ui: 'text-ui',
  base: 'text-base',
  lg: 'text-lg',
};
const toneClasses = {
  ink: 'text-ink',
  ink2: 'text-ink2',
  ink3: 'text-ink3',
  pos: 'text-pos',
  neg: 'text-neg',
  warn: 'text-warn',
};
const weightClasses = { normal: 'font-normal', medium: 'font-medium', semibold: 'font-semibold' };
const breakClasses = {
  /** Words too long for the line are broken. */
  words: 'wrap-anywhere',
  /** One line, cut with an ellipsis. */
  cut: 'truncate',
  /** Line ends are those that were typed. */
  lines: 'wrap-anywhere whitespace-pre-line',
};

export interface TextProps {
  readonly children: ReactNode;
  /** Default: that of what is around it, as tone and weight. */
  readonly size?: keyof typeof sizeClasses;
  readonly tone?: keyof typeof toneClasses;
  readonly weight?: keyof typeof weightClasses;
  readonly breaks?: keyof typeof breakClasses;
  readonly as?: 'span' | 'p' | 'strong' | 'div' | 'dt' | 'dd' | 'li' | 'time';
  readonly id?: string;
  /** Read out when it changes, and takes no place while it is empty. */
  readonly isStatus?: boolean;
}

/**
 * Words in a size, tone and weight of the design:
 *
 *     <Text as="p" size="table" tone="ink3">Envoyé le 12 novembre 2026</Text>
 */
export function Text({
  children,
  size,
  tone,
  weight,
  breaks,
  as: Element = 'span',
  id,
  isStatus = false,
}: TextProps) {
  return (
    <Element
      id={id}
      role={isStatus ? 'status' : undefined}
      className={cx(
        breaks === 'cut' && 'min-w-0',
        size && sizeClasses[size],
        tone && toneClasses[tone],
        weight && weightClasses[weight],
        breaks && breakClasses[breaks],
        isStatus && 'empty:sr-only',
      )}
    >
      {children}
    </Element>
  );
}
