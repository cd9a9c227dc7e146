import { CircleCheck, CircleX, SearchCheck, TriangleAlert } from 'lucide-react';
import type { SmtpSettingProps } from '#contracts/client/smtp-setting.ts';
import { dns as checkDns } from '#generated/routes/client/smtp-setting.ts';
import * as smtpMessages from '#messages/client/smtp-setting.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Button } from '#ui/actions/Button.tsx';
import { Badge } from '#ui/data/Badge.tsx';
import { Card } from '#ui/data/Card.tsx';
import { CopyText } from '#ui/data/CopyText.tsx';
import { Text } from '#ui/data/Text.tsx';
import { PageSection } from '#ui/layout/PageSection.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { useAction } from '../../../Account/blocks/useAction.ts';

type Dns = NonNullable<SmtpSettingProps['dns']>;
type Check = Dns['checks'][number];

interface DnsSectionProps extends Pick<SmtpSettingProps, 'dns' | 'can'> {
  /** The server signs with a key whose name nobody gave. */
  readonly lacksSelector: boolean;
}

/** What the DNS says of who may send for the sender's domain, with the records to publish. */
export function DnsSection({ dns, can, lacksSelector }: DnsSectionProps) {
  const t = useMessages(smtpMessages);
  const { dateTime } = useFormat();
  const { isPending, run } = useAction();
  return (
    <PageSection
      title={t('dns.title')}
      help={t('dns.help')}
      aside={
        can.checkDns && (
          <Button
            variant="secondary"
            icon={SearchCheck}
            isPending={isPending}
            onClick={() => void run({ method: 'POST', href: checkDns() })}
          >
            {t(dns === null ? 'dns.action' : 'dns.again')}
          </Button>
        )
      }
      empty={dns === null && t('dns.none')}
    >
      {dns !== null && (
        <Stack gap={3}>
          <Text as="p" size="table" tone={dns.isStale ? 'warn' : 'ink3'}>
            {t(dns.isStale ? 'dns.stale' : 'dns.at', { date: dateTime(dns.at) })}
          </Text>
          {dns.checks.map((check) => (
            <CheckCard key={check.kind} check={check} lacksSelector={lacksSelector} />
          ))}
        </Stack>
      )}
    </PageSection>
  );
}

const looks = {
  found: { tone: 'pos', icon: CircleCheck },
  missing: { tone: 'neg', icon: CircleX },
  incomplete: { tone: 'warn', icon: TriangleAlert },
} as const;

function CheckCard({ check, lacksSelector }: { readonly check: Check; readonly lacksSelector: boolean }) {
  const t = useMessages(smtpMessages);
  const { kind, name, state, found, expected } = check;
  const help = kind === 'dkim' && lacksSelector ? t('dns.selector') : t('dns.byProvider');
  return (
    <Card
      title={t(`dns.kinds.${kind}`)}
      headingLevel={3}
      aside={
        <Badge tone={looks[state].tone} icon={looks[state].icon}>
          {t(`dns.states.${state}`)}
        </Badge>
      }
    >
      <Stack gap={3}>
        <CopyText label={t('dns.name')} text={name} />
        {found !== null && <CopyText label={t('dns.current')} text={found} />}
        {state !== 'found' &&
          (expected === null ? (
            <Text as="p" tone="ink3">
              {help}
            </Text>
          ) : (
            <CopyText label={t('dns.expected')} text={expected} />
          ))}
      </Stack>
    </Card>
  );
}
