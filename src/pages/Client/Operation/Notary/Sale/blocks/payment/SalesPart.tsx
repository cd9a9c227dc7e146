import type { PaymentProps } from '#contracts/client/operation/notary/sale/payment.ts';
import * as paymentMessages from '#messages/client/notary-sale-payment.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Badge } from '#ui/data/Badge.tsx';
import { Cell } from '#ui/data/Cell.tsx';
import { Figure } from '#ui/data/Figure.tsx';
import { FigureCell } from '#ui/data/FigureCell.tsx';
import { FigureGroup } from '#ui/data/FigureGroup.tsx';
import { HeadCell } from '#ui/data/HeadCell.tsx';
import { Row } from '#ui/data/Row.tsx';
import { RowLink } from '#ui/data/RowLink.tsx';
import { Stat } from '#ui/data/Stat.tsx';
import { Table } from '#ui/data/Table.tsx';
import { TableBody, TableHead } from '#ui/data/table-sections.tsx';
import { TradeStateBadge } from '#ui/data/TradeStateBadge.tsx';
import { Inline } from '#ui/layout/Inline.tsx';
import { PageSection } from '#ui/layout/PageSection.tsx';

/** How all sales of the operation stand: their sums, and the way to the calls of each. */
export function SalesPart({ props }: { readonly props: PaymentProps }) {
  const t = useMessages(paymentMessages);
  const { sales, totals, sale } = props;
  return (
    <PageSection title={t('sales.title')} count={sales.length} isWide>
      <FigureGroup>
        <Stat label={t('sales.signed')} quantity={{ cents: totals.priceTtcCents }} />
        <Stat label={t('figures.called')} quantity={{ cents: totals.calledCents }} />
        <Stat label={t('figures.received')} quantity={{ cents: totals.receivedCents }} />
        <Stat
          label={t('figures.unpaid')}
          quantity={{ cents: totals.unpaidCents, decimals: 2 }}
          tone={totals.overdueCents > 0 ? 'neg' : 'default'}
          explanation={totals.unpaidExplanation}
        />
        <Stat
          label={t('figures.toCall')}
          quantity={{ cents: totals.toCallCents }}
          explanation={totals.toCallExplanation}
        />
        <Stat
          label={t('sales.toCome')}
          quantity={{ cents: totals.toComeCents }}
          explanation={totals.toComeExplanation}
        />
      </FigureGroup>
      <Table label={t('sales.title')} minWidth={860}>
        <TableHead>
          <HeadCell>{t('sales.columns.lots')}</HeadCell>
          <HeadCell>{t('sales.columns.buyers')}</HeadCell>
          <HeadCell isFigure>{t('sales.columns.price')}</HeadCell>
          <HeadCell isFigure>{t('sales.columns.called')}</HeadCell>
          <HeadCell isFigure>{t('sales.columns.received')}</HeadCell>
          <HeadCell isFigure>{t('sales.columns.unpaid')}</HeadCell>
          <HeadCell>{t('sales.columns.late')}</HeadCell>
          <HeadCell>{t('sales.columns.state')}</HeadCell>
        </TableHead>
        <TableBody>
          {sales.map((line) => (
            <Row key={line.id}>
              <Cell isHeader>
                <Inline as="span" gap={2}>
                  <RowLink href={line.href}>{line.lots}</RowLink>
                  {line.id === sale.id && <Badge tone="info">{t('sales.current')}</Badge>}
                </Inline>
              </Cell>
              <Cell isWrapping maxWidth={240} tone="secondary">
                {line.buyers}
              </Cell>
              <FigureCell>
                <Figure cents={line.priceTtcCents} isUnitHidden />
              </FigureCell>
              <FigureCell>
                <Figure cents={line.calledCents} decimals={2} isUnitHidden />
              </FigureCell>
              <FigureCell>
                <Figure cents={line.receivedCents} decimals={2} isUnitHidden />
              </FigureCell>
              <FigureCell>
                <Figure cents={line.unpaidCents} decimals={2} isUnitHidden />
              </FigureCell>
              <Cell>
                {line.lateDays === 0 ? '–' : <Badge tone="neg">{t('days', { count: line.lateDays })}</Badge>}
              </Cell>
              <Cell>
                <TradeStateBadge entity="notarySale" state={line.status} />
              </Cell>
            </Row>
          ))}
        </TableBody>
      </Table>
    </PageSection>
  );
}
