import { show } from '#generated/routes/share.ts';
import type { Database } from '#mocks/db/database.ts';
import { fullName } from '#mocks/server/actor.ts';
import type { ClientContext } from '#mocks/server/context.ts';
import { mailHref } from '#mocks/server/mail/href.ts';
import { queueMail } from '#mocks/server/mail/queue.ts';
import type { FoundLink } from '#mocks/server/share/find-link.ts';
import { titleOfLink } from '#mocks/server/share/views.ts';

/** Sends a link to whom it was made for; its code, where it has one, is told by another way. */
export async function sendLink(
  context: ClientContext,
  tx: Database,
  found: Pick<FoundLink, 'share' | 'operation' | 'profile'>,
  token: string,
): Promise<void> {
  const { tenant, user } = context.actor;
  const { recipientEmail, recipientName, message, expiresOn, codeHash } = found.share;
  await queueMail(
    context,
    tx,
    'share.link',
    {
      email: recipientEmail,
      name: recipientName,
      locale: 'fr',
      tenant,
      replyTo: user.email,
      about: { senderId: user.id, operationId: found.operation?.id ?? null },
    },
    {
      sender: fullName(user),
      company: tenant.name,
      title: titleOfLink(found),
      message: message ?? '',
      // Noon: the same day in every zone of the country.
      lastDay: new Date(`${expiresOn}T12:00:00Z`),
      hasCode: codeHash !== null,
      href: mailHref(context, show({ token })),
    },
  );
}
