import { CircleCheck, FlaskConical, Info, Lock, TriangleAlert, VenetianMask, WifiOff, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import { Icon, type IconShape } from '../identity/Icon.tsx';
import { useUiMessages } from '../useUiMessages.ts';

export type BannerTone =
  | 'demo'
  | 'info'
  | 'offline'
  | 'readonly'
  | 'warn'
  | 'error'
  | 'success'
  | 'impersonation';

const looks: Record<BannerTone, { className: string; icon: IconShape }> = {
  demo: { className: 'bg-info-bg text-info', icon: FlaskConical },
  info: { className: 'bg-info-bg text-info', icon: Info },
  success: { className: 'bg-pos-bg text-pos', icon: CircleCheck },
  offline: { className: 'bg-line text-ink', icon: WifiOff },
  readonly: { className: 'bg-warn-bg text-warn', icon: Lock },
  warn: { className: 'bg-warn-bg text-warn', icon: TriangleAlert },
  error: { className: 'bg-neg-bg text-neg', icon: TriangleAlert },
  impersonation: { className: 'bg-impersonation text-impersonation-ink', icon: VenetianMask },
};

export interface BannerProps {
  tone: BannerTone;
  children: ReactNode;
  /** A link or a button at the right. */
  action?: ReactNode;
  onDismiss?: (() => void) | undefined;
  /** Across the whole page, without rounded corners. */
  isFullWidth?: boolean;
  icon?: IconShape;
}

/** A line that stays in view on a screen: demonstration, offline, read-only, impersonation. */
export function Banner({ tone, children, action, onDismiss, isFullWidth = false, icon }: BannerProps) {
  const t = useUiMessages();
  const look = looks[tone];
  return (
    <div
      data-above-toasts={isFullWidth ? '' : undefined}
      className={cx(
        'no-print flex min-h-9 items-center gap-2.5 px-3 py-1.5 text-table font-medium',
        look.className,
        isFullWidth ? 'px-4 md:px-6' : 'rounded-control',
      )}
    >
      <Icon icon={icon ?? look.icon} size={16} />
      {/* Where both are not one line wide, the action goes under the words. */}
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-2.5 gap-y-1">
        <div role={tone === 'error' ? 'alert' : 'status'} className="min-w-0 flex-[1_1_11rem]">
          {children}
        </div>
        {action}
      </div>
      {onDismiss && (
        <button
          type="button"
          aria-label={t('feedback.dismiss')}
          onClick={onDismiss}
          className="touch-target grid size-6 place-items-center rounded-badge"
        >
          <Icon icon={X} size={14} />
        </button>
      )}
    </div>
  );
}
