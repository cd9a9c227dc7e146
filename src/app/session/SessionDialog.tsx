import { Timer } from 'lucide-react';
import { useState } from 'react';
import type { SharedProps } from '#contracts/shared.ts';
import { extend } from '#generated/routes/session.ts';
import * as sessionMessages from '#messages/session.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { useVisit } from '#runtime/navigation/hooks.ts';
import { windowHost } from '#runtime/platform/document-host.ts';
import { sendJson } from '#runtime/protocol/send-json.ts';
import type { Href } from '#runtime/routes/types.ts';
import { Button } from '#ui/actions/Button.tsx';
import { Banner } from '#ui/feedback/Banner.tsx';
import { Dialog } from '#ui/overlay/Dialog.tsx';
import type { SessionPhase } from './session-ends.ts';
import { sessionWatch } from './session-watch.ts';

export interface SessionDialogProps {
  readonly phase: Exclude<SessionPhase, 'under way'>;
  /** Seconds until the end. */
  readonly leftS: number;
  readonly signOutHref: Href<'POST'>;
  /** Nothing can move the end any more, and the person knows. */
  readonly onUnderstood: () => void;
}

const clock = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** It stays until one of its buttons is pressed. */
const persistent = {
  isOpen: true,
  onOpenChange: () => undefined,
  isDismissable: false,
  role: 'alertdialog',
  icon: Timer,
} as const;

/** Before a session ends: stay, or leave. After its end: sign in again, on the same page. */
export function SessionDialog({ phase, leftS, signOutHref, onUnderstood }: SessionDialogProps) {
  const t = useMessages(sessionMessages);
  const visit = useVisit();
  const [hasFailed, setFailed] = useState(false);
  const [isPending, setPending] = useState(false);

  if (phase === 'over') {
    return (
      <Dialog
        {...persistent}
        title={t('over')}
        description={t('overBody')}
        actions={
          <Button variant="primary" autoFocus onClick={() => windowHost.leave(window.location.href)}>
            {t('signIn')}
          </Button>
        }
      />
    );
  }

  const stay = async () => {
    setPending(true);
    const answer = await sendJson(extend(), {});
    setPending(false);
    const renewed = sessionOf(answer);
    setFailed(renewed === null);
    sessionWatch().note(renewed, Date.now());
  };
  const isIdle = phase === 'idle';
  return (
    <Dialog
      {...persistent}
      title={t('title')}
      description={t(isIdle ? 'idle' : 'absolute', { time: clock(leftS) })}
      actions={
        <>
          <Button onClick={() => void visit({ method: 'POST', href: signOutHref })}>{t('leave')}</Button>
          <Button
            variant="primary"
            autoFocus
            isPending={isPending}
            onClick={() => (isIdle ? void stay() : onUnderstood())}
          >
            {t(isIdle ? 'stay' : 'understood')}
          </Button>
        </>
      }
    >
      {hasFailed && <Banner tone="error">{t('failed')}</Banner>}
    </Dialog>
  );
}

/** The session in an answer; null when it is none. */
function sessionOf(answer: unknown): SharedProps['session'] {
  if (typeof answer !== 'object' || answer === null || !('session' in answer)) return null;
  const { session } = answer;
  const isKnown = typeof session === 'object' && session !== null && 'idleExpiresAt' in session;
  // The server checks its own answers; past this, its contract is relied upon.
  return isKnown ? (session as SharedProps['session']) : null;
}
