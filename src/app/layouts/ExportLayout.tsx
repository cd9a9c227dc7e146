import { ArrowLeft, Printer, SlidersHorizontal } from 'lucide-react';
import { useState, type ComponentType } from 'react';
import type { Paper } from '#contracts/export/paper.ts';
import { pages, type ExportPage } from '#generated/pages/export.ts';
import * as layoutMessages from '#messages/export/layout.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { PartLoaderContext, type PartLoader } from '#runtime/pages/part-loader.ts';
import { Button } from '#ui/actions/Button.tsx';
import { overlayPart } from '#ui/overlay/overlay-part.tsx';
import { PrintPreview } from '#ui/print/PrintPreview.tsx';
import { useReadyToPrint } from '#ui/print/useReadyToPrint.ts';
import { cx } from '#ui/cx.ts';
import type { LayoutProps } from './layout-props.ts';
import { useReadingTime } from './useReadingTime.ts';

const PaperOptions = overlayPart(async () => (await import('./PaperOptions.tsx')).PaperOptions);

/** The frame of pages made for paper: a bar on the screen, nothing but the sheets in print. */
export default function ExportLayout({ page, shared, children }: LayoutProps) {
  const t = useMessages(layoutMessages);
  const [isOpen, setOpen] = useState(false);
  const paper = paperOf(page.props);
  const back = paper?.back ?? null;
  const { link } = shared;
  const mayPrint = link?.mayPrint ?? true;
  useReadingTime(link?.reading ?? null);
  return (
    <>
      <PrintReadiness key={page.url} />
      <header
        data-above-toasts=""
        className="no-print sticky top-0 z-(--z-bar) flex min-h-12 items-center justify-between gap-3 border-b border-line bg-bg px-4 py-2"
      >
        {back === null ? (
          <span />
        ) : (
          <Button variant="discreet" icon={ArrowLeft} href={back}>
            {t('back')}
          </Button>
        )}
        <div className="flex items-center gap-3">
          {paper !== null && link === undefined && (
            <>
              <Button variant="discreet" icon={SlidersHorizontal} onClick={() => setOpen(true)}>
                {t('options')}
              </Button>
              <PaperOptions paper={paper} isOpen={isOpen} onOpenChange={setOpen} />
            </>
          )}
          {mayPrint && (
            <Button variant="primary" icon={Printer} onClick={() => window.print()}>
              {t('print')}
            </Button>
          )}
        </div>
      </header>
      <main
        id="content"
        aria-label={t('sheet')}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the sheet scrolls: keys must reach it
        tabIndex={0}
        className={cx(
          'min-h-dvh overflow-x-auto bg-line2 print:min-h-0 print:overflow-visible print:bg-white',
          !mayPrint && 'print:hidden',
        )}
      >
        <PartLoaderContext value={loaderOf}>
          <PrintPreview>{children}</PrintPreview>
        </PartLoaderContext>
      </main>
    </>
  );
}

/** Papers that a file holds come as their own pages. */
const loaderOf: PartLoader = (name) => {
  if (!Object.hasOwn(pages, name)) return null;
  const load = pages[name as ExportPage];
  // The props are those that the page’s own route answers: its contract holds them.
  return async () => (await load()).default as ComponentType<object>;
};

/** Says that this page is ready; another address is another page to wait for. */
function PrintReadiness() {
  useReadyToPrint();
  return null;
}

/** The paper of the page; null for a page that draws its own frame. */
function paperOf({ paper }: Readonly<Record<string, unknown>>): Paper | null {
  return typeof paper === 'object' && paper !== null && 'hides' in paper ? (paper as Paper) : null;
}
