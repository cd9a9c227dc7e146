import type { CashFlowPaperProps } from '#contracts/export/cash-flow-forecast.ts';
import * as cashMessages from '#messages/export/cash-flow-forecast.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { PrintColumns } from '#ui/print/PrintColumns.tsx';
import { PrintNote } from '#ui/print/PrintNote.tsx';
import { CashCourse, CashNotes } from './CashNotes.tsx';
import { CashTable } from './CashTable.tsx';

/** Columns beside which a lying sheet has room for what the plan rests on. */
const mostBeside = 8;

interface CashPartProps {
  readonly content: NonNullable<CashFlowPaperProps['content']>;
  /** Index of the first and behind the last column of this page. */
  readonly from: number;
  readonly to: number;
  readonly isLast: boolean;
  /** There is no other page. */
  readonly isAlone: boolean;
  readonly isWithoutMargin: boolean;
}

/** What a page shows of the plan: its columns; on the last one, the course of cash and what all rests on too. */
export function CashPart({ content, from, to, isLast, isAlone, isWithoutMargin }: CashPartProps) {
  const t = useMessages(cashMessages);
  const table = <CashTable content={content} from={from} to={to} isLast={isLast} isCompact={isAlone} />;
  if (!isLast) return table;
  const isBeside = to - from <= mostBeside;
  const notes = (
    <>
      <CashNotes content={content} isBeside={isBeside} />
      {content.categories.length > 0 && (
        <PrintNote>
          {t('onlyThese', { categories: content.categories.map((id) => t(`line.${id}`)).join(', ') })}
        </PrintNote>
      )}
      {isWithoutMargin && <PrintNote>{t('hidden')}</PrintNote>}
      <PrintNote>{t('parted')}</PrintNote>
    </>
  );
  return (
    <>
      {isBeside ? (
        <PrintColumns shape="table">
          {table}
          <div>{notes}</div>
        </PrintColumns>
      ) : (
        table
      )}
      <CashCourse content={content} isLow={isAlone} />
      {!isBeside && notes}
    </>
  );
}
