import { Download, FileBadge, FolderOpen, ListChecks, Repeat } from 'lucide-react';
import type { PaymentProps } from '#contracts/client/operation/notary/sale/payment.ts';
import { channels } from '#contracts/realtime/channels.ts';
import type { WithShared } from '#contracts/shared.ts';
import { edit } from '#generated/routes/client/operation/notary/sale.ts';
import { download } from '#generated/routes/client/operation/notary/sale/payment.ts';
import * as paymentMessages from '#messages/client/notary-sale-payment.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { useRefreshOnEvent } from '#runtime/realtime/useRefreshOnEvent.ts';
import { useTitle } from '#runtime/title/title.ts';
import { PageActions } from '#ui/actions/PageActions.tsx';
import { Banner } from '#ui/feedback/Banner.tsx';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { EmptyParcels } from '#ui/identity/EmptyParcels.tsx';
import { Columns } from '#ui/layout/Columns.tsx';
import { AfterFirstPaint } from '#ui/layout/AfterFirstPaint.tsx';
import { PageHeader } from '#ui/layout/PageHeader.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { OperationFrame } from '../../blocks/OperationFrame.tsx';
import { HistoryCard, MilestonesCard, TermsCard } from './blocks/payment/PaymentCards.tsx';
import { PaymentFigures } from './blocks/payment/PaymentFigures.tsx';
import { ReceiptsPart } from './blocks/payment/ReceiptsPart.tsx';
import { SalesPart } from './blocks/payment/SalesPart.tsx';
import { SchedulePart } from './blocks/payment/SchedulePart.tsx';
import { usePaymentDialogs, type PaymentDialogs } from './blocks/payment/usePaymentDialogs.tsx';

const shownProps = [
  'sale',
  'calls',
  'figures',
  'totals',
  'sales',
  'ready',
  'milestones',
  'halfWorks',
  'movements',
  'history',
  'template',
  'templates',
  'can',
] as const;

/** The calls for funds of a sale, what came in for them, and how all sales of the operation stand. */
export default function Payment(props: WithShared<PaymentProps>) {
  const { operation, can, sale, calls } = props;
  const t = useMessages(paymentMessages);
  const subtitle = t('of', { lots: sale.lots, buyers: sale.buyers.map(({ name }) => name).join(', ') });
  useTitle(`${operation.name} · ${t('title')} · ${sale.lots}`, props.app.name);
  useRefreshOnEvent<PaymentProps>(
    channels.operation(operation.id),
    ['payment.received', 'milestone.certified'],
    shownProps,
  );
  const dialogs = usePaymentDialogs(props);
  return (
    <OperationFrame operation={operation} current="notarySales" canUpdate={can.update}>
      <PageHeader
        title={t('title')}
        subtitle={subtitle}
        actions={<PaymentActions props={props} dialogs={dialogs} />}
      />
      <Stack gap={5}>
        <PaymentFigures props={props} />
        <StateBanner props={props} />
        {calls.length === 0 ? (
          <EmptyState
            picture={<EmptyParcels />}
            title={t(
              sale.status === 'cancelled' ? 'cancelled' : props.template === null ? 'noTemplate' : 'planned',
            )}
          />
        ) : (
          <SchedulePart props={props} dialogs={dialogs} />
        )}
        <ReceiptsPart props={props} dialogs={dialogs} />
        <SalesPart props={props} />
        <AfterFirstPaint>
          <Columns count={3}>
            <TermsCard props={props} />
            <MilestonesCard props={props} />
            <HistoryCard history={props.history} />
          </Columns>
        </AfterFirstPaint>
      </Stack>
      {dialogs.shown}
    </OperationFrame>
  );
}

/** What is to be known before the schedule is read. */
function StateBanner({ props }: { readonly props: PaymentProps }) {
  const t = useMessages(paymentMessages);
  const { date } = useFormat();
  const { sale, isPlanned, calls, halfWorks } = props;
  if (sale.status === 'cancelled') return <Banner tone="info">{t('cancelled')}</Banner>;
  if (isPlanned && calls.length > 0) {
    const help =
      sale.deedPlannedOn === null
        ? t('plannedUndated')
        : t('plannedHelp', { date: date(sale.deedPlannedOn) });
    return <Banner tone="info">{`${t('planned')} ${help}`}</Banner>;
  }
  return halfWorks?.isProposed === true ? <Banner tone="warn">{t('milestones.proposed')}</Banner> : null;
}

interface PaymentActionsProps {
  readonly props: PaymentProps;
  readonly dialogs: PaymentDialogs;
}

function PaymentActions({ props, dialogs }: PaymentActionsProps) {
  const t = useMessages(paymentMessages);
  const { can, ready, template, templates, operation, sale } = props;
  const fileHref = (format: 'csv' | 'xlsx'): string =>
    download({ operation: operation.id }, { query: { format } });
  // The answer is a file: the browser goes there by itself, and stays where it is.
  const save = (format: 'csv' | 'xlsx') => () => window.location.assign(fileHref(format));
  return (
    <PageActions
      actions={[
        {
          id: 'payment.sale',
          label: t('actions.file'),
          place: 'page',
          icon: FolderOpen,
          href: edit({ operation: operation.id, notarySale: sale.id }),
        },
        can.call && {
          id: 'payment.export',
          label: t('actions.export'),
          place: 'page',
          icon: Download,
          choices: [
            { id: 'csv', label: t('choices.csv'), run: save('csv') },
            { id: 'xlsx', label: t('choices.xlsx'), run: save('xlsx') },
          ],
        },
        can.template &&
          templates.length > (template === null ? 0 : 1) && {
            id: 'payment.template',
            label: t('actions.template'),
            place: 'page',
            icon: Repeat,
            run: () => dialogs.open({ kind: 'template' }),
          },
        can.certify &&
          props.calls.some(({ may }) => may.certify) && {
            id: 'payment.certify',
            label: t('actions.certify'),
            place: 'page',
            icon: FileBadge,
            run: () => dialogs.open({ kind: 'certify', call: null }),
          },
        can.call && {
          id: 'payment.call-all',
          label: t('actions.callAll'),
          place: 'page',
          icon: ListChecks,
          keys: 'n a',
          isMain: true,
          ...(ready.length === 0 && { inactiveReason: t('call.none') }),
          run: () => dialogs.open({ kind: 'call-all' }),
        },
      ]}
    />
  );
}
