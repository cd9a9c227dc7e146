import { BellRing, FileText, HandCoins } from 'lucide-react';
import { useState } from 'react';
import type { FinanceKpiProps, OverdueInvoice } from '#contracts/admin/dashboard/finance-kpi.ts';
import { download, remind } from '#generated/routes/admin/invoice.ts';
import * as financeMessages from '#messages/admin/finance-kpi.ts';
import type { ListAddressView } from '#runtime/lists/use-list-address.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Button } from '#ui/actions/Button.tsx';
import { SectionTitle } from '#ui/data/SectionTitle.tsx';
import { Text } from '#ui/data/Text.tsx';
import { Inline } from '#ui/layout/Inline.tsx';
import { DataList } from '#ui/list/DataList.tsx';
import type { ListColumn } from '#ui/list/list-column.ts';
import { lazyDialog } from '#ui/overlay/lazy-dialog.ts';
import { useAction } from '../../../../Account/blocks/useAction.ts';

// Fetched when a payment is first noted.
const PaymentDialog = lazyDialog(async () => (await import('./PaymentDialog.tsx')).PaymentDialog);

interface OverdueInvoicesProps extends Pick<FinanceKpiProps, 'invoices' | 'today' | 'can'> {
  readonly list: ListAddressView;
  readonly keepAs: string;
}

/** Invoices that were not paid in time: reminded of, or noted as paid. */
export function OverdueInvoices({ invoices, today, can, list, keepAs }: OverdueInvoicesProps) {
  const t = useMessages(financeMessages);
  const { isPending, run } = useAction();
  const [paid, setPaid] = useState<OverdueInvoice | null>(null);
  const showActions = (invoice: OverdueInvoice) => (
    <Inline gap={1} isOneLine>
      <Button
        size="sm"
        variant="discreet"
        icon={BellRing}
        isPending={isPending}
        inactiveReason={invoice.canRemind ? undefined : t('remind.already')}
        onClick={() =>
          void run({ method: 'POST', href: remind({ invoice: invoice.id }), preserveScroll: true })
        }
      >
        {t('remind.action')}
      </Button>
      <Button size="sm" variant="discreet" icon={HandCoins} onClick={() => setPaid(invoice)}>
        {t('paid.action')}
      </Button>
    </Inline>
  );
  const showInvoice = ({ id, number }: OverdueInvoice) => (
    <Button size="sm" variant="discreet" icon={FileText} href={download({ invoice: id })} download>
      {number}
    </Button>
  );
  const columns: ListColumn<OverdueInvoice>[] = [
    {
      id: 'number',
      label: t('columns.number'),
      card: 'subtitle',
      value: ({ number }) => number,
      show: showInvoice,
    },
    {
      id: 'company',
      label: t('columns.company'),
      isName: true,
      value: (row) => row.company,
      sort: 'ascending',
    },
    { id: 'brand', label: t('columns.brand'), value: (row) => row.brand, isHidden: true },
    {
      id: 'issuedOn',
      label: t('columns.issuedOn'),
      kind: 'day',
      value: (row) => row.issuedOn,
      isHidden: true,
    },
    { id: 'dueOn', label: t('columns.dueOn'), kind: 'day', card: 'figure', value: (row) => row.dueOn },
    {
      id: 'daysLate',
      label: t('columns.daysLate'),
      kind: 'count',
      width: 140,
      card: 'figure',
      value: (row) => row.daysLate,
      sort: 'descending',
    },
    {
      id: 'totalCents',
      label: t('columns.total'),
      kind: 'money',
      card: 'figure',
      value: (row) => row.totalCents,
      sort: 'descending',
      isSummed: true,
    },
    { id: 'reminders', label: t('columns.reminders'), kind: 'count', value: (row) => row.remindersSent },
    { id: 'remindedOn', label: t('columns.remindedOn'), kind: 'day', value: (row) => row.remindedOn },
    ...(can.update
      ? [
          {
            id: 'actions',
            label: t('columns.actions'),
            isLabelHidden: true,
            card: 'foot',
            width: 280,
            value: () => null,
            show: showActions,
          } satisfies ListColumn<OverdueInvoice>,
        ]
      : []),
  ];
  return (
    <>
      <SectionTitle>{t('overdue')}</SectionTitle>
      {invoices.length === 0 ? (
        <Text>{t('noOverdue')}</Text>
      ) : (
        <DataList
          label={t('overdue')}
          keepAs={keepAs}
          list={list}
          columns={columns}
          rows={invoices}
          idOf={({ id }) => id}
        />
      )}
      {paid && <PaymentDialog invoice={paid} today={today} onClose={() => setPaid(null)} />}
    </>
  );
}
