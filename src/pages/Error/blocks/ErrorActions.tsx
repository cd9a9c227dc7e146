import { ArrowLeft, LogIn, RefreshCw } from 'lucide-react';
import type { ErrorProps } from '#contracts/error/global.ts';
import { dashboard } from '#generated/routes/client.ts';
import { home, login } from '#generated/routes/root.ts';
import * as errorMessages from '#messages/error.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Button, type ButtonProps } from '#ui/actions/Button.tsx';
import type { ErrorAction } from './error-plan.ts';

interface ErrorActionsProps {
  /** The last one is the brick button. */
  readonly actions: readonly ErrorAction[];
  readonly context: ErrorProps['context'];
  /** Loads the page again: as a document, so that token and session are new as well. */
  readonly onReload: () => void;
  readonly isReloading?: boolean;
  /** Seconds before another try is allowed. */
  readonly waitS?: number;
}

/** The buttons of an error page. */
export function ErrorActions({
  actions,
  context,
  onReload,
  isReloading = false,
  waitS = 0,
}: ErrorActionsProps) {
  const t = useMessages(errorMessages);
  const reload: Partial<ButtonProps> = { icon: RefreshCw, onClick: onReload, isPending: isReloading };
  const details: Record<ErrorAction, Partial<ButtonProps>> = {
    back: { icon: ArrowLeft, onClick: () => window.history.back() },
    // The server leads the staff from home to the administration, whose addresses stay out of this page.
    dashboard: { href: context === 'admin' ? home() : dashboard() },
    signIn: { icon: LogIn, href: login() },
    reload,
    retry: { ...reload, inactiveReason: waitS > 0 ? t('waitReason', { seconds: waitS }) : undefined },
  };
  return actions.map((action, index) => (
    <Button
      key={action}
      variant={index === actions.length - 1 ? 'primary' : 'secondary'}
      {...details[action]}
    >
      {t(`action.${action}`)}
    </Button>
  ));
}
