import type * as z from 'zod';
import type { securitySection } from '#contracts/account/sections.ts';
import * as securityMessages from '#messages/account/security.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Button } from '#ui/actions/Button.tsx';
import { Badge } from '#ui/data/Badge.tsx';
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
      {devices.length === 0 && <p className="text-ink3">{t('devices.empty')}</p>}
      {devices.length > 0 && (
        <ul className="divide-y divide-line rounded-card border border-line bg-card">
          {devices.map((device) => (
            <li key={device.id} className="flex flex-wrap items-center justify-between gap-3 px-4 py-2.5">
              <span className="flex min-w-0 flex-col">
                <span className="flex flex-wrap items-center gap-2 font-medium">
                  {device.name}
                  {device.isCurrent && <Badge tone="info">{t('devices.current')}</Badge>}
                </span>
                <span className="text-label text-ink3">
                  {t('devices.lastSeen')} {format.dateTime(device.lastSeenAt)} · {t('devices.until')}{' '}
                  {format.dateTime(device.trustedUntil)}
                </span>
              </span>
              <Button
                size="sm"
                isPending={isPending}
                aria-label={`${t('devices.remove')} ${device.name}`}
                onClick={() => void run({ method: 'DELETE', href: hrefOf(device.id) })}
              >
                {t('devices.remove')}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </FormSection>
  );
}
