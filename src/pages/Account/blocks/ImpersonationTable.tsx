import type { ImpersonationLine } from '#contracts/account/sections.ts';
import * as securityMessages from '#messages/account/security.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Badge } from '#ui/data/Badge.tsx';
import { Cell } from '#ui/data/Cell.tsx';
import { Figure } from '#ui/data/Figure.tsx';
import { FigureCell } from '#ui/data/FigureCell.tsx';
import { HeadCell } from '#ui/data/HeadCell.tsx';
import { Row } from '#ui/data/Row.tsx';
import { Table } from '#ui/data/Table.tsx';
import { TableBody, TableHead } from '#ui/data/tableSections.tsx';

interface ImpersonationTableProps {
  readonly label: string;
  readonly lines: readonly ImpersonationLine[];
  /** Whom a line names: staff to clients, clients to staff. */
  readonly who: 'staff' | 'client';
}

const minuteMs = 60_000;
const minutesOf = (line: ImpersonationLine): number | null =>
  line.endedAt === null
    ? null
    : Math.floor((Date.parse(line.endedAt) - Date.parse(line.startedAt)) / minuteMs);

/** Accesses in a client's name: when, by or for whom, why, how long, how much was seen. */
export function ImpersonationTable({ label, lines, who }: ImpersonationTableProps) {
  const t = useMessages(securityMessages);
  const format = useFormat();
  return (
    <Table label={label} minWidth={640}>
      <TableHead>
        <HeadCell>{t('support.date')}</HeadCell>
        <HeadCell>{t(who === 'staff' ? 'support.by' : 'support.customer')}</HeadCell>
        <HeadCell>{t('support.reason')}</HeadCell>
        <HeadCell>{t('support.mode')}</HeadCell>
        <HeadCell>{t('support.duration')}</HeadCell>
        <HeadCell isFigure>{t('support.pages')}</HeadCell>
      </TableHead>
      <TableBody>
        {lines.map((line) => {
          const minutes = minutesOf(line);
          return (
            <Row key={line.id}>
              <Cell isHeader>{format.dateTime(line.startedAt)}</Cell>
              <Cell>{who === 'staff' ? line.staffName : `${line.userName} (${line.companyName})`}</Cell>
              <Cell maxWidth={240} title={line.reason}>
                {line.reason}
              </Cell>
              <Cell>{t(`support.${line.mode}`)}</Cell>
              <Cell>
                {minutes === null ? (
                  <Badge tone="warn">{t('support.ongoing')}</Badge>
                ) : (
                  t('support.minutes', { n: minutes })
                )}
              </Cell>
              <FigureCell>
                <Figure count={line.pages} />
              </FigureCell>
            </Row>
          );
        })}
      </TableBody>
    </Table>
  );
}
