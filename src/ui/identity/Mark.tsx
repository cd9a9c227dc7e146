export interface MarkProps {
  /** Side of the square, in px. */
  size?: number;
  className?: string;
}

/** The Î mark: a roof over a wall, in white on a brick square. Decorative: the name is always written beside it. */
export function Mark({ size = 32, className }: MarkProps) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true" className={className}>
      <rect width="32" height="32" rx="7" fill="var(--brick)" />
      <path d="M8.6 15.3 16 9.3l7.4 6" fill="none" stroke="#fff" strokeWidth="3.1" strokeLinejoin="miter" />
      <path d="M13.9 16.3h4.2v7.4h-4.2z" fill="#fff" />
    </svg>
  );
}
