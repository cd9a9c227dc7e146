import type { Simulation } from '#domain/simulation/results.ts';
import * as simulationMessages from '#messages/client/simulation.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Card } from '#ui/data/Card.tsx';
import { Cell } from '#ui/data/Cell.tsx';
import { Figure } from '#ui/data/Figure.tsx';
import { FigureCell } from '#ui/data/FigureCell.tsx';
import { HeadCell } from '#ui/data/HeadCell.tsx';
import { Row } from '#ui/data/Row.tsx';
import { Table } from '#ui/data/Table.tsx';
import { TableBody, TableFoot, TableHead } from '#ui/data/table-sections.tsx';
import { bpsOf } from '../rates.ts';

/** Each lot with what it sells for, costs and leaves; together they make up the margin. */
export function LotMargins({ results }: { readonly results: Simulation }) {
  const t = useMessages(simulationMessages);
  const { lots } = results;
  if (lots.length === 0) return null;
  const money = (cents: number | null) => <Figure cents={cents} decimals={0} isUnitHidden />;
  const sum = (of: (lot: (typeof lots)[number]) => number): number =>
    lots.reduce((total, lot) => total + of(lot), 0);
  return (
    <Card title={t('byLot.title')} isFlush>
      <Table label={t('byLot.title')} isBare minWidth={620}>
        <TableHead>
          <HeadCell>{t('byLot.ref')}</HeadCell>
          {(['price', 'vat', 'ht', 'cost', 'margin', 'rate', 'breakEven'] as const).map((id) => (
            <HeadCell key={id} isFigure>
              {t(`byLot.${id}`)}
            </HeadCell>
          ))}
        </TableHead>
        <TableBody>
          {lots.map((lot) => (
            <Row key={lot.ref}>
              <Cell>{lot.ref}</Cell>
              <FigureCell>{money(lot.priceTtcCents)}</FigureCell>
              <FigureCell>{money(lot.vatCents)}</FigureCell>
              <FigureCell>{money(lot.priceHtCents)}</FigureCell>
              <FigureCell>{money(lot.cost.totalCents)}</FigureCell>
              <FigureCell isMain tone={lot.marginCents < 0 ? 'neg' : 'default'}>
                {money(lot.marginCents)}
              </FigureCell>
              <FigureCell>
                <Figure rateBps={bpsOf(lot.marginOnRevenue)} decimals={2} />
              </FigureCell>
              <FigureCell>{money(lot.breakEvenPerM2Cents)}</FigureCell>
            </Row>
          ))}
        </TableBody>
        <TableFoot>
          <Cell />
          <FigureCell>{money(sum((lot) => lot.priceTtcCents))}</FigureCell>
          <FigureCell>{money(sum((lot) => lot.vatCents))}</FigureCell>
          <FigureCell>{money(sum((lot) => lot.priceHtCents))}</FigureCell>
          <FigureCell>{money(sum((lot) => lot.cost.totalCents))}</FigureCell>
          <FigureCell isMain>{money(sum((lot) => lot.marginCents))}</FigureCell>
          <FigureCell>
            <Figure rateBps={bpsOf(results.marginOnRevenue)} decimals={2} />
          </FigureCell>
          <FigureCell />
        </TableFoot>
      </Table>
    </Card>
  );
}
