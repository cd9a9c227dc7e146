import type { ReactNode } from 'react';
import type { Paper as PaperProps } from '#contracts/export/paper.ts';
import type { PaperStudy } from '#contracts/export/simulation/study.ts';
import * as studyMessages from '#messages/export/simulation/study.ts';
import * as terms from '#messages/simulation-terms.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { PrintNote } from '#ui/print/PrintNote.tsx';
import { PrintSheet, type PrintSheetProps } from '#ui/print/PrintSheet.tsx';
import { PrintTitle } from '#ui/print/PrintTitle.tsx';
import { Paper } from '../../blocks/Paper.tsx';
import { inSentence } from '../../blocks/cover-texts.ts';

/** What stands under the title, and the sheets after it. */
interface StudyParts {
  readonly first: ReactNode;
  readonly others?: ReactNode;
}

interface StudyPaperProps<Content> {
  readonly paper: PaperProps;
  readonly study: PaperStudy;
  readonly title: string;
  /** Of the amounts, beside the title. */
  readonly unit: string;
  readonly content: Content | null;
  readonly orientation?: PrintSheetProps['orientation'];
  /** It must fit one page. */
  readonly isDense?: boolean;
  readonly children: (content: Content) => StudyParts;
}

/** A paper of a simulation: which one it is, whether it counts, and why nothing stands there where nothing does. */
export function StudyPaper<Content>(props: StudyPaperProps<Content>) {
  const { paper, study, title, unit, content, orientation = 'portrait', isDense = false, children } = props;
  const t = useMessages(studyMessages);
  const aside = useStudyAside(study);
  const parts: StudyParts =
    content === null ? { first: <p>{study.refusal ?? t('notComputed')}</p> } : children(content);
  const { amounts, margin } = paper.hides;
  return (
    <Paper paper={paper} title={title} watermark={study.status === 'draft' ? t('watermark') : ''}>
      <PrintSheet orientation={orientation} isDense={isDense}>
        <PrintTitle title={title} aside={`${aside} · ${unit}`} />
        {study.keptEngine !== null && <PrintNote>{t('keptEngine', { kept: study.keptEngine })}</PrintNote>}
        {content !== null && margin && <PrintNote>{t(amounts ? 'amountsHidden' : 'marginHidden')}</PrintNote>}
        {parts.first}
      </PrintSheet>
      {parts.others}
    </Paper>
  );
}

/** « Simulation « Central », validée le 22/09/2025 »; the scenario where the name does not tell it. */
function useStudyAside({ name, scenario, status, validatedOn }: PaperStudy): string {
  const t = useMessages(studyMessages);
  const words = useMessages(terms);
  const { date } = useFormat();
  const state = {
    draft: t('draft'),
    archived: t('archived'),
    validated: t('validated', { date: date(validatedOn) }),
  }[status];
  const likelihood = inSentence(words(`scenario.${scenario}`));
  const isNamed = name.toLowerCase().includes(likelihood);
  return [t('aside', { name }), ...(isNamed ? [] : [likelihood]), state].join(', ');
}
