import { useState } from 'react';
import { monthOf, type Day } from '#domain/time/day.ts';
import { totalsOf } from '#domain/loan/totals.ts';
import type { LoanRow } from '#domain/loan/row.ts';
import type { LoanSchedule } from '#domain/loan/schedule.ts';
import * as financingMessages from '#messages/client/financing.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Segmented } from '#ui/actions/Segmented.tsx';
import { Card } from '#ui/data/Card.tsx';
import { Cell } from '#ui/data/Cell.tsx';
import { Figure } from '#ui/data/Figure.tsx';
import { FigureCell } from '#ui/data/FigureCell.tsx';
import { HeadCell } from '#ui/data/HeadCell.tsx';
import { Row } from '#ui/data/Row.tsx';
import { Table } from '#ui/data/Table.tsx';
import { TableBody, TableFoot, TableHead } from '#ui/data/table-sections.tsx';
import { Select } from '#ui/fields/Select.tsx';

/** So many months are shown at once; longer schedules are read year by year. */
const maxMonths = 36;
const all = 'all';

interface ScheduleTableProps {
  readonly schedule: LoanSchedule;
  readonly today: string;
}

const columns = [
  'draw',
  'interest',
  'principal',
  'insurance',
  'commitment',
  'fees',
  'payment',
  'closing',
] as const;
type Column = (typeof columns)[number];

const amountOf = (row: LoanRow, column: Column): number => {
  switch (column) {
    case 'draw':
      return row.drawCents;
    case 'interest':
      return row.interestCents;
    case 'principal':
      return row.repaymentCents;
    case 'insurance':
      return row.insuranceCents;
    case 'commitment':
      return row.commitmentCents;
    case 'fees':
      return row.feesCents + row.penaltyCents;
    case 'payment':
      return row.paymentCents;
    case 'closing':
      return row.closingCents;
  }
};

/** The schedule month by month with its totals; a long one by year. */
export function ScheduleTable({ schedule, today }: ScheduleTableProps) {
  const t = useMessages(financingMessages);
  const { rows } = schedule;
  const years = [...new Set(rows.map(({ month }) => month.slice(0, 4)))];
  const [chosen, setChosen] = useState<string | null>(null);
  const usual =
    rows.length <= maxMonths ? all : (years.find((year) => year >= today.slice(0, 4)) ?? years[0] ?? all);
  const year = chosen !== null && (chosen === all || years.includes(chosen)) ? chosen : usual;
  const shown = year === all ? rows : rows.filter(({ month }) => month.startsWith(year));
  const totals = totalsOf(shown);
  // A column without any figure says nothing.
  const used = columns.filter(
    (column) => column === 'closing' || rows.some((row) => amountOf(row, column) !== 0),
  );
  const sums: Readonly<Record<Column, number | null>> = {
    draw: totals.drawnCents,
    interest: totals.interestCents,
    principal: totals.repaidCents,
    insurance: totals.insuranceCents,
    commitment: totals.commitmentCents,
    fees: totals.feesCents + totals.penaltyCents,
    payment: shown.reduce((sum, { paymentCents }) => sum + paymentCents, 0),
    closing: null,
  };
  return (
    <Card
      title={t('schedule.months')}
      isFlush
      aside={years.length > 1 && <YearPicker years={years} year={year} onChange={setChosen} />}
    >
      <Table label={t('schedule.title')} isBare minWidth={104 + used.length * 84}>
        <TableHead>
          <HeadCell>{t('schedule.dueOn')}</HeadCell>
          {used.map((column) => (
            <HeadCell key={column} isFigure>
              {t(`schedule.${column}`)}
            </HeadCell>
          ))}
        </TableHead>
        <TableBody>
          {shown.map((row) => (
            <ScheduleRow
              key={row.month}
              row={row}
              columns={used}
              isNow={row.month === monthOf(today as Day)}
            />
          ))}
        </TableBody>
        <TableFoot>
          <Cell isHeader>{t('schedule.total')}</Cell>
          {used.map((column) => (
            <FigureCell key={column} isMain={column === 'payment'}>
              {sums[column] !== null && <Figure cents={sums[column]} decimals={2} isUnitHidden />}
            </FigureCell>
          ))}
        </TableFoot>
      </Table>
    </Card>
  );
}

interface ScheduleRowProps {
  readonly row: LoanRow;
  readonly columns: readonly Column[];
  readonly isNow: boolean;
}

function ScheduleRow({ row, columns: shown, isNow }: ScheduleRowProps) {
  const { date } = useFormat();
  return (
    <Row isSelected={isNow}>
      <Cell isHeader>{date(row.dueOn)}</Cell>
      {shown.map((column) => {
        const amount = amountOf(row, column);
        return (
          <FigureCell key={column} isMain={column === 'payment'} tone={amount === 0 ? 'caption' : 'default'}>
            {amount === 0 && column !== 'closing' ? undefined : (
              <Figure cents={amount} decimals={2} isUnitHidden />
            )}
          </FigureCell>
        );
      })}
    </Row>
  );
}

interface YearPickerProps {
  readonly years: readonly string[];
  readonly year: string;
  readonly onChange: (year: string) => void;
}

/** A few years stand side by side; many are a list. */
function YearPicker({ years, year, onChange }: YearPickerProps) {
  const t = useMessages(financingMessages);
  const choices = [
    { id: all, label: t('schedule.allYears') },
    ...years.map((one) => ({ id: one, label: one })),
  ];
  if (years.length <= 4) {
    return <Segmented label={t('schedule.year')} value={year} segments={choices} onChange={onChange} />;
  }
  return (
    <Select
      name="schedule-year"
      label={t('schedule.year')}
      isLabelHidden
      value={year}
      onChange={(chosen) => onChange(chosen ?? all)}
      choices={choices}
    />
  );
}
