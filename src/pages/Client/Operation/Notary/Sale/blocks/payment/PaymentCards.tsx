import { FileBadge, History } from 'lucide-react';
import type { PaymentProps } from '#contracts/client/operation/notary/sale/payment.ts';
import * as paymentMessages from '#messages/client/notary-sale-payment.ts';
import * as tradeMessages from '#messages/states/trade.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { TextLink } from '#ui/actions/TextLink.tsx';
import { Card } from '#ui/data/Card.tsx';
import { DescriptionList, type Description } from '#ui/data/DescriptionList.tsx';
import { ExplainedTrigger } from '#ui/data/ExplainedTrigger.tsx';
import { ItemList } from '#ui/data/ItemList.tsx';
import { Text } from '#ui/data/Text.tsx';
import { Timeline } from '#ui/data/Timeline.tsx';
import { Inline } from '#ui/layout/Inline.tsx';

interface PaymentCardProps {
  readonly props: PaymentProps;
}

/** What the calls follow: template, term, penalty, days, and the account that buyers pay into. */
export function TermsCard({ props }: PaymentCardProps) {
  const t = useMessages(paymentMessages);
  const { date, money, percent } = useFormat();
  const { sale, template, bank } = props;
  const day = (on: string | null): string | null => (on === null ? null : date(on));
  const known = (term: string, value: string | null): Description[] =>
    value === null ? [] : [{ term, value }];
  const penalty =
    template === null
      ? null
      : template.penaltyKind === 'none'
        ? t('terms.none')
        : t(`terms.${template.penaltyKind}`, { rate: percent(template.penaltyRateBps ?? 0) });
  const deposit =
    sale.depositCents === null
      ? null
      : sale.depositHolder === null || sale.depositHolder === ''
        ? money(sale.depositCents)
        : t('terms.depositAt', { amount: money(sale.depositCents), holder: sale.depositHolder });
  const account =
    bank === null ? t('terms.noBank') : [bank.name, bank.ibanMasked].filter(Boolean).join(' · ');
  return (
    <Card title={t('terms.title')}>
      <DescriptionList
        layout="rows"
        items={[
          ...known(t('terms.template'), template?.name ?? null),
          ...known(
            t('terms.term'),
            template === null ? null : t('terms.termDays', { count: template.paymentTermDays }),
          ),
          ...known(t('terms.penalty'), penalty),
          ...known(t('terms.article'), template?.article ?? null),
          ...known(t('terms.contractOn'), day(sale.contractOn)),
          ...known(t('terms.deedOn'), day(sale.deedOn)),
          ...known(t('terms.deliveryPlannedOn'), day(sale.deliveryPlannedOn)),
          ...known(t('terms.deliveredOn'), day(sale.deliveredOn)),
          ...known(t('terms.existing'), sale.existingCents === null ? null : money(sale.existingCents)),
          ...known(t('terms.works'), sale.worksCents === null ? null : money(sale.worksCents)),
          ...known(t('terms.vat'), sale.vatCents === null ? null : money(sale.vatCents, { decimals: 2 })),
          ...known(t('terms.deposit'), deposit),
          ...known(t('terms.bank'), account),
        ]}
      />
    </Card>
  );
}

/** The certificates of the operation. */
export function MilestonesCard({ props }: PaymentCardProps) {
  const t = useMessages(paymentMessages);
  const { date } = useFormat();
  return (
    <Card title={t('milestones.title')}>
      <ItemList
        isCompact
        label={t('milestones.title')}
        empty={t('milestones.empty')}
        items={props.milestones.map(({ milestone, on, certifierName, href }) => ({
          id: milestone,
          icon: FileBadge,
          title: t(`events.${milestone}`),
          detail: `${date(on)} · ${t('milestones.by', { name: certifierName })}`,
          end:
            href === null ? null : (
              <TextLink href={href} isNewTab>
                {t('milestones.open')}
              </TextLink>
            ),
        }))}
      />
      {props.halfWorks !== null && (
        <Inline gap={1}>
          <Text size="label" tone="ink3">
            {t('milestones.share')}
          </Text>
          <ExplainedTrigger explanation={props.halfWorks.explanation} />
        </Inline>
      )}
    </Card>
  );
}

/** What happened to the calls, newest first. */
export function HistoryCard({ history }: Pick<PaymentProps, 'history'>) {
  const t = useMessages(paymentMessages);
  const states = useMessages(tradeMessages);
  const { date } = useFormat();
  return (
    <Card title={t('history.title')}>
      {history.length === 0 ? (
        <Text as="p" tone="ink3">
          {t('history.empty')}
        </Text>
      ) : (
        <Timeline
          label={t('history.title')}
          items={history.map(({ id, rank, to, on, by, reason }) => ({
            id,
            icon: History,
            title: `${t('history.call', { rank: String(rank) })} · ${states(`payment.${to}`)}`,
            detail: [by ?? t('history.system'), reason].filter(Boolean).join(' · '),
            date: date(on),
            dateTime: on,
          }))}
        />
      )}
    </Card>
  );
}
