import { useLocale } from '#runtime/locale/context.ts';

/** Titles of an area's pages, by the names of their routes. */
export type PageTitles = Readonly<Record<string, string>>;

export interface TitleMessages {
  readonly fr: PageTitles;
  readonly en: PageTitles;
}

/** The titles of an area in the current language. Names of routes hold dots, which would look like nested keys to `useMessages`. */
export function usePageTitles({ fr, en }: TitleMessages): PageTitles {
  return useLocale().locale === 'fr' ? fr : en;
}
