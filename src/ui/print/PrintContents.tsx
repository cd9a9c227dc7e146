import { useEffect, useState } from 'react';

import { usePrintMessages } from './usePrintMessages.ts';

export interface ContentsEntry {
  /** The `id` of what it leads to. */
  readonly id: string;
  readonly title: string;
  /** 2 stands inside the one before. */
  readonly level?: 1 | 2;
}

/** From so many lines on, they stand closer. */
const manyEntries = 14;

/** What a file holds, for a sheet that is printed without it: titles in their order, no pages. */
export function PrintList({ titles }: { readonly titles: readonly string[] }) {
  const t = usePrintMessages();
  return (
    <section className="print-contents" data-many={titles.length >= manyEntries ? '' : undefined}>
      <h2>{t('contents')}</h2>
      <ol>
        {titles.map((title, rank) => (
          <li key={title}>
            <span className="print-rank">{rank + 1}.</span>
            {title}
          </li>
        ))}
      </ol>
    </section>
  );
}

/** The table of contents: links on a screen and in the file, with page numbers once whoever prints tells them. */
export function PrintContents({ entries }: { readonly entries: readonly ContentsEntry[] }) {
  const t = usePrintMessages();
  const numbers = usePageNumbers();
  return (
    <nav
      aria-label={t('contents')}
      className="print-contents"
      data-many={entries.length >= manyEntries ? '' : undefined}
      data-print-contents={numbers === null ? 'waiting' : 'numbered'}
    >
      <h2>{t('contents')}</h2>
      <ol>
        {entries.map(({ id, title, level = 1 }) => {
          const page = numbers?.[id];
          return (
            <li key={id} data-level={level}>
              <a href={`#${id}`}>{title}</a>
              {page !== undefined && (
                <>
                  <span className="print-leader" aria-hidden="true" />
                  <span aria-label={t('onPage', { page })}>{page}</span>
                </>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

/** The page that each anchor of the document came to stand on, from 1. */
type PageNumbers = Readonly<Record<string, number>>;

/**
 * Where whoever prints found the chapters: no page knows its own pages, so it is printed once, read, told by the
 * event `print-pages` of the document, and printed again. Null until then, and for ever on a screen.
 */
function usePageNumbers(): PageNumbers | null {
  const [numbers, setNumbers] = useState<PageNumbers | null>(null);
  useEffect(() => {
    const take = (event: Event): void => {
      if (event instanceof CustomEvent) setNumbers(event.detail as PageNumbers);
    };
    document.addEventListener('print-pages', take);
    return () => document.removeEventListener('print-pages', take);
  }, []);
  return numbers;
}
