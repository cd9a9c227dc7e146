import { eq } from 'drizzle-orm';
import { emailCalendar, forwardEmail, resendEmail } from '#contracts/client/email-history/show.ts';
import { show } from '#generated/routes/client/email-history.ts';
import * as emailMessages from '#messages/client/email-history.ts';
import { fill } from '#messages/fill.ts';
import { messagesFor } from '#messages/locale.ts';
import { outgoingMails, suppressions, type OutgoingMailRow } from '#mocks/db/schema/index.ts';
import { fullName } from '#mocks/server/actor.ts';
import { audit } from '#mocks/server/audit.ts';
import type { ClientContext } from '#mocks/server/context.ts';
import { notFound, ValidationFailure } from '#mocks/server/failures.ts';
import { clientAction, clientData, redirect } from '#mocks/server/handler.ts';
import { addressHash } from '#mocks/server/mail/outcome.ts';
import { queueMail, sendLater } from '#mocks/server/mail/queue.ts';
import { bodyOf, emailOfRoute, obstacleOf } from './record.ts';

const textsOf = ({ locale }: ClientContext) => messagesFor(locale, emailMessages);

/** @throws ValidationFailure for an address that refused mails or does not want them */
async function checkAddress(context: ClientContext, address: string): Promise<void> {
  const rows = await context.db
    .select({ id: suppressions.id })
    .from(suppressions)
    .where(eq(suppressions.addressHash, await addressHash(address)));
  if (rows.length > 0) throw new ValidationFailure({ to: textsOf(context).suppressed });
}

const subjectOf = ({ id, subject }: OutgoingMailRow) => ({ type: 'email', id, label: subject });

/** Sends a mail again as it is. */
export const resendHandler = clientAction(resendEmail, {
  find: emailOfRoute,
  act: async (context, { to }, found) => {
    const texts = textsOf(context);
    const obstacle = obstacleOf(found);
    if (obstacle !== null) throw new ValidationFailure({ base: texts.obstacles[obstacle] });
    const toAddress = to ?? found.toAddress;
    await checkAddress(context, toAddress);
    const { deps, actor } = context;
    const id = deps.newId();
    const isSame = toAddress === found.toAddress;
    await context.db.transaction(async (tx) => {
      await tx.insert(outgoingMails).values({
        id,
        tenantId: actor.tenant.id,
        kind: found.kind,
        origin: found.origin,
        keepsBody: true,
        locale: found.locale,
        toAddress,
        toName: isSame ? found.toName : null,
        fromAddress: deps.config.mailFrom,
        fromName: deps.config.appName,
        replyTo: actor.user.email,
        subject: found.subject,
        html: found.html,
        text: found.text,
        calendar: found.calendar,
        createdBy: actor.user.id,
        contactId: isSame ? found.contactId : null,
        operationId: found.operationId,
        resendOf: found.id,
        createdAt: deps.clock.systemNow(),
        updatedAt: deps.clock.systemNow(),
        writtenAt: deps.clock.businessNow(),
      });
      await sendLater(deps, tx, id, actor.tenant.id);
      await audit(context, tx, 'email.resend', subjectOf(found));
    });
    return redirect(show(id), { type: 'success', text: fill(texts.resend.done, { address: toAddress }) });
  },
});

/** Sends what a mail said to somebody else. */
export const forwardHandler = clientAction(forwardEmail, {
  find: emailOfRoute,
  act: async (context, { to, note }, found) => {
    const texts = textsOf(context);
    const { body } = bodyOf(found);
    if (body === null) throw new ValidationFailure({ base: texts.obstacles.noBody });
    await checkAddress(context, to);
    const { user, tenant } = context.actor;
    const id = await context.db.transaction(async (tx) => {
      const mailId = await queueMail(
        context,
        tx,
        'mail.forward',
        {
          email: to,
          name: null,
          locale: found.locale,
          tenant,
          replyTo: user.email,
          about: { senderId: user.id, operationId: found.operationId },
        },
        {
          sender: fullName(user),
          company: tenant.name,
          subject: found.subject,
          address: found.toAddress,
          at: found.writtenAt,
          note,
          text: body.text,
        },
      );
      await tx.update(outgoingMails).set({ resendOf: found.id }).where(eq(outgoingMails.id, mailId));
      await audit(context, tx, 'email.forward', subjectOf(found));
      return mailId;
    });
    return redirect(show(id), { type: 'success', text: fill(texts.forward.done, { address: to }) });
  },
});

/** The entry for a calendar that went with a mail. */
export const calendarHandler = clientData(emailCalendar, async (context) => {
  const { id, calendar } = await emailOfRoute(context);
  if (calendar === null) throw notFound(`attachment of mail ${id}`);
  return {
    kind: 'raw',
    response: new Response(calendar, {
      headers: {
        'content-type': 'text/calendar; charset=utf-8',
        'content-disposition': 'attachment; filename="rendez-vous.ics"',
        'cache-control': 'no-store',
      },
    }),
  };
});
