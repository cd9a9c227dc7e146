import { Archive, Download, FileText, Printer } from 'lucide-react';
import { useState } from 'react';
import type { SharedContent, SharedFilesProps, SharedPdf } from '#contracts/shared-files/index.ts';
import * as shareMessages from '#messages/share.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { useVisit } from '#runtime/navigation/hooks.ts';
import { usePoll } from '#runtime/props/usePoll.ts';
import { Button } from '#ui/actions/Button.tsx';
import { Card } from '#ui/data/Card.tsx';
import type { Item } from '#ui/data/ItemLine.tsx';
import { ItemList } from '#ui/data/ItemList.tsx';
import { Meter } from '#ui/feedback/Meter.tsx';
import { FieldError } from '#ui/fields/FieldError.tsx';
import { Stack } from '#ui/layout/Stack.tsx';

/** How often the page asks how far the PDF has come, in milliseconds. */
const askEveryMs = 1500;

/** What a reader may take home: all sections as one PDF, and everything as one archive. */
export function TakePart({ content }: { readonly content: SharedContent }) {
  const t = useMessages(shareMessages);
  const asked = useAsked();
  const { pdf } = content;
  const isWaiting = pdf?.state === 'queued' || pdf?.state === 'printing';
  const items = useItems(content, asked, isWaiting);
  if (items.length === 0) return null;
  return (
    <Card title={t('take.title')}>
      <Stack gap={3}>
        <ItemList label={t('take.title')} isCompact items={items} />
        {asked.error !== undefined && <FieldError id="pdf-error" text={asked.error} />}
        {isWaiting && pdf !== null && <Progress percent={pdf.progressPercent} />}
      </Stack>
    </Card>
  );
}

interface Asked {
  readonly isPending: boolean;
  readonly error: string | undefined;
  readonly ask: (href: string) => Promise<void>;
}

/** Asks for a PDF; what was refused is told. */
function useAsked(): Asked {
  const visit = useVisit();
  const [isPending, setPending] = useState(false);
  const [error, setError] = useState<string>();
  const ask = async (href: string): Promise<void> => {
    setPending(true);
    const result = await visit({ method: 'PATCH', href, data: {}, preserveScroll: true });
    setPending(false);
    setError(result.errors['base']);
  };
  return { isPending, error, ask };
}

function useItems({ pdf, archiveHref, filesCount }: SharedContent, asked: Asked, isWaiting: boolean): Item[] {
  const t = useMessages(shareMessages);
  const detailOf = usePdfDetail();
  const items: Item[] = [];
  if (pdf !== null) {
    items.push({
      id: 'pdf',
      icon: FileText,
      title: t('take.pdf'),
      detail: detailOf(pdf),
      end: <PdfButtons pdf={pdf} asked={asked} isWaiting={isWaiting} />,
    });
  }
  if (archiveHref !== null) {
    const contents = [
      filesCount > 0 && t('take.zipFiles', { count: filesCount }),
      pdf !== null && (pdf.ready === null ? t('take.zipNoPdf') : t('take.zipPdf')),
    ];
    items.push({
      id: 'zip',
      icon: Archive,
      title: t('take.zip'),
      detail: contents.filter((text) => text !== false).join(' · '),
      end: (
        <Button size="sm" icon={Download} href={archiveHref} download>
          {t('take.zipDownload')}
        </Button>
      ),
    });
  }
  return items;
}

interface PdfButtonsProps {
  readonly pdf: SharedPdf;
  readonly asked: Asked;
  readonly isWaiting: boolean;
}

function PdfButtons({ pdf, asked, isWaiting }: PdfButtonsProps) {
  const t = useMessages(shareMessages);
  const { ready, isByServer, prepareHref } = pdf;
  return (
    <>
      {isByServer && !isWaiting && (
        <Button
          size="sm"
          variant={ready === null ? 'primary' : 'discreet'}
          icon={Printer}
          isPending={asked.isPending}
          onClick={() => void asked.ask(prepareHref)}
        >
          {t(ready === null ? 'take.prepare' : 'take.again')}
        </Button>
      )}
      {ready !== null && (
        <Button size="sm" icon={Download} href={ready.href} download>
          {t('take.pdfDownload')}
        </Button>
      )}
    </>
  );
}

/** What is told of a PDF: how to get it, when it was drawn, or that it could not be. */
function usePdfDetail(): (pdf: SharedPdf) => string {
  const t = useMessages(shareMessages);
  const { dateTime } = useFormat();
  return ({ ready, state, isByServer }) => {
    if (state === 'failed') return t('take.failed');
    if (ready !== null) return t('take.ready', { date: dateTime(ready.at), count: ready.pagesCount });
    return t(isByServer ? 'take.pdfHelp' : 'take.own');
  };
}

function Progress({ percent }: { readonly percent: number }) {
  const t = useMessages(shareMessages);
  usePoll(askEveryMs, { only: ['content'] satisfies (keyof SharedFilesProps)[] });
  return <Meter label={t('take.progress')} value={percent} text={t('take.percent', { percent })} />;
}
