import type { PaymentProps, ShownCall } from '#contracts/client/operation/notary/sale/payment.ts';
import { paymentStates } from '#domain/sale/notary-sale.ts';
import { payment as page } from '#generated/routes/client/operation/notary/sale.ts';
import * as paymentMessages from '#messages/client/notary-sale-payment.ts';
import * as tradeMessages from '#messages/states/trade.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { useNavigate } from '#runtime/navigation/hooks.ts';
import { Badge } from '#ui/data/Badge.tsx';
import { Cell } from '#ui/data/Cell.tsx';
import { ExplainedTrigger } from '#ui/data/ExplainedTrigger.tsx';
import { Figure } from '#ui/data/Figure.tsx';
import { FigureCell } from '#ui/data/FigureCell.tsx';
import { HeadCell } from '#ui/data/HeadCell.tsx';
import { Row } from '#ui/data/Row.tsx';
import { Table } from '#ui/data/Table.tsx';
import { TableBody, TableHead } from '#ui/data/table-sections.tsx';
import { Text } from '#ui/data/Text.tsx';
import { TradeStateBadge } from '#ui/data/TradeStateBadge.tsx';
import { Select } from '#ui/fields/Select.tsx';
import { Inline } from '#ui/layout/Inline.tsx';
import { PageSection } from '#ui/layout/PageSection.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { CallMenu } from './CallMenu.tsx';
import type { PaymentDialogs } from './usePaymentDialogs.tsx';

interface SchedulePartProps {
  readonly props: PaymentProps;
  readonly dialogs: PaymentDialogs;
}

/** The calls of a sale one under the other, with their sum. */
export function SchedulePart({ props, dialogs }: SchedulePartProps) {
  const t = useMessages(paymentMessages);
  const { calls, query } = props;
  const shown = calls.filter(({ status }) => query.state.length === 0 || query.state.includes(status));
  return (
    <PageSection
      title={t('schedule')}
      count={calls.length}
      isWide
      aside={<StateFilter props={props} />}
      empty={shown.length === 0 && t('filteredEmpty')}
    >
      <Table label={t('schedule')} minWidth={1060}>
        <TableHead>
          <HeadCell>{t('columns.call')}</HeadCell>
          <HeadCell>{t('columns.event')}</HeadCell>
          <HeadCell isFigure>{t('columns.amount')}</HeadCell>
          <HeadCell>{t('columns.called')}</HeadCell>
          <HeadCell>{t('columns.due')}</HeadCell>
          <HeadCell isFigure>{t('columns.received')}</HeadCell>
          <HeadCell isFigure>{t('columns.rest')}</HeadCell>
          <HeadCell>{t('columns.late')}</HeadCell>
          <HeadCell>{t('columns.state')}</HeadCell>
          <HeadCell hiddenLabel={t('columns.actions')} />
        </TableHead>
        <TableBody>
          {shown.map((call) => (
            <CallRow key={call.rank} call={call} dialogs={dialogs} />
          ))}
          <SumRow calls={shown} />
        </TableBody>
      </Table>
    </PageSection>
  );
}

function StateFilter({ props }: Pick<SchedulePartProps, 'props'>) {
  const t = useMessages(paymentMessages);
  const states = useMessages(tradeMessages);
  const navigate = useNavigate();
  const { calls, query, operation, sale } = props;
  const present = paymentStates.filter(
    (one) => query.state.includes(one) || calls.some(({ status }) => status === one),
  );
  if (present.length < 2 && query.state.length === 0) return null;
  return (
    <Select
      name="state"
      label={t('filter')}
      isLabelHidden
      value={query.state[0] ?? ''}
      emptyLabel={t('allStates')}
      placeholder={t('allStates')}
      choices={present.map((id) => ({ id, label: states(`payment.${id}`) }))}
      onChange={(chosen) => {
        const state = present.filter((one) => one === chosen);
        void navigate(
          page(
            { operation: operation.id, notarySale: sale.id },
            state.length === 0 ? {} : { query: { state } },
          ),
        );
      }}
    />
  );
}

interface CallRowProps {
  readonly call: ShownCall;
  readonly dialogs: PaymentDialogs;
}

