import type { CashFlowPaperProps } from '#contracts/export/cash-flow-forecast.ts';
import type { WithShared } from '#contracts/shared.ts';
import * as cashMessages from '#messages/export/cash-flow-forecast.ts';
import * as sectionMessages from '#messages/export/sections.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { PrintSheet } from '#ui/print/PrintSheet.tsx';
import { PrintTitle } from '#ui/print/PrintTitle.tsx';
import { CashNotes } from './blocks/cash/CashNotes.tsx';
import { CashPart } from './blocks/cash/CashPart.tsx';
import { Paper } from './blocks/Paper.tsx';

/** Columns that a lying sheet has room for: of quarters and years, which are to stay on one, with the totals. */
const mostOf = { month: 12, quarter: 13, year: 13 } as const;

/** The plan of cash of an operation on paper, twelve months a page, with what it rests on. */
export default function ExportCashFlowForecast(props: WithShared<CashFlowPaperProps>) {
  const { paper, granularity, content } = props;
  const t = useMessages(cashMessages);
  const section = useMessages(sectionMessages);
  const title = section('cash-flow-forecast');
  // Without amounts, or without a flow of what was asked for, nothing of the grid is left.
  const isBare = paper.hides.amounts || content?.lines.length === 0;
  const count = isBare ? 0 : (content?.columns.length ?? 0);
  const perPage = mostOf[granularity];
  const unit = content?.mode === 'ttc' ? 'unitTtc' : 'unit';
  const pages = Math.max(1, Math.ceil(count / perPage));
  return (
    <Paper paper={paper} title={title}>
      {Array.from({ length: pages }, (_, page) => (
        <PrintSheet key={page} orientation="landscape" isDense>
          {page === 0 && (
            <PrintTitle
              title={title}
              {...(count > 0 && { aside: t(paper.hides.margin ? 'unitHidden' : unit) })}
            />
          )}
          {content === null && <p>{t('empty')}</p>}
          {content !== null && count === 0 && (
            <>
              <p>{t(paper.hides.amounts ? 'amountsHidden' : 'noneOfThese')}</p>
              <CashNotes content={content} />
            </>
          )}
          {content !== null && count > 0 && (
            <CashPart
              content={content}
              from={page * perPage}
              to={Math.min((page + 1) * perPage, count)}
              isLast={page === pages - 1}
              lastCount={count - (pages - 1) * perPage}
              isAlone={pages === 1}
              isWithoutMargin={paper.hides.margin}
            />
          )}
        </PrintSheet>
      ))}
    </Paper>
  );
}
