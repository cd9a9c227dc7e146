import type { Database } from '#mocks/db/database.ts';
import { notify, type Notice, type NoticeSource } from './notify.ts';

/** A notice to whoever began something: to the owners where they have left, or may no longer be told. */
export async function notifyAuthor(
  source: NoticeSource,
  tx: Database,
  userId: string,
  notice: Omit<Notice, 'to'>,
): Promise<void> {
  const notified = await notify(source, tx, { ...notice, to: { userIds: [userId] } });
  if (notified.length === 0) await notify(source, tx, { ...notice, to: { tenantRoles: ['owner'] } });
}
