import type * as z from 'zod';
import type { securitySection } from '#contracts/account/sections.ts';
import { support as grant } from '#generated/routes/client/tenant.ts';
import { destroy as revoke } from '#generated/routes/client/tenant/support.ts';
import * as securityMessages from '#messages/account/security.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Button } from '#ui/actions/Button.tsx';
import { Badge } from '#ui/data/Badge.tsx';
import { Text } from '#ui/data/Text.tsx';
import { FormSection } from '#ui/fields/FormSection.tsx';
import { Inline } from '#ui/layout/Inline.tsx';
import { AskedAction } from '../../../Account/blocks/AskedAction.tsx';
import { ImpersonationTable } from '../../../Account/blocks/ImpersonationTable.tsx';
import { useAction } from '../../../Account/blocks/useAction.ts';

type Support = NonNullable<z.infer<typeof securitySection>['support']>;

/** What the assistance may do in the company's name, and what it did. */
export function SupportSection({ support }: { support: Support }) {
  const t = useMessages(securityMessages);
  const format = useFormat();
  const { isPending, run } = useAction();
  const isOpen = support.until !== null || support.accesses.some(({ endedAt }) => endedAt === null);
  return (
    <FormSection title={t('support.title')} help={t('support.help')}>
      <Inline gap={3}>
        {support.until === null ? (
          <Badge>{t('support.off')}</Badge>
        ) : (
          <Badge tone="warn">{t('support.on', { date: format.dateTime(support.until) })}</Badge>
        )}
        {support.until === null && (
          <Button
            size="sm"
            isPending={isPending}
            onClick={() => void run({ method: 'POST', href: grant(), data: { hours: 24 } })}
          >
            {t('support.grant')}
          </Button>
        )}
        {isOpen && (
          <AskedAction
            label={t('support.revoke')}
            title={t('support.revokeTitle')}
            text={t('support.revokeText')}
            action={{ method: 'DELETE', href: revoke() }}
          />
        )}
      </Inline>
      {support.accesses.length === 0 ? (
        <Text as="p" tone="ink3">
          {t('support.empty')}
        </Text>
      ) : (
        <ImpersonationTable label={t('support.accesses')} lines={support.accesses} who="staff" />
      )}
    </FormSection>
  );
}
