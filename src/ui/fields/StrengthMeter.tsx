import type { PasswordCheck } from '#domain/identity/password-policy.ts';
import { cx } from '../cx.ts';

const levels: Readonly<Record<PasswordCheck['strength'], { count: number; fill: string }>> = {
  none: { count: 0, fill: 'bg-line2' },
  weak: { count: 1, fill: 'bg-neg-fill' },
  fair: { count: 2, fill: 'bg-warn-fill' },
  good: { count: 3, fill: 'bg-pos-fill' },
  strong: { count: 4, fill: 'bg-pos-fill' },
};
const bars = [1, 2, 3, 4];

interface StrengthMeterProps {
  readonly label: string;
  readonly strength: PasswordCheck['strength'];
  /** The strength in words. */
  readonly text: string;
}

/** How strong a password is: four bars, and a word. */
export function StrengthMeter({ label, strength, text }: StrengthMeterProps) {
  const { count, fill } = levels[strength];
  return (
    <div className="flex flex-col gap-1.5">
      <p role="status" className="flex justify-between gap-3">
        <span className="font-medium">{label}</span>
        <span className="text-ink2">{text}</span>
      </p>
      <div aria-hidden="true" className="grid grid-cols-4 gap-1">
        {bars.map((bar) => (
          <span key={bar} className={cx('h-1 rounded-full', bar <= count ? fill : 'bg-line2')} />
        ))}
      </div>
    </div>
  );
}
