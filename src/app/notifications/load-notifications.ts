import type { NotificationAnswer, NotificationFilter } from '#contracts/notification.ts';
import { index } from '#generated/routes/notification.ts';

/** One page of the person's notices. @throws Error when the server does not answer with them */
export async function loadNotifications(
  filter: NotificationFilter,
  page: number,
  signal: AbortSignal,
): Promise<NotificationAnswer> {
  const response = await fetch(index({ query: { filter, page } }), {
    headers: { Accept: 'application/json' },
    signal,
  });
  if (!response.ok) throw new Error(`the notices answered ${response.status}`);
  // The server validates its answers by the same contract.
  return (await response.json()) as NotificationAnswer;
}
