import { useEffect, useSyncExternalStore } from 'react';
import { onUnread, readUnread } from './unread.ts';

/** `{page title} - {application title}`; the application's title alone when the page has none. */
export function formatTitle(pageTitle: string | null | undefined, appName = 'Laravel'): string {
  const title = pageTitle?.trim();
  return title ? `${title} - ${appName}` : appName;
}

/** A title with what waits to be read before it: « (3) … ». */
export const withUnread = (title: string, unreadCount: number): string =>
  unreadCount > 0 ? `(${unreadCount}) ${title}` : title;

/** Sets the document's title while the caller is shown, with what waits to be read (`noteUnread`) before it. */
export function useTitle(pageTitle: string | null | undefined, appName?: string): void {
  const unreadCount = useSyncExternalStore(onUnread, readUnread, readUnread);
  const written = withUnread(formatTitle(pageTitle, appName || undefined), unreadCount);
  useEffect(() => {
    document.title = written;
  }, [written]);
}

/** Sets the title of a document for paper while the caller is shown: nothing but its own, as a PDF keeps it. */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = title;
  }, [title]);
}
