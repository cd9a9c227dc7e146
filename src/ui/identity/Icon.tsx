import type { LucideIcon } from 'lucide-react';

/** A drawing of the icon set, as parts take it in their props. */
export type IconShape = LucideIcon;

export interface IconProps {
  icon: IconShape;
  /** 12 badge, 14 small, 16 default, 18 top bar and dialog, 22 phone bar. */
  size?: 12 | 14 | 16 | 18 | 22;
  className?: string | undefined;
  /** Given only when no text beside it says the same. */
  label?: string;
}

/** An icon at the stroke of the house; silent for screen readers unless it has a label. */
export function Icon({ icon: Shape, size = 16, className, label }: IconProps) {
  return (
    <Shape
      width={size}
      height={size}
      strokeWidth={1.75}
      className={className ? `shrink-0 ${className}` : 'shrink-0'}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    />
  );
}
