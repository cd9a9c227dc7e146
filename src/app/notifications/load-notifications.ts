import type { NotificationAnswer, NotificationFilter } from '#contracts/notification.ts';
import { index } from '#generated/routes/notification.ts';
import { getJson } from '#runtime/protocol/get-json.ts';

/** One page of the person's notices. @throws DataAnswerError when the server does not answer with them */
export async function loadNotifications(
  filter: NotificationFilter,
  page: number,
  signal: AbortSignal,
): Promise<NotificationAnswer> {
  // The server validates its answers by the same contract.
  return (await getJson(index({ query: { filter, page } }), signal)) as NotificationAnswer;
}
