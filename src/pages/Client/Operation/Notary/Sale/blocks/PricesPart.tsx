import type { NotarySaleFormProps } from '#contracts/client/operation/notary/sale/form.ts';
import { edit, supportPlanDescription } from '#generated/routes/client/operation/sale.ts';
import * as formMessages from '#messages/client/notary-sale-form.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { TextLink } from '#ui/actions/TextLink.tsx';
import { Cell } from '#ui/data/Cell.tsx';
import { ExplainedTrigger } from '#ui/data/ExplainedTrigger.tsx';
import { FigureCell } from '#ui/data/FigureCell.tsx';
import { HeadCell } from '#ui/data/HeadCell.tsx';
import { Row } from '#ui/data/Row.tsx';
import { Table } from '#ui/data/Table.tsx';
import { TableBody, TableFoot, TableHead } from '#ui/data/table-sections.tsx';
import { PageSection } from '#ui/layout/PageSection.tsx';

type PriceRow = NotarySaleFormProps['prices'][number];

const sumOf = (
  rows: readonly PriceRow[],
  key: 'priceTtcCents' | 'vatCents' | 'priceHtCents',
): number | null =>
  rows.some((row) => row[key] === null) ? null : rows.reduce((sum, row) => sum + (row[key] ?? 0), 0);

/** What the price of each lot is made of: parts, VAT by the regime of the operation, price without it. */
export function PricesPart({ props }: { readonly props: NotarySaleFormProps }) {
  const t = useMessages(formMessages);
  const { money } = useFormat();
  const { prices, operation, current } = props;
  const isSplit = current?.regime === 'vir';
  const amount = (cents: number | null): string =>
    cents === null ? t('prices.unknown') : money(cents, { decimals: 2 });
  const lotRoute = (lot: string) => ({ operation: operation.id, lot });
  return (
    <PageSection title={t('prices.title')}>
      <Table label={t('prices.title')} minWidth={isSplit ? 720 : 520}>
        <TableHead>
          <HeadCell>{t('prices.lot')}</HeadCell>
          {isSplit && <HeadCell isFigure>{t('prices.existing')}</HeadCell>}
          {isSplit && <HeadCell isFigure>{t('prices.works')}</HeadCell>}
          <HeadCell isFigure>{t('prices.ttc')}</HeadCell>
          <HeadCell isFigure>{t('prices.vat')}</HeadCell>
          <HeadCell isFigure>{t('prices.ht')}</HeadCell>
        </TableHead>
        <TableBody>
          {prices.map((row) => (
            <Row key={row.lotId}>
              <Cell isHeader>
                <TextLink href={edit(lotRoute(row.lotId))}>{row.ref}</TextLink>
                {row.description !== null && ' · '}
                {row.description !== null && (
                  <TextLink href={supportPlanDescription(lotRoute(row.lotId))}>
                    {`${t('prices.description')} : ${t(`choices.description.${row.description}`)}`}
                  </TextLink>
                )}
              </Cell>
              {isSplit && <FigureCell>{amount(row.existingCents)}</FigureCell>}
              {isSplit && <FigureCell>{amount(row.worksCents)}</FigureCell>}
              <FigureCell isMain>{amount(row.priceTtcCents)}</FigureCell>
              <FigureCell>
                {amount(row.vatCents)}{' '}
                {row.explanation !== null && <ExplainedTrigger explanation={row.explanation} />}
              </FigureCell>
              <FigureCell>{amount(row.priceHtCents)}</FigureCell>
            </Row>
          ))}
        </TableBody>
        {prices.length > 1 && (
          <TableFoot>
            <Cell isHeader>{t('prices.total')}</Cell>
            {isSplit && <FigureCell>{''}</FigureCell>}
            {isSplit && <FigureCell>{''}</FigureCell>}
            <FigureCell isMain>{amount(sumOf(prices, 'priceTtcCents'))}</FigureCell>
            <FigureCell>{amount(sumOf(prices, 'vatCents'))}</FigureCell>
            <FigureCell>{amount(sumOf(prices, 'priceHtCents'))}</FigureCell>
          </TableFoot>
        )}
      </Table>
    </PageSection>
  );
}
