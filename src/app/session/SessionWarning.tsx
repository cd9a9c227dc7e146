import { useState } from 'react';
import type { SharedProps } from '#contracts/shared.ts';
import { lazyPart } from '#runtime/platform/lazy-part.ts';
import type { Href } from '#runtime/routes/types.ts';
import type { SessionDialogProps } from './SessionDialog.tsx';
import { useSessionPhase } from './useSessionPhase.ts';

interface SessionWarningProps {
  readonly session: SharedProps['session'];
  readonly signOutHref: Href<'POST'>;
}

// Fetched two minutes before the end. Without the network there is nothing to extend, and the page stays.
const SessionDialog = lazyPart<SessionDialogProps>(
  async () => (await import('./SessionDialog.tsx')).SessionDialog,
);

/** Speaks up two minutes before a session ends, and once it has ended. */
export function SessionWarning({ session, signOutHref }: SessionWarningProps) {
  const { phase, leftS } = useSessionPhase(session);
  const [hasUnderstood, setUnderstood] = useState(false);
  if (phase === 'under way' || (phase === 'absolute' && hasUnderstood)) return null;
  return (
    <SessionDialog
      phase={phase}
      leftS={leftS}
      signOutHref={signOutHref}
      onUnderstood={() => setUnderstood(true)}
    />
  );
}
