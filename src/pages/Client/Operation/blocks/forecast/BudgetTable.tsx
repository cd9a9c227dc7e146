import { Ellipsis, Pencil, Target, Trash2 } from 'lucide-react';
import type {
  ShownBudget,
  ShownBudgetFigures,
  ShownBudgetLine,
} from '#contracts/client/operation/forecast.ts';
import type { ExpenseCategory } from '#domain/simulation/expense-line.ts';
import * as forecastMessages from '#messages/client/forecast.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Menu } from '#ui/actions/Menu.tsx';
import { Badge } from '#ui/data/Badge.tsx';
import { Cell } from '#ui/data/Cell.tsx';
import { Figure } from '#ui/data/Figure.tsx';
import { FigureCell } from '#ui/data/FigureCell.tsx';
import { HeadCell } from '#ui/data/HeadCell.tsx';
import { Row } from '#ui/data/Row.tsx';
import { Table } from '#ui/data/Table.tsx';
import { Text } from '#ui/data/Text.tsx';
import { TableBody, TableFoot, TableHead } from '#ui/data/table-sections.tsx';
import { Inline } from '#ui/layout/Inline.tsx';

/** What a person asks of a line. */
export type LineTask = 'revise' | 'finalCost' | 'remove';

interface BudgetTableProps {
  readonly budget: ShownBudget;
  readonly lines: readonly ShownBudgetLine[];
  readonly canUpdate: boolean;
  readonly canDelete: boolean;
  readonly onTask: (task: LineTask, line: ShownBudgetLine) => void;
}

const amounts = [
  'initialCents',
  'revisedCents',
  'committedCents',
  'invoicedCents',
  'paidCents',
  'toCommitCents',
  'eacCents',
] as const;
const heads = {
  initialCents: 'initial',
  revisedCents: 'revised',
  committedCents: 'committed',
  invoicedCents: 'invoiced',
  paidCents: 'paid',
  toCommitCents: 'toCommit',
  eacCents: 'eac',
} as const;
const tones = { over: 'neg', even: 'caption', under: 'pos' } as const;

/** The budget line by line, those of one category together, with its total. */
export function BudgetTable({ budget, lines, canUpdate, canDelete, onTask }: BudgetTableProps) {
  const t = useMessages(forecastMessages);
  const groups = [...Map.groupBy(lines, ({ category }) => category)];
  const isWhole = lines.length === budget.lines.length;
  return (
    <Table label={t('title')} minWidth={1120}>
      <TableHead>
        <HeadCell>{t('columns.label')}</HeadCell>
        {amounts.map((key) => (
          <HeadCell key={key} isFigure>
            {t(`columns.${heads[key]}`)}
          </HeadCell>
        ))}
        <HeadCell isFigure>{t('columns.variance')}</HeadCell>
        <HeadCell isFigure>{t('columns.varianceShare')}</HeadCell>
        <HeadCell isFigure>{t('columns.consumption')}</HeadCell>
        {canUpdate && <HeadCell hiddenLabel={t('line.actions')} />}
      </TableHead>
      <TableBody>
        {groups.map(([category, own]) => (
          <CategoryRows
            key={category}
            category={category}
            lines={own}
            figures={budget.categories.find((one) => one.category === category)}
            canUpdate={canUpdate}
            canDelete={canDelete}
            onTask={onTask}
          />
        ))}
      </TableBody>
      {isWhole && (
        <TableFoot>
          <Cell isHeader>{t('total')}</Cell>
          <FigureCells figures={budget.total} />
          {canUpdate && <Cell />}
        </TableFoot>
      )}
    </Table>
  );
}

interface CategoryRowsProps extends Omit<BudgetTableProps, 'budget'> {
  readonly category: ExpenseCategory;
  readonly figures: ShownBudgetFigures | undefined;
}

/** A category of one line is that line; one of several has their sum above them. */
function CategoryRows({ category, lines, figures, canUpdate, canDelete, onTask }: CategoryRowsProps) {
  const t = useMessages(forecastMessages);
  const name = t(`category.${category}`);
  const isSum = lines.length > 1 && figures !== undefined;
  return (
    <>
      {isSum && (
        <Row isGroup>
          <Cell isHeader>{name}</Cell>
          <FigureCells figures={figures} />
          {canUpdate && <Cell />}
        </Row>
      )}
      {lines.map((line) => {
        const label = line.record === null ? t('outside') : line.label;
        return (
          <Row key={line.record?.id ?? `outside:${category}`}>
            <Cell isHeader isWrapping maxWidth={220} title={`${name} · ${label}`}>
              <Inline as="span">
                {line.record === null && !isSum ? `${name} · ${label}` : isSum ? label : name}
                {line.record?.isAdded && <Badge>{t('added')}</Badge>}
              </Inline>
              {(line.supplier !== null || line.account !== null) && (
                <Text as="p" size="label" tone="ink3">
                  {[line.supplier, line.account].filter((one) => one !== null).join(' · ')}
                </Text>
              )}
            </Cell>
            <FigureCells figures={line} />
            {canUpdate && (
              <Cell isAtEnd>
                {line.record !== null && (
                  <LineMenu line={line} name={label} canDelete={canDelete} onTask={onTask} />
                )}
              </Cell>
            )}
          </Row>
        );
      })}
    </>
  );
}

function FigureCells({ figures }: { readonly figures: ShownBudgetFigures }) {
  return (
    <>
      {amounts.map((key) => (
        <FigureCell
          key={key}
          isMain={key === 'eacCents'}
          tone={figures[key] === 0 && key !== 'eacCents' ? 'caption' : 'default'}
        >
          {figures[key] === 0 && key !== 'eacCents' ? undefined : (
            <Figure cents={figures[key]} decimals={0} isUnitHidden />
          )}
        </FigureCell>
      ))}
      <FigureCell tone={tones[figures.tone]}>
        <Figure cents={figures.varianceCents} decimals={0} isSigned isUnitHidden />
      </FigureCell>
      <FigureCell tone={tones[figures.tone]}>
        <Figure rateBps={figures.varianceBps} decimals={2} isSigned />
      </FigureCell>
      <FigureCell>
        <Figure rateBps={figures.consumptionBps} />
      </FigureCell>
    </>
  );
}

interface LineMenuProps {
  readonly line: ShownBudgetLine;
  readonly name: string;
  readonly canDelete: boolean;
  readonly onTask: BudgetTableProps['onTask'];
}

function LineMenu({ line, name, canDelete, onTask }: LineMenuProps) {
  const t = useMessages(forecastMessages);
  const action = (task: LineTask, icon: typeof Pencil) => ({
    id: task,
    label: t(`line.${task}`),
    icon,
    run: () => onTask(task, line),
  });
  return (
    <Menu
      label={t('line.menu', { label: name })}
      isIconOnly
      icon={Ellipsis}
      size="sm"
      variant="discreet"
      actions={[
        action('revise', Pencil),
        action('finalCost', Target),
        ...(canDelete && line.record?.isAdded ? [{ ...action('remove', Trash2), isDanger: true }] : []),
      ]}
    />
  );
}
