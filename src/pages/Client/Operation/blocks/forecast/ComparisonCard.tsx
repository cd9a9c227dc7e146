import type { BudgetComparison, ShownBudget } from '#contracts/client/operation/forecast.ts';
import * as forecastMessages from '#messages/client/forecast.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Button } from '#ui/actions/Button.tsx';
import { Card } from '#ui/data/Card.tsx';
import { Cell } from '#ui/data/Cell.tsx';
import { Figure } from '#ui/data/Figure.tsx';
import { FigureCell } from '#ui/data/FigureCell.tsx';
import { HeadCell } from '#ui/data/HeadCell.tsx';
import { Row } from '#ui/data/Row.tsx';
import { Table } from '#ui/data/Table.tsx';
import { TableBody, TableFoot, TableHead } from '#ui/data/table-sections.tsx';

interface ComparisonCardProps {
  readonly comparison: BudgetComparison;
  readonly budget: ShownBudget;
  readonly closeHref: string;
}

interface Compared {
  readonly id: string;
  readonly label: string;
  readonly eacThen: number;
  readonly eacNow: number;
  readonly paidThen: number | null;
  readonly paidNow: number | null;
  /** More of it is better. */
  readonly isGain?: boolean;
}

/** The budget as it stood when a snapshot was taken, and as it stands now. */
export function ComparisonCard({ comparison, budget, closeHref }: ComparisonCardProps) {
  const t = useMessages(forecastMessages);
  const { date } = useFormat();
  const then = new Map(comparison.categories.map((one) => [one.category, one]));
  const rows = budget.categories.map(({ category, eacCents, paidCents }): Compared => ({
    id: category,
    label: t(`category.${category}`),
    eacThen: then.get(category)?.eacCents ?? 0,
    eacNow: eacCents,
    paidThen: then.get(category)?.paidCents ?? 0,
    paidNow: paidCents,
  }));
  return (
    <Card
      title={t('comparison.title', { label: comparison.label })}
      isFlush
      foot={t('comparison.help', { date: date(comparison.takenOn) })}
      aside={
        <Button size="sm" variant="discreet" href={closeHref}>
          {t('comparison.close')}
        </Button>
      }
    >
      <Table label={t('comparison.title', { label: comparison.label })} isBare minWidth={680}>
        <TableHead>
          <HeadCell>{t('columns.label')}</HeadCell>
          {(['eacThen', 'eacNow', 'change', 'paidThen', 'paidNow'] as const).map((key) => (
            <HeadCell key={key} isFigure>
              {t(`comparison.${key}`)}
            </HeadCell>
          ))}
        </TableHead>
        <TableBody>
          {rows.map((row) => (
            <Row key={row.id}>
              <ComparedCells row={row} />
            </Row>
          ))}
          <Row>
            <ComparedCells
              row={{
                id: 'margin',
                label: t('comparison.margin'),
                eacThen: comparison.estimatedMarginCents,
                eacNow: budget.margin.estimatedCents,
                paidThen: null,
                paidNow: null,
                isGain: true,
              }}
            />
          </Row>
        </TableBody>
        <TableFoot>
          <ComparedCells
            row={{
              id: 'total',
              label: t('comparison.total'),
              eacThen: comparison.eacCents,
              eacNow: budget.total.eacCents,
              paidThen: comparison.paidCents,
              paidNow: budget.total.paidCents,
            }}
          />
        </TableFoot>
      </Table>
    </Card>
  );
}

function ComparedCells({ row }: { readonly row: Compared }) {
  const change = row.eacNow - row.eacThen;
  const tone = change === 0 ? 'caption' : change > 0 === (row.isGain ?? false) ? 'pos' : 'neg';
  return (
    <>
      <Cell isHeader>{row.label}</Cell>
      <FigureCell>
        <Figure cents={row.eacThen} decimals={2} isUnitHidden />
      </FigureCell>
      <FigureCell isMain>
        <Figure cents={row.eacNow} decimals={2} isUnitHidden />
      </FigureCell>
      <FigureCell tone={tone}>
        <Figure cents={change} decimals={2} isSigned isUnitHidden />
      </FigureCell>
      <FigureCell>
        {row.paidThen !== null && <Figure cents={row.paidThen} decimals={2} isUnitHidden />}
      </FigureCell>
      <FigureCell>
        {row.paidNow !== null && <Figure cents={row.paidNow} decimals={2} isUnitHidden />}
      </FigureCell>
    </>
  );
}
