import type { SimulationRow } from '#contracts/client/operation/simulation/index.ts';
import type { StudyFigures } from '#domain/simulation/study/figures.ts';
import * as simulationMessages from '#messages/client/simulation.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Button } from '#ui/actions/Button.tsx';
import { TornadoChart } from '#ui/chart/TornadoChart.tsx';
import { Card } from '#ui/data/Card.tsx';
import { Cell } from '#ui/data/Cell.tsx';
import { Figure, type FigureQuantity } from '#ui/data/Figure.tsx';
import { FigureCell } from '#ui/data/FigureCell.tsx';
import { HeadCell } from '#ui/data/HeadCell.tsx';
import { Row } from '#ui/data/Row.tsx';
import { Table } from '#ui/data/Table.tsx';
import { TableBody, TableHead } from '#ui/data/table-sections.tsx';
import { Text } from '#ui/data/Text.tsx';
import { Columns } from '#ui/layout/Columns.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { bpsOf, changeText } from '../rates.ts';

interface ComparisonProps {
  readonly rows: readonly SimulationRow[];
  readonly closeHref: string;
}

interface ComparedFigure {
  readonly id:
    | 'revenueHt'
    | 'cost'
    | 'margin'
    | 'marginOnRevenue'
    | 'marginOnCost'
    | 'irrProject'
    | 'irrEquity'
    | 'breakEven';
  readonly unit: 'cents' | 'bps';
  readonly of: (figures: StudyFigures) => number | null;
  /** More of it is worse. */
  readonly isBurden?: boolean;
}

const compared: readonly ComparedFigure[] = [
  { id: 'revenueHt', unit: 'cents', of: (one) => one.revenueHtCents },
  { id: 'cost', unit: 'cents', of: (one) => one.costCents, isBurden: true },
  { id: 'margin', unit: 'cents', of: (one) => one.marginCents },
  { id: 'marginOnRevenue', unit: 'bps', of: (one) => bpsOf(one.marginOnRevenue) },
  { id: 'marginOnCost', unit: 'bps', of: (one) => bpsOf(one.marginOnCost) },
  { id: 'irrProject', unit: 'bps', of: (one) => bpsOf(one.irrProject) },
  { id: 'irrEquity', unit: 'bps', of: (one) => bpsOf(one.irrEquity) },
  { id: 'breakEven', unit: 'bps', of: (one) => bpsOf(one.breakEvenShare), isBurden: true },
];

const quantityOf = (unit: ComparedFigure['unit'], value: number | null): FigureQuantity =>
  unit === 'cents' ? { cents: value, decimals: 0 } : { rateBps: value, decimals: 2 };

/** Two or three simulations side by side, with their differences from the first and what moves each margin most. */
export function Comparison({ rows, closeHref }: ComparisonProps) {
  const t = useMessages(simulationMessages);
  const { signedMoney, number } = useFormat();
  const [first, ...others] = rows;
  const difference = ({ unit, of, isBurden = false }: ComparedFigure, row: SimulationRow) => {
    const from = first?.figures == null ? null : of(first.figures);
    const to = row.figures === null ? null : of(row.figures);
    if (from === null || to === null || from === to) return null;
    const text =
      unit === 'cents'
        ? signedMoney(to - from, { decimals: 0 })
        : `${to > from ? '+' : '−'}${number(Math.abs(to - from) / 100, 2)} pt`;
    return { text, tone: to > from === isBurden ? ('neg' as const) : ('pos' as const) };
  };
  return (
    <Card
      title={t('compare.title')}
      aside={
        <Button size="sm" variant="discreet" href={closeHref}>
          {t('compare.close')}
        </Button>
      }
    >
      <Stack>
        <Text as="p" size="table" tone="ink3">
          {t('compare.help')}
        </Text>
        <Table label={t('compare.title')} minWidth={560}>
          <TableHead>
            <HeadCell>{t('compare.figure')}</HeadCell>
            {rows.map((row) => (
              <HeadCell key={row.id} isFigure>
                {row.name}
              </HeadCell>
            ))}
          </TableHead>
          <TableBody>
            {compared.map((figure) => (
              <Row key={figure.id}>
                <Cell>{t(`columns.${figure.id}`)}</Cell>
                {rows.map((row) => {
                  const apart = others.includes(row) ? difference(figure, row) : null;
                  return (
                    <FigureCell key={row.id} isMain={figure.id === 'margin'}>
                      <Figure
                        {...quantityOf(figure.unit, row.figures === null ? null : figure.of(row.figures))}
                      />
                      {apart !== null && (
                        <Text as="div" size="micro" tone={apart.tone}>
                          {apart.text}
                        </Text>
                      )}
                    </FigureCell>
                  );
                })}
              </Row>
            ))}
          </TableBody>
        </Table>
        <Columns count={rows.length > 2 ? 3 : 2}>
          {rows.map((row) => (
            <Tornado key={row.id} row={row} />
          ))}
        </Columns>
      </Stack>
    </Card>
  );
}

/** How much each usual change of prices or works moves the margin of a simulation. */
function Tornado({ row }: { readonly row: SimulationRow }) {
  const t = useMessages(simulationMessages);
  const { percent } = useFormat();
  const { figures } = row;
  const base = figures?.marginCents ?? 0;
  const changes = figures?.sensitivity ?? [];
  const ends = (of: (change: (typeof changes)[number]) => number) =>
    changes
      .filter((change) => of(change) !== 0)
      .toSorted((one, other) => of(one) - of(other))
      .map((change) => ({
        change: changeText(of(change), (bps) => percent(bps)),
        cents: change.marginCents - base,
      }));
  return (
    <TornadoChart
      label={t('compare.tornado', { name: row.name })}
      headingLevel={3}
      valueLabel={t('sensitivity.effect')}
      items={[
        // The change that is told both ways: a bar to each side.
        { id: 'price', ends: ends(({ priceBps }) => (Math.abs(priceBps) === 500 ? priceBps : 0)) },
        { id: 'works', ends: ends(({ worksBps }) => worksBps) },
      ]
        .filter((item) => item.ends.length > 0)
        .map(({ id, ends: shown }) => ({
          id,
          label: t(id === 'price' ? 'sensitivity.levers.price' : 'sensitivity.levers.works'),
          ends: shown,
        }))}
    />
  );
}
