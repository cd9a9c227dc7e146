import type { CashFlowPaperProps } from '#contracts/export/cash-flow-forecast.ts';
import * as cashMessages from '#messages/export/cash-flow-forecast.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { PrintColumns } from '#ui/print/PrintColumns.tsx';
import { PrintNote } from '#ui/print/PrintNote.tsx';
import { CashCourse, CashNotes } from './CashNotes.tsx';
import { CashTable } from './CashTable.tsx';

/** Columns beside which a lying sheet has room for what the plan rests on. */
const mostBeside = 6;

/** Lines over which the course may be as high as on a page of its own, where all stands on one. */
const mostHigh = 24;

interface CashPartProps {
  readonly content: NonNullable<CashFlowPaperProps['content']>;
  /** Index of the first and behind the last column of this page. */
  readonly from: number;
  readonly to: number;
  readonly isLast: boolean;
  /** Columns of the last page. */
  readonly lastCount: number;
  /** There is no other page. */
  readonly isAlone: boolean;
  readonly isWithoutMargin: boolean;
}

/** What a page shows of the plan: its columns; on the last one, the course of cash and what all rests on too. */
export function CashPart({ isAlone, isWithoutMargin, ...columns }: CashPartProps) {
  const t = useMessages(cashMessages);
  const { content, from, to, isLast } = columns;
  const table = <CashTable {...columns} isCompact={isAlone} />;
  if (!isLast) return table;
  const isBeside = to - from <= mostBeside;
  const notes = (
    <>
      <CashNotes content={content} place={isBeside ? 'aside' : 'beneath'} />
      {content.categories.length > 0 && (
        <PrintNote>
          {t('onlyThese', { categories: content.categories.map((id) => t(`line.${id}`)).join(', ') })}
        </PrintNote>
      )}
      {content.state !== null && <PrintNote>{t(`onlyState.${content.state}`)}</PrintNote>}
      {isWithoutMargin && <PrintNote>{t('hidden')}</PrintNote>}
      <PrintNote>{t('parted')}</PrintNote>
    </>
  );
  const isLow = isAlone && content.lines.length > mostHigh;
  const course = <CashCourse content={content} isNarrow={!isBeside} isLow={isLow} />;
  return isBeside ? (
    <>
      <PrintColumns shape="table">
        {table}
        <div>{notes}</div>
      </PrintColumns>
      {course}
    </>
  ) : (
    <>
      {table}
      <PrintColumns shape="curve" isWhole>
        {course}
        <div>{notes}</div>
      </PrintColumns>
    </>
  );
}
