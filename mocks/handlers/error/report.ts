import { reportError, type ReportAnswer } from '#contracts/error/report.ts';
import { maxReportLength } from '#contracts/limits.ts';
import { dashboard } from '#generated/routes/admin.ts';
import { fill } from '#messages/fill.ts';
import { validationText } from '#messages/validation.ts';
import { errorReports } from '#mocks/db/schema/index.ts';
import type { SignedInContext } from '#mocks/server/context.ts';
import { json, signedInAction, type RawAnswer, type RouteHandlers } from '#mocks/server/handler.ts';
import { mailHref } from '#mocks/server/mail/href.ts';
import { queueMail } from '#mocks/server/mail/queue.ts';
import { hitThrottle } from '#mocks/server/throttle.ts';

/** Reports of one person in an hour. */
const reportsPerHour = 10;

const answer = (body: ReportAnswer): RawAnswer => json(body);

/** Handler of `error.report`: keeps what a person writes about an error, and tells the support. */
export const errorHandlers = {
  'error.report': signedInAction(reportError, async (context, payload) => {
    const message = payload.message.trim();
    const { locale } = context;
    if (message === '') return answer({ outcome: 'refused', error: validationText(locale, 'required') });
    if (message.length > maxReportLength) {
      const error = fill(validationText(locale, 'tooLong'), { max: maxReportLength });
      return answer({ outcome: 'refused', error });
    }
    const wait = await hitThrottle(context.deps, `report:${context.actor.user.id}`, reportsPerHour, 3600);
    if (wait !== null)
      return answer({ outcome: 'refused', error: validationText(locale, 'tooManyRequests') });
    const requestId = /^[\w-]{1,64}$/.test(payload.requestId) ? payload.requestId : '-';
    await keep(context, requestId, message);
    context.deps.log.warn('an error was reported', { reported: requestId, userId: context.actor.user.id });
    return answer({ outcome: 'received' });
  }),
} satisfies Partial<RouteHandlers>;

async function keep(context: SignedInContext, requestId: string, message: string): Promise<void> {
  const { actor, deps } = context;
  await context.unscoped.transaction(async (tx) => {
    await tx.insert(errorReports).values({
      id: deps.newId(),
      requestId,
      userId: actor.user.id,
      tenantId: actor.tenant?.id ?? null,
      message,
      createdAt: deps.clock.systemNow(),
    });
    const support = { email: deps.config.supportEmail, name: null, locale: 'fr', tenant: null } as const;
    await queueMail(context, tx, 'error.reported', support, {
      requestId,
      message,
      person: `${actor.name} <${actor.user.email}>`,
      company: actor.tenant?.name ?? deps.config.appName,
      href: mailHref(context, dashboard()),
    });
  });
}
