import type { Ref } from 'react';
import * as signInMessages from '#messages/auth/sign-in.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Button } from '#ui/actions/Button.tsx';
import { useCountdown } from '#ui/useCountdown.ts';

/** A wait that the server asks for. */
export interface Wait {
  /** Null for none. */
  readonly seconds: number | null;
  /** Tells one answer of the server from the next: the wait begins anew with each. */
  readonly since: string;
}

interface WaitingSubmitProps {
  readonly wait: Wait;
  readonly isPending: boolean;
  readonly text: string;
  readonly ref?: Ref<HTMLButtonElement>;
}

/** The button of a form; while a wait lasts it counts the seconds instead. */
export function WaitingSubmit({ wait, ...button }: WaitingSubmitProps) {
  return <Counting key={`${wait.since} ${wait.seconds}`} waitS={wait.seconds ?? 0} {...button} />;
}

function Counting({ waitS, isPending, text, ref }: Omit<WaitingSubmitProps, 'wait'> & { waitS: number }) {
  const t = useMessages(signInMessages);
  const seconds = useCountdown(waitS);
  const waiting = seconds > 0 ? t('retryIn', { seconds }) : undefined;
  return (
    <Button
      ref={ref}
      type="submit"
      variant="primary"
      size="lg"
      isFull
      isPending={isPending}
      inactiveReason={waiting}
    >
      {waiting ?? text}
    </Button>
  );
}
