import { use, type ReactNode } from 'react';
import type { Paper as PaperProps } from '#contracts/export/paper.ts';
import * as layoutMessages from '#messages/export/layout.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { useDocumentTitle } from '#runtime/title/title.ts';
import { PrintPartContext } from '#ui/print/part-context.ts';
import { PrintDocument } from '#ui/print/PrintDocument.tsx';

interface PaperComponentProps {
  paper: PaperProps;
  title: string;
  /** What the state of its record asks for (« PROVISOIRE »); the one that its reader chose wins. */
  watermark?: string;
  children: ReactNode;
}

/** The document of a paper: its tab's title, running heads and watermark. Within a file, those of the file. */
export function Paper(props: PaperComponentProps) {
  return use(PrintPartContext) === null ? <PaperAlone {...props} /> : props.children;
}

function PaperAlone({ paper, title, watermark = '', children }: PaperComponentProps) {
  const t = useMessages(layoutMessages);
  const { date } = useFormat();
  useDocumentTitle(`${title} — ${paper.reference}`);
  const across = paper.watermark || watermark;
  return (
    <PrintDocument
      company={paper.company}
      logoHref={paper.logoHref}
      theme={paper.theme}
      subject={paper.subject}
      edition={t('edition', { date: date(paper.editedOn) })}
      {...(across !== '' && { watermark: across })}
    >
      {children}
    </PrintDocument>
  );
}
