import type { NotificationAnswer } from '#contracts/notification.ts';
import type { NotificationFilter } from '#contracts/notification-filters.ts';
import { index } from '#generated/routes/notification.ts';
import { backgroundHeaders } from '#runtime/protocol/background.ts';
import { getJson } from '#runtime/protocol/get-json.ts';

/** One page of the person's notices; in the background when nobody asked for it. @throws DataAnswerError when the server does not answer with them */
export async function loadNotifications(
  filter: NotificationFilter,
  page: number,
  signal: AbortSignal,
  isBackground: boolean,
): Promise<NotificationAnswer> {
  const headers = isBackground ? backgroundHeaders : {};
  const answer = await getJson(index({ query: { filter, page } }), signal, undefined, headers);
  return answer as NotificationAnswer;
}