function CallRow({ call, dialogs }: CallRowProps) {
  const t = useMessages(paymentMessages);
  const { date, money, percent } = useFormat();
  const day = (on: string | null): string => (on === null ? '–' : date(on));
  return (
    <Row>
      <Cell isHeader isWrapping maxWidth={250}>
        <Stack as="span" gap={1}>
          <span>{`${call.rank} · ${call.label}`}</span>
          <Text size="label" tone="ink3">
            {`${t(`bases.${call.base}`)} · ${t('cumulative', { share: percent(call.cumulativeBps) })}`}
          </Text>
        </Stack>
      </Cell>
      <Cell>
        <Stack as="span" gap={1}>
          <span>{t(`events.${call.event}`)}</span>
          <Text size="label" tone="ink3">
            {call.eventReachedOn === null ? t('waiting') : t('reached', { date: date(call.eventReachedOn) })}
          </Text>
        </Stack>
      </Cell>
      <FigureCell isMain>
        <Stack as="span" gap={1} align="end">
          <Figure cents={call.amountCents} decimals={2} isUnitHidden />
          <Text size="label" tone="ink3">
            {t('vat', { amount: money(call.vatCents, { decimals: 2 }) })}
          </Text>
        </Stack>
      </FigureCell>
      <Cell>{day(call.calledOn)}</Cell>
      <Cell>
        <Stack as="span" gap={1}>
          <span>{day(call.dueOn)}</span>
          {call.remindedOn !== null && (
            <Text size="label" tone="ink3">
              {t('reminded', { date: date(call.remindedOn) })}
            </Text>
          )}
        </Stack>
      </Cell>
      <FigureCell>
        <Figure cents={call.receivedCents} decimals={2} isUnitHidden />
      </FigureCell>
      <FigureCell>
        <Figure cents={call.restCents} decimals={2} isUnitHidden />
      </FigureCell>
      <Cell>
        <Late call={call} />
      </Cell>
      <Cell>
        <TradeStateBadge entity="payment" state={call.status} />
      </Cell>
      <Cell isAtEnd>
        <CallMenu call={call} dialogs={dialogs} />
      </Cell>
    </Row>
  );
}

function Late({ call }: Pick<CallRowProps, 'call'>) {
  const t = useMessages(paymentMessages);
  const { money } = useFormat();
  const { consignmentRefusal } = call;
  if (call.lateDays === 0 && call.interestCents === 0 && consignmentRefusal === null) return '–';
  return (
    <Stack as="span" gap={1} align="start">
      {call.lateDays > 0 && <Badge tone="neg">{t('days', { count: call.lateDays })}</Badge>}
      {call.interestExplanation !== null && (
        <Inline as="span" gap={1}>
          <Text size="label" tone="ink3">
            {t('interest', { amount: money(call.interestCents, { decimals: 2 }) })}
          </Text>
          <ExplainedTrigger explanation={call.interestExplanation} />
        </Inline>
      )}
      {call.interestRefusal !== null && (
        <Text size="label" tone="warn">
          {call.interestRefusal}
        </Text>
      )}
      {consignmentRefusal !== null && (
        <Text size="label" tone="warn">
          {consignmentRefusal}
        </Text>
      )}
    </Stack>
  );
}

function SumRow({ calls }: { readonly calls: readonly ShownCall[] }) {
  const t = useMessages(paymentMessages);
  const sum = (of: (call: ShownCall) => number): number => calls.reduce((all, call) => all + of(call), 0);
  return (
    <Row isGroup>
      <Cell isHeader colSpan={2}>
        {t('total')}
      </Cell>
      <FigureCell isMain>
        <Figure cents={sum(({ amountCents }) => amountCents)} decimals={2} isUnitHidden />
      </FigureCell>
      <Cell colSpan={2} />
      <FigureCell>
        <Figure cents={sum(({ receivedCents }) => receivedCents)} decimals={2} isUnitHidden />
      </FigureCell>
      <FigureCell>
        <Figure cents={sum(({ restCents }) => restCents)} decimals={2} isUnitHidden />
      </FigureCell>
      <Cell colSpan={3} />
    </Row>
  );
}
