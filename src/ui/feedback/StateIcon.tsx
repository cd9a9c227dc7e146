import { cx } from '../cx.ts';
import { Icon, type IconShape } from '../identity/Icon.tsx';

const tones = {
  neutral: 'bg-sunken text-ink2 border-line',
  neg: 'bg-neg-bg text-neg border-transparent',
} as const;

/** The icon of an empty or failed state, in a soft square. */
export function StateIcon({ icon, tone = 'neutral' }: { icon: IconShape; tone?: keyof typeof tones }) {
  return (
    <span className={cx('grid size-11 place-items-center rounded-card border', tones[tone])}>
      <Icon icon={icon} size={18} />
    </span>
  );
}
