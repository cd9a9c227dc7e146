import type { ForecastsProps } from '#contracts/export/forecasts.ts';
import type { WithShared } from '#contracts/shared.ts';
import * as forecastMessages from '#messages/export/forecasts.ts';
import * as sectionMessages from '#messages/export/sections.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { PrintSheet } from '#ui/print/PrintSheet.tsx';
import { PrintTitle } from '#ui/print/PrintTitle.tsx';
import { BudgetCourse } from './blocks/forecasts/BudgetCourse.tsx';
import { BudgetPostings } from './blocks/forecasts/BudgetPostings.tsx';
import { BudgetSheet } from './blocks/forecasts/BudgetSheet.tsx';
import { Paper } from './blocks/Paper.tsx';

/** The budget of an operation on paper: by category, then what it makes of the margin. */
export default function ExportForecasts(props: WithShared<ForecastsProps>) {
  const { paper, content } = props;
  const t = useMessages(forecastMessages);
  const section = useMessages(sectionMessages);
  const { date } = useFormat();
  const title = section('forecasts');
  return (
    <Paper paper={paper} title={title}>
      <PrintSheet orientation="landscape">
        <PrintTitle
          title={title}
          {...(content !== null && {
            aside: t(paper.hides.margin ? 'unitHidden' : 'unit', { date: date(content.today) }),
          })}
        />
        {content === null ? (
          <p>{t('empty')}</p>
        ) : (
          <BudgetSheet content={content} isCostHidden={paper.hides.margin} />
        )}
      </PrintSheet>
      {content !== null && (
        <PrintSheet orientation="landscape">
          <BudgetCourse content={content} />
          {content.postings.length > 0 && <BudgetPostings postings={content.postings} />}
        </PrintSheet>
      )}
    </Paper>
  );
}
