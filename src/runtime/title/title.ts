import { useEffect } from 'react';

/** `{page title} - {application title}`; the application's title alone when the page has none. */
export function formatTitle(pageTitle: string | null | undefined, appName = 'Laravel'): string {
  const title = pageTitle?.trim();
  return title ? `${title} - ${appName}` : appName;
}

/** Sets the document's title while the caller is shown. `unreadCount` above 0 is written before it: « (3) … ». */
export function useTitle(pageTitle: string | null | undefined, appName?: string, unreadCount = 0): void {
  const title = formatTitle(pageTitle, appName || undefined);
  const written = unreadCount > 0 ? `(${unreadCount}) ${title}` : title;
  useEffect(() => {
    document.title = written;
  }, [written]);
}
