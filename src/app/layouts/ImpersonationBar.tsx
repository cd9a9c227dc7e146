import type { SharedProps } from '#contracts/shared.ts';
import { stop } from '#generated/routes/impersonate.ts';
import * as impersonationMessages from '#messages/impersonation.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { useVisit } from '#runtime/navigation/hooks.ts';
import { Button } from '#ui/actions/Button.tsx';
import { Banner } from '#ui/feedback/Banner.tsx';

interface ImpersonationBarProps {
  readonly impersonator: NonNullable<SharedProps['auth']['impersonator']>;
  /** The client in whose name staff act, and their company. */
  readonly name: string;
  readonly company: string;
}

/** Tells staff that they act in a client's name, how far and until when, with the way out. */
export function ImpersonationBar({ impersonator, name, company }: ImpersonationBarProps) {
  const t = useMessages(impersonationMessages);
  const format = useFormat();
  const visit = useVisit();
  const time = format.time(impersonator.endsAt);
  return (
    <Banner
      tone="impersonation"
      isFullWidth
      action={
        <Button size="sm" onClick={() => void visit({ method: 'DELETE', href: stop() })}>
          {t('leave')}
        </Button>
      }
    >
      {t('bar', { name, company, mode: t(`mode.${impersonator.mode}`), time })}
    </Banner>
  );
}
