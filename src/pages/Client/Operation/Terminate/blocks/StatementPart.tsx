import type { TerminateFormProps } from '#contracts/client/operation/terminate/form.ts';
import * as terminationMessages from '#messages/client/operation-termination.ts';
import * as cashMessages from '#messages/cash-lines.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Cell } from '#ui/data/Cell.tsx';
import { Figure } from '#ui/data/Figure.tsx';
import { FigureCell } from '#ui/data/FigureCell.tsx';
import { HeadCell } from '#ui/data/HeadCell.tsx';
import { Row } from '#ui/data/Row.tsx';
import { Table } from '#ui/data/Table.tsx';
import { TableBody, TableHead } from '#ui/data/table-sections.tsx';
import { PageSection } from '#ui/layout/PageSection.tsx';

interface StatementPartProps {
  readonly props: TerminateFormProps;
}

/** Budget against what was committed and paid, category by category, and the margin that is left. */
export function StatementPart({ props: { statement } }: StatementPartProps) {
  const t = useMessages(terminationMessages);
  const lines = useMessages(cashMessages);
  if (statement === null) {
    return (
      <PageSection title={t('statement.title')} empty={t('statement.empty')}>
        {null}
      </PageSection>
    );
  }
  const { plannedRevenueCents: planned, revenueCents: revenue } = statement;
  return (
    <PageSection title={t('statement.title')} help={t('statement.help')} isWide>
      <Table label={t('statement.title')} minWidth={680}>
        <TableHead>
          <HeadCell>{t('statement.columns.category')}</HeadCell>
          <HeadCell isFigure>{t('statement.columns.initial')}</HeadCell>
          <HeadCell isFigure>{t('statement.columns.committed')}</HeadCell>
          <HeadCell isFigure>{t('statement.columns.paid')}</HeadCell>
          <HeadCell isFigure>{t('statement.columns.variance')}</HeadCell>
        </TableHead>
        <TableBody>
          {statement.lines.map((line) => (
            <Amounts
              key={line.category}
              label={lines(line.category)}
              amounts={[line.initialCents, line.committedCents, line.paidCents, line.varianceCents]}
            />
          ))}
          <Amounts
            isSum
            label={t('statement.total')}
            amounts={[
              statement.initialCostCents,
              statement.costCents,
              statement.paidCents,
              statement.costCents - statement.initialCostCents,
            ]}
          />
          <Amounts
            label={t('statement.revenue')}
            amounts={[planned, revenue, statement.collectedCents, revenue - planned]}
          />
          <Amounts
            isSum
            label={t('statement.margin')}
            amounts={[
              statement.initialMarginCents,
              statement.marginCents,
              statement.collectedCents - statement.paidCents,
              statement.marginCents - statement.initialMarginCents,
            ]}
          />
        </TableBody>
      </Table>
    </PageSection>
  );
}

interface AmountsProps {
  readonly label: string;
  readonly amounts: readonly number[];
  readonly isSum?: boolean;
}

function Amounts({ label, amounts, isSum = false }: AmountsProps) {
  return (
    <Row isGroup={isSum}>
      <Cell isHeader>{label}</Cell>
      {amounts.map((cents, rank) => (
        // The columns stand in a fixed order.
        // oxlint-disable-next-line react/no-array-index-key -- columns have no other key
        <FigureCell key={rank} isMain={isSum}>
          <Figure cents={cents} decimals={2} isUnitHidden />
        </FigureCell>
      ))}
    </Row>
  );
}

/** What was spent for nothing, category by category. */
export function SunkPart({ props: { sunk } }: StatementPartProps) {
  const t = useMessages(terminationMessages);
  const lines = useMessages(cashMessages);
  return (
    <PageSection title={t('sunk.title')} empty={sunk.categories.length === 0 && t('sunk.empty')}>
      <Table label={t('sunk.title')}>
        <TableHead>
          <HeadCell>{t('statement.columns.category')}</HeadCell>
          <HeadCell isFigure>{t('statement.columns.paid')}</HeadCell>
        </TableHead>
        <TableBody>
          {sunk.categories.map(({ category, paidCents }) => (
            <Amounts key={category} label={lines(category)} amounts={[paidCents]} />
          ))}
          <Amounts isSum label={t('sunk.total')} amounts={[sunk.totalCents]} />
        </TableBody>
      </Table>
    </PageSection>
  );
}
