import { Download } from 'lucide-react';
import type { SubscriptionIndexProps } from '#contracts/client/subscription/index.ts';
import { invoiceStates, type InvoiceState } from '#domain/subscription/invoice.ts';
import { download } from '#generated/routes/client/invoice.ts';
import { index } from '#generated/routes/client/subscription.ts';
import * as subscriptionMessages from '#messages/client/subscription.ts';
import * as stateMessages from '#messages/states/office.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { useNavigate } from '#runtime/navigation/hooks.ts';
import { Button } from '#ui/actions/Button.tsx';
import { Badge } from '#ui/data/Badge.tsx';
import { Card } from '#ui/data/Card.tsx';
import { Cell } from '#ui/data/Cell.tsx';
import { FigureCell } from '#ui/data/FigureCell.tsx';
import { HeadCell } from '#ui/data/HeadCell.tsx';
import { OfficeStateBadge } from '#ui/data/OfficeStateBadge.tsx';
import { Row } from '#ui/data/Row.tsx';
import { Table } from '#ui/data/Table.tsx';
import { TableBody, TableHead } from '#ui/data/table-sections.tsx';
import { Text } from '#ui/data/Text.tsx';
import { Select } from '#ui/fields/Select.tsx';
import { Inline } from '#ui/layout/Inline.tsx';
import { Stack } from '#ui/layout/Stack.tsx';

type InvoicesProps = Pick<SubscriptionIndexProps, 'invoices' | 'years' | 'filters'>;

const shownStates = invoiceStates.filter((state) => state !== 'draft');

/** Invoices and credit notes, the last one first, by year and state. */
export function Invoices({ invoices, years, filters }: InvoicesProps) {
  const t = useMessages(subscriptionMessages);
  const states = useMessages(stateMessages);
  const navigate = useNavigate();
  const { year, status } = filters;
  const show = (next: { year: number | null; status: InvoiceState | null }) =>
    void navigate(index({ query: { year: next.year ?? undefined, status: next.status ?? undefined } }), {
      preserveScroll: true,
    });
  return (
    <Card title={t('invoices.title')} count={invoices.length}>
      <Stack gap={3}>
        {years.length > 0 && (
          <Inline gap={3}>
            <Select
              name="year"
              label={t('invoices.year')}
              value={year === null ? '' : String(year)}
              emptyLabel={t('invoices.allYears')}
              choices={years.map((one) => ({ id: String(one), label: String(one) }))}
              onChange={(chosen) =>
                show({ year: chosen === null || chosen === '' ? null : Number(chosen), status })
              }
            />
            <Select
              name="status"
              label={t('invoices.status')}
              value={status ?? ''}
              emptyLabel={t('invoices.allStates')}
              choices={shownStates.map((state) => ({ id: state, label: states(`invoice.${state}`) }))}
              onChange={(chosen) =>
                show({ year, status: shownStates.find((state) => state === chosen) ?? null })
              }
            />
          </Inline>
        )}
        {invoices.length === 0 ? (
          <Text as="p" tone="ink3">
            {t(years.length === 0 ? 'invoices.empty' : 'invoices.emptyFiltered')}
          </Text>
        ) : (
          <InvoiceTable invoices={invoices} />
        )}
      </Stack>
    </Card>
  );
}

function InvoiceTable({ invoices }: Pick<InvoicesProps, 'invoices'>) {
  const t = useMessages(subscriptionMessages);
  const { date, money } = useFormat();
  return (
    <Table label={t('invoices.title')} isBare minWidth={760}>
      <TableHead>
        <HeadCell>{t('invoices.number')}</HeadCell>
        <HeadCell>{t('invoices.status')}</HeadCell>
        <HeadCell>{t('invoices.issuedOn')}</HeadCell>
        <HeadCell>{t('invoices.dueOn')}</HeadCell>
        <HeadCell isFigure>{t('invoices.net')}</HeadCell>
        <HeadCell isFigure>{t('invoices.vat')}</HeadCell>
        <HeadCell isFigure>{t('invoices.total')}</HeadCell>
        <HeadCell hiddenLabel={t('invoices.title')} />
      </TableHead>
      <TableBody>
        {invoices.map((invoice) => (
          <Row key={invoice.id}>
            <Cell isHeader>{invoice.number}</Cell>
            <Cell>
              {invoice.isCreditNote ? (
                <Badge>{t('invoices.creditNote')}</Badge>
              ) : (
                <OfficeStateBadge entity="invoice" state={invoice.status} />
              )}
            </Cell>
            <Cell>{date(invoice.issuedOn)}</Cell>
            <Cell>{date(invoice.dueOn)}</Cell>
            <FigureCell>{money(invoice.netCents)}</FigureCell>
            <FigureCell>{money(invoice.vatCents)}</FigureCell>
            <FigureCell isMain>{money(invoice.totalCents)}</FigureCell>
            <Cell isAtEnd>
              <Button
                size="sm"
                icon={Download}
                aria-label={t('invoices.download', { number: invoice.number })}
                href={download({ invoice: invoice.id })}
                download
              >
                PDF
              </Button>
            </Cell>
          </Row>
        ))}
      </TableBody>
    </Table>
  );
}
