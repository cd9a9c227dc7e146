import { sql } from 'drizzle-orm';
import { channels } from '#contracts/realtime/channels.ts';
import { notificationKinds, type NotificationKindId } from '#domain/notification/kinds.ts';
import { channelsOf, mayReceive } from '#domain/notification/preferences.ts';
import type { NotificationText } from '#messages/notification.ts';
import type { Database } from '#mocks/db/database.ts';
import { notifications, type Severity } from '#mocks/db/schema/index.ts';
import { broadcast, type QueuedEvent } from '../broadcast.ts';
import type { ServerDependencies } from '../dependencies.ts';
import { mailTo, queueMail } from '../mail/queue.ts';
import { findRecipients, type NotificationAudience, type Recipient } from './recipients.ts';
import { notificationText } from './text.ts';

/** Something that people are told of. */
export interface Notice {
  readonly kind: NotificationKindId;
  readonly to: NotificationAudience;
  /** The company where it happened; null for what concerns an account or the platform. */
  readonly tenant: { readonly id: string; readonly name: string } | null;
  /** What it says, with the values that the text names; the kind's own text unless given. */
  readonly text?: NotificationText;
  readonly values?: Readonly<Record<string, string | number>>;
  readonly severity?: Severity;
  /** An address by a route builder. */
  readonly href?: string | null;
  /** What it is about: what happens to it again, before it was read, counts up the same line. */
  readonly subject?: { readonly type: string; readonly id: string };
  /** The operation it is about: members who may not see it are told nothing. */
  readonly operationId?: string | null;
  /** Whoever did it need not be told. */
  readonly exceptUserId?: string;
  /** A mail of its own goes out beside it. */
  readonly hasOwnMail?: boolean;
}

/** A request or a job: a job gives a list of its own for events and sends them with `publishEvents`. */
export interface NoticeSource {
  readonly deps: ServerDependencies;
  readonly outbox: QueuedEvent[];
  readonly url?: URL;
}

const kindsById = new Map(notificationKinds.map((kind) => [kind.id, kind]));

/**
 * Tells people of something, each by the channels that they chose: in the application, by e-mail at once, in
 * the daily digest. Roles that may not receive the kind are left out. Give the transaction of the change, so
 * that nobody is told of what did not happen; a transaction of `context.db` takes notices about its company
 * alone (`tenant`), those about an account or the platform need one of `context.unscoped`.
 *
 * @returns ids of the people who were told
 */
export async function notify(source: NoticeSource, tx: Database, notice: Notice): Promise<string[]> {
  const kind = kindsById.get(notice.kind);
  if (kind === undefined) throw new RangeError(`no kind of notice is called ${notice.kind}`);
  const notifiedIds: string[] = [];
  const found = await findRecipients(tx, notice.to, {
    tenantId: notice.tenant?.id ?? null,
    operationId: notice.operationId ?? null,
  });
  for (const recipient of found) {
    const { user, roles } = recipient;
    if (user.id === notice.exceptUserId || !mayReceive(kind, roles)) continue;
    const on = channelsOf(kind, roles, user.notificationPrefs);
    if (on.app || on.digest) await keep(source, tx, notice, { recipient, on });
    if (on.email && notice.hasOwnMail !== true) await mail(source, tx, notice, recipient);
    notifiedIds.push(user.id);
  }
  return notifiedIds;
}

async function keep(
  source: NoticeSource,
  tx: Database,
  notice: Notice,
  { recipient, on }: { recipient: Recipient; on: { app: boolean; digest: boolean } },
): Promise<void> {
  const { deps } = source;
  const severity = notice.severity ?? 'info';
  const said = {
    severity,
    textKey: notice.text ?? notice.kind,
    values: { app: deps.config.appName, ...notice.values },
    href: notice.href ?? null,
    isInApp: on.app,
    isInDigest: on.digest,
    createdAt: deps.clock.businessNow(),
  };
  const [row] = await tx
    .insert(notifications)
    .values({
      id: deps.newId(),
      userId: recipient.user.id,
      tenantId: notice.tenant?.id ?? null,
      kind: notice.kind,
      subjectType: notice.subject?.type ?? null,
      subjectId: notice.subject?.id ?? null,
      ...said,
    })
    .onConflictDoUpdate({
      target: [notifications.userId, notifications.kind, notifications.subjectType, notifications.subjectId],
      targetWhere: sql`read_at is null`,
      set: { ...said, digestedAt: null, groupedCount: sql`${notifications.groupedCount} + 1` },
    })
    .returning({ id: notifications.id });
  if (row && on.app) {
    const to = [channels.user(recipient.user.id)];
    broadcast(source, to, 'notification.created', { id: row.id, kind: notice.kind, severity });
  }
}

async function mail(source: NoticeSource, tx: Database, notice: Notice, { user }: Recipient): Promise<void> {
  const { deps, url } = source;
  const origin = deps.config.publicOrigin ?? url?.origin ?? null;
  const { kind, href = null, text = kind, values } = notice;
  await queueMail(source, tx, 'notification.single', mailTo(user, notice.tenant), {
    title: notificationText(user.locale, {
      kind,
      textKey: text,
      values: { app: deps.config.appName, ...values },
    }),
    href: href === null || origin === null ? null : new URL(href, origin).href,
  });
}
