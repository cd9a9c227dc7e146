import type { LeadRow } from '#contracts/client/ubiflow-sale-plan/prospects.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { Badge } from '#ui/data/Badge.tsx';
import { ItemList } from '#ui/data/ItemList.tsx';
import { OfficeStateBadge } from '#ui/data/OfficeStateBadge.tsx';
import { Text } from '#ui/data/Text.tsx';
import { Avatar } from '#ui/identity/Avatar.tsx';
import { Inline } from '#ui/layout/Inline.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { DelayBadge } from './DelayBadge.tsx';
import { useLeadWords } from './useLeadWords.ts';

interface LeadInboxProps {
  readonly rows: readonly LeadRow[];
  readonly now: string;
  readonly hrefOf: (id: string) => string;
}

/** The requests one below the other, as mails are read: who, about what, what they write, how long they have waited. */
export function LeadInbox({ rows, now, hrefOf }: LeadInboxProps) {
  const { t, place } = useLeadWords();
  const { relative } = useFormat();
  return (
    <ItemList
      label={t('inbox')}
      items={rows.map((row) => ({
        id: row.id,
        title: row.name,
        href: hrefOf(row.id),
        lead: <Avatar name={row.name} isDecorative />,
        badges: (
          <>
            <Badge>{t(`choices.portal.${row.portal}`)}</Badge>
            {row.status !== 'new' && <OfficeStateBadge entity="lead" state={row.status} />}
            {row.isTwin && <Badge tone="warn">{t('twin')}</Badge>}
          </>
        ),
        detail: (
          <Stack gap={1}>
            <Text tone="ink2">{place(row)}</Text>
            {row.excerpt !== '' && <Text>{row.excerpt}</Text>}
          </Stack>
        ),
        end: (
          <Stack gap={1} align="end">
            <Inline gap={2}>
              <DelayBadge lead={row} now={now} />
              <Text size="label">{relative(row.receivedAt)}</Text>
            </Inline>
            <Inline gap={2}>
              <Text size="label">{t('score.value', { score: row.score })}</Text>
              <Text size="label">{row.assignee?.name ?? t('unassigned')}</Text>
            </Inline>
          </Stack>
        ),
      }))}
    />
  );
}
