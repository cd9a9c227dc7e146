import type { ReactNode } from 'react';

export interface TextButtonProps {
  readonly children: ReactNode;
  readonly onPress: () => void;
  /** Accessible name where the words do not tell which of several it is. */
  readonly label?: string;
  readonly isExpanded?: boolean;
}

/** An action among words, which looks like a link and is a button. */
export function TextButton({ children, onPress, label, isExpanded }: TextButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-expanded={isExpanded}
      onClick={onPress}
      className="text-link touch-target"
    >
      {children}
    </button>
  );
}
