import { History } from 'lucide-react';
import type { CurrentSale, NotarySaleFormProps } from '#contracts/client/operation/notary/sale/form.ts';
import * as formMessages from '#messages/client/notary-sale-form.ts';
import * as stateMessages from '#messages/states/trade.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Card } from '#ui/data/Card.tsx';
import { Text } from '#ui/data/Text.tsx';
import { Timeline } from '#ui/data/Timeline.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { CallsPart } from './CallsPart.tsx';
import { ConditionsPart } from './ConditionsPart.tsx';
import { PricesPart } from './PricesPart.tsx';
import { SalePapers } from './SalePapers.tsx';
import type { SaleDialogs } from './useSaleDialogs.tsx';

interface SaleFactsProps {
  readonly props: NotarySaleFormProps;
  readonly current: CurrentSale;
  readonly dialogs: SaleDialogs;
}

/** What follows from the file: VAT, periods, conditions, papers, calls, and what happened. */
export function SaleFacts({ props, current, dialogs }: SaleFactsProps) {
  return (
    <Stack gap={4}>
      <PricesPart props={props} />
      <ConditionsPart props={props} current={current} dialogs={dialogs} />
      <SalePapers props={props} current={current} dialogs={dialogs} />
      <CallsPart props={props} />
      {current.deliveredOn !== null && <DeliveryCard reserves={current.deliveryReserves} />}
      <HistoryCard history={props.history} />
    </Stack>
  );
}

function DeliveryCard({ reserves }: { readonly reserves: readonly string[] }) {
  const t = useMessages(formMessages);
  return (
    <Card title={t('delivery.title')}>
      {reserves.length === 0 ? (
        <Text as="p" tone="ink2">
          {t('delivery.none')}
        </Text>
      ) : (
        <Stack gap={1}>
          {reserves.map((reserve) => (
            <Text key={reserve} as="p">
              {reserve}
            </Text>
          ))}
        </Stack>
      )}
    </Card>
  );
}

function HistoryCard({ history }: Pick<NotarySaleFormProps, 'history'>) {
  const t = useMessages(formMessages);
  const states = useMessages(stateMessages);
  const { date } = useFormat();
  if (history.length === 0) return null;
  /** A reason of the list in its words; what somebody wrote as it is. */
  const reasonText = (reason: string | null): string | null => {
    const key = `choices.reason.${reason ?? ''}`;
    return t.has(key) ? t(key) : reason;
  };
  return (
    <Card title={t('history.title')}>
      <Timeline
        label={t('history.title')}
        items={history.map(({ id, to, on, by, reason }) => ({
          id,
          icon: History,
          title: states(`notarySale.${to}`),
          detail: [by === null ? t('history.system') : t('history.by', { name: by }), reasonText(reason)]
            .filter(Boolean)
            .join(' · '),
          date: date(on),
          dateTime: on,
        }))}
      />
    </Card>
  );
}
