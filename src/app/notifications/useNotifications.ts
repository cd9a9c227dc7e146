import { useCallback, useEffect, useState } from 'react';
import type { NotificationAnswer, NotificationItem } from '#contracts/notification.ts';
import type { NotificationFilter } from '#contracts/notification-filters.ts';
import { index } from '#generated/routes/notification.ts';
import { backgroundHeaders } from '#runtime/protocol/background.ts';
import { getJson } from '#runtime/protocol/get-json.ts';

interface Loaded {
  readonly filter: NotificationFilter;
  readonly items: readonly NotificationItem[];
  readonly page: number;
  readonly pages: number;
}

export interface Notifications {
  /** Null while the first page is on its way. */
  readonly items: readonly NotificationItem[] | null;
  readonly isFailed: boolean;
  readonly hasMore: boolean;
  readonly loadMore: () => void;
  /** Asks again from the first page; what is shown stays until then. */
  readonly reload: () => void;
}

/**
 * The notices of a filter, asked for when shown and again when `unreadCount` changes: something came, or was
 * read in another tab.
 */
export function useNotifications(filter: NotificationFilter, unreadCount: number): Notifications {
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [isFailed, setFailed] = useState(false);
  const [wanted, setWanted] = useState({ filter, unreadCount, page: 1, attempt: 0, isBackground: false });
  if (wanted.filter !== filter || wanted.unreadCount !== unreadCount) {
    const isBackground = wanted.filter === filter;
    setWanted({ filter, unreadCount, page: 1, attempt: 0, isBackground });
  }

  useEffect(() => {
    const controller = new AbortController();
    const { filter: asked, page, isBackground } = wanted;
    loadNotifications(asked, page, controller.signal, isBackground).then(
      ({ items, meta }) => {
        setFailed(false);
        setLoaded((known) => {
          const earlier = page > 1 && known?.filter === asked ? known.items : [];
          const ids = new Set(earlier.map(({ id }) => id));
          const fresh = items.filter(({ id }) => !ids.has(id));
          return { filter: asked, items: [...earlier, ...fresh], page: meta.page, pages: meta.pages };
        });
      },
      () => {
        if (!controller.signal.aborted) setFailed(true);
      },
    );
    return () => controller.abort();
  }, [wanted]);

  const reload = useCallback(() => {
    setWanted((known) => ({ ...known, page: 1, attempt: known.attempt + 1, isBackground: true }));
  }, []);
  const loadMore = useCallback(() => {
    setWanted((known) => ({ ...known, page: known.page + 1, isBackground: false }));
  }, []);
  const shown = loaded?.filter === filter ? loaded : null;
  return {
    items: shown?.items ?? null,
    isFailed,
    hasMore: shown !== null && shown.page < shown.pages,
    loadMore,
    reload,
  };
}

/** One page of the person's notices; in the background when nobody asked for it. @throws DataAnswerError when the server does not answer with them */
async function loadNotifications(
  filter: NotificationFilter,
  page: number,
  signal: AbortSignal,
  isBackground: boolean,
): Promise<NotificationAnswer> {
  const headers = isBackground ? backgroundHeaders : {};
  const answer = await getJson(index({ query: { filter, page } }), signal, undefined, headers);
  return answer as NotificationAnswer;
}
