import { asKey, expiresKey, signatureKey } from '#mocks/server/signed-link.ts';

/** The page, from 1, of each anchor of a document. */
export type PageNumbers = Readonly<Record<string, number>>;

/** Where the chapters of documents stood when they were last printed, by what they hold. */
export interface NumberMemory {
  of(url: URL): PageNumbers | undefined;
  keep(url: URL, numbers: PageNumbers): void;
}

/** What an address holds that moves no chapter: whose copy it is, and that it was asked for now. */
const passing: readonly string[] = [asKey, expiresKey, signatureKey, 'recipient', 'watermark'];

function contentOf({ pathname, searchParams }: URL): string {
  const query = [...searchParams].filter(([key]) => !passing.includes(key));
  return [pathname, ...query.map((pair) => pair.join('=')).toSorted()].join('\n');
}

/** Remembers the documents that were printed last. @param most of them */
export function rememberNumbers(most = 200): NumberMemory {
  const known = new Map<string, PageNumbers>();
  return {
    of: (url) => known.get(contentOf(url)),
    keep: (url, numbers) => {
      const content = contentOf(url);
      known.delete(content);
      known.set(content, numbers);
      const [oldest] = known.keys();
      if (known.size > most && oldest !== undefined) known.delete(oldest);
    },
  };
}
