import type * as z from 'zod';
import type { securitySection } from '#contracts/account/sections.ts';
import * as securityMessages from '#messages/account/security.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Button } from '#ui/actions/Button.tsx';
import { Badge } from '#ui/data/Badge.tsx';
import { ItemList } from '#ui/data/ItemList.tsx';
import { FormSection } from '#ui/fields/FormSection.tsx';
import { useAction } from '../useAction.ts';

interface DevicesCardProps {
  readonly devices: z.infer<typeof securitySection>['devices'];
  readonly hrefOf: (id: string) => string;
}

/** Browsers that are not asked for the second factor. */
export function DevicesCard({ devices, hrefOf }: DevicesCardProps) {
  const t = useMessages(securityMessages);
  const format = useFormat();
  const { isPending, run } = useAction();
  return (
    <FormSection title={t('devices.title')} help={t('devices.help')}>
      <ItemList
        label={t('devices.title')}
        empty={t('devices.empty')}
        items={devices.map(({ id, name, isCurrent, lastSeenAt, trustedUntil }) => ({
          id,
          title: name,
          badges: isCurrent && <Badge tone="info">{t('devices.current')}</Badge>,
          detail: `${t('devices.lastSeen')} ${format.dateTime(lastSeenAt)} · ${t('devices.until')} ${format.dateTime(trustedUntil)}`,
          end: (
            <Button
              size="sm"
              isPending={isPending}
              aria-label={`${t('devices.remove')} ${name}`}
              onClick={() => void run({ method: 'DELETE', href: hrefOf(id) })}
            >
              {t('devices.remove')}
            </Button>
          ),
        }))}
      />
    </FormSection>
  );
}
