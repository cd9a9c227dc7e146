import type { TreasuryProps } from '#contracts/client/treasury.ts';
import * as treasuryMessages from '#messages/client/treasury.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Cell } from '#ui/data/Cell.tsx';
import { FigureCell } from '#ui/data/FigureCell.tsx';
import { HeadCell } from '#ui/data/HeadCell.tsx';
import { Row } from '#ui/data/Row.tsx';
import { Table } from '#ui/data/Table.tsx';
import { TableBody, TableFoot, TableHead } from '#ui/data/table-sections.tsx';
import { PageSection } from '#ui/layout/PageSection.tsx';

type Given = Pick<TreasuryProps, 'periods' | 'lines'> & { readonly grain: 'month' | 'week' };

/** Width of the names and of a period, in px. */
const widths = { name: 240, period: 104 };

/** What comes and goes by nature and certainty, period by period, and what stands at the end of each. */
export function FlowsTable({ periods, lines, grain }: Given) {
  const t = useMessages(treasuryMessages);
  const format = useFormat();
  const amount = (cents: number): string | null =>
    cents === 0 ? null : format.money(cents, { decimals: 0 }).replace(/[\s\u00A0]*€/u, '');
  const headOf = (at: string): string =>
    grain === 'month' ? `${format.shortMonth(at)} ${at.slice(2, 4)}` : format.date(at);
  const totals = [
    { id: 'in', label: t('table.in'), cells: periods.map(({ inCents }) => inCents) },
    { id: 'out', label: t('table.out'), cells: periods.map(({ outCents }) => outCents) },
  ];
  return (
    <PageSection title={`${t('table.title')} (€)`} isWide empty={lines.length === 0 && t('table.empty')}>
      <Table label={t('table.title')} minWidth={widths.name + periods.length * widths.period}>
        <TableHead>
          <HeadCell width={widths.name}>{t('table.nature')}</HeadCell>
          {periods.map(({ at }) => (
            <HeadCell key={at} isFigure>
              {headOf(at)}
            </HeadCell>
          ))}
        </TableHead>
        <TableBody>
          {lines.map(({ nature, certainty, cells }) => (
            <Row key={`${nature}:${certainty}`}>
              <Cell isHeader>{`${t(`natures.${nature}`)} · ${t(`certainties.${certainty}`)}`}</Cell>
              {cells.map((cents, rank) => (
                <FigureCell key={periods[rank]?.at} tone={certainty === 'probable' ? 'caption' : 'default'}>
                  {amount(cents)}
                </FigureCell>
              ))}
            </Row>
          ))}
          {totals.map(({ id, label, cells }) => (
            <Row key={id}>
              <Cell isHeader>{label}</Cell>
              {cells.map((cents, rank) => (
                <FigureCell key={periods[rank]?.at} isMain>
                  {amount(cents)}
                </FigureCell>
              ))}
            </Row>
          ))}
        </TableBody>
        <TableFoot>
          <Cell isHeader>{t('table.closing')}</Cell>
          {periods.map(({ at, closingCents }) => (
            <FigureCell key={at} isMain tone={closingCents < 0 ? 'neg' : 'default'}>
              {amount(closingCents) ?? '0'}
            </FigureCell>
          ))}
        </TableFoot>
      </Table>
    </PageSection>
  );
}
