import type { EstimationPaperProps } from '#contracts/export/estimation.ts';
import type { WithShared } from '#contracts/shared.ts';
import * as estimationMessages from '#messages/export/estimation.ts';
import * as sectionMessages from '#messages/export/sections.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Text } from '#ui/data/Text.tsx';
import { PrintNote } from '#ui/print/PrintNote.tsx';
import { PrintProse } from '#ui/print/PrintProse.tsx';
import { PrintSection } from '#ui/print/PrintSection.tsx';
import { PrintSheet } from '#ui/print/PrintSheet.tsx';
import { PrintTitle } from '#ui/print/PrintTitle.tsx';
import { ComparableSales } from './blocks/estimation/ComparableSales.tsx';
import { MethodFigures } from './blocks/estimation/MethodFigures.tsx';
import { ResultSection } from './blocks/estimation/ResultSection.tsx';
import { SubjectSection } from './blocks/estimation/SubjectSection.tsx';
import { Paper } from './blocks/Paper.tsx';

/** An opinion of value: the property and the result, then what they rest on and what has to be known of them. */
export default function ExportEstimation(props: WithShared<EstimationPaperProps>) {
  const { paper, subject, status, justification, comment, comparables } = props;
  const t = useMessages(estimationMessages);
  const section = useMessages(sectionMessages);
  const { longDate } = useFormat();
  // Without sales that it rests on, all of it stands on one page.
  const isCompared = comparables.length > 0;
  const basis = (
    <>
      <MethodFigures {...props} />
      <Reservations {...props} />
    </>
  );
  return (
    <Paper paper={paper} title={section('estimation')} watermark={status === 'draft' ? t('provisional') : ''}>
      <PrintSheet>
        <PrintTitle title={section('estimation')} aside={t('aside', { date: longDate(subject.on) })} />
        <SubjectSection {...props} />
        <ResultSection {...props} />
        {justification !== '' && (
          <PrintSection title={t('why')} isWhole>
            <Text as="p" breaks="lines">
              {justification}
            </Text>
          </PrintSection>
        )}
        {comment !== '' && (
          <PrintSection title={t('comment')}>
            <PrintProse html={comment} />
          </PrintSection>
        )}
        {!isCompared && basis}
      </PrintSheet>
      {isCompared && (
        <PrintSheet>
          <ComparableSales {...props} />
          {basis}
        </PrintSheet>
      )}
    </Paper>
  );
}

function Reservations({ author, paper }: EstimationPaperProps) {
  const t = useMessages(estimationMessages);
  const { name, jobTitle } = author;
  const { company } = paper;
  return (
    <PrintSection title={t('reservations')} isWhole>
      <PrintNote>{t('reservationText')}</PrintNote>
      <p>
        {jobTitle === null
          ? t('author', { name, company })
          : t('authorWithJob', { name, job: jobTitle, company })}
      </p>
    </PrintSection>
  );
}
