import type { OpenLead } from '#contracts/client/ubiflow-sale-plan/prospects.ts';
import { phoneText } from '#domain/identity/phone.ts';
import { edit as lotForm } from '#generated/routes/client/operation/sale.ts';
import { edit as visitForm } from '#generated/routes/client/operation/visit.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { TextLink } from '#ui/actions/TextLink.tsx';
import { Badge } from '#ui/data/Badge.tsx';
import { DescriptionList } from '#ui/data/DescriptionList.tsx';
import { ItemList } from '#ui/data/ItemList.tsx';
import { LotBadge } from '#ui/data/LotBadge.tsx';
import { OfficeStateBadge } from '#ui/data/OfficeStateBadge.tsx';
import { SectionTitle } from '#ui/data/SectionTitle.tsx';
import { Text } from '#ui/data/Text.tsx';
import { Inline } from '#ui/layout/Inline.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { DelayBadge } from './DelayBadge.tsx';
import { useLeadWords } from './useLeadWords.ts';

interface LeadRequestProps {
  readonly opened: OpenLead;
  readonly now: string;
}

/** What is asked, for which lot, and how it stands. */
export function LeadRequest({ opened, now }: LeadRequestProps) {
  const { t } = useLeadWords();
  const { row, message, consentText } = opened;
  return (
    <Stack gap={4}>
      <Inline gap={2}>
        <OfficeStateBadge entity="lead" state={row.status} />
        <DelayBadge lead={row} now={now} />
        {row.isTwin && <Badge tone="warn">{t('twin')}</Badge>}
      </Inline>
      <Stack gap={2}>
        <SectionTitle>{t('panel.message')}</SectionTitle>
        {message === '' ? (
          <Text tone="ink3">{t('panel.noMessage')}</Text>
        ) : (
          <Text as="p" breaks="lines">
            {message}
          </Text>
        )}
        {consentText !== null && (
          <Text as="p" size="label" tone="ink3">
            {t('panel.consent', { text: consentText })}
          </Text>
        )}
      </Stack>
      <LotCard opened={opened} />
      <Facts opened={opened} />
    </Stack>
  );
}

function LotCard({ opened: { lot } }: Pick<LeadRequestProps, 'opened'>) {
  const { t } = useLeadWords();
  const { area, money } = useFormat();
  if (lot === null) return null;
  return (
    <ItemList
      label={t('panel.lot')}
      isLabelShown
      items={[
        {
          id: lot.id,
          title: [lot.ref, lot.label].filter(Boolean).join(' · '),
          href: lotForm({ operation: lot.operationId, lot: lot.id }),
          badges: <LotBadge state={lot.status} />,
          detail: [area(lot.areaM2), ...(lot.priceTtcCents === null ? [] : [money(lot.priceTtcCents)])].join(
            ' · ',
          ),
        },
      ]}
    />
  );
}

function Facts({ opened }: Pick<LeadRequestProps, 'opened'>) {
  const { t } = useLeadWords();
  const { dateTime, money } = useFormat();
  const { row, phones, visit } = opened;
  const score = row.scoreParts.map((part) => t(`score.parts.${part}`)).join(', ') || t('score.none');
  return (
    <DescriptionList
      layout="rows"
      items={[
        { term: t('columns.portal'), value: t(`choices.portal.${row.portal}`) },
        { term: t('columns.kind'), value: t(`choices.kind.${row.kind}`) },
        { term: t('columns.operation'), value: row.operation?.name ?? null },
        { term: t('fields.listingRef'), value: row.listingRef },
        { term: t('columns.receivedAt'), value: dateTime(row.receivedAt) },
        row.firstResponseAt === null
          ? { term: t('columns.dueAt'), value: dateTime(row.dueAt) }
          : { term: t('columns.firstResponseAt'), value: dateTime(row.firstResponseAt) },
        {
          term: t('columns.email'),
          value: row.email && <TextLink href={`mailto:${row.email}`}>{row.email}</TextLink>,
        },
        {
          term: t('columns.phone'),
          value:
            phones.length === 0 ? null : (
              <Stack gap={1}>
                {phones.map((phone) => (
                  <TextLink key={phone} href={`tel:${phone}`}>
                    {phoneText(phone)}
                  </TextLink>
                ))}
              </Stack>
            ),
        },
        { term: t('columns.budgetCents'), value: row.budgetCents === null ? null : money(row.budgetCents) },
        { term: t('score.value', { score: row.score }), value: score },
        { term: t('columns.assignee'), value: row.assignee?.name ?? t('unassigned') },
        ...(row.lostReason === null
          ? []
          : [{ term: t('columns.lostReason'), value: t(`choices.lostReason.${row.lostReason}`) }]),
        ...(visit === null
          ? []
          : [
              {
                term: t('fields.visitId'),
                value: (
                  <TextLink href={visitForm({ operation: visit.operationId, visit: visit.id })}>
                    {dateTime(visit.startAt)}
                  </TextLink>
                ),
              },
            ]),
      ]}
    />
  );
}
