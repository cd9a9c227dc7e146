import { eq } from 'drizzle-orm';
import type * as z from 'zod';
import { noPayload } from '#contracts/define.ts';
import { scheduleCampaign, testCampaign } from '#contracts/client/marketing-email/payload.ts';
import { mayBeTakenBack, scheduleMarginMinutes, undoWindowS } from '#domain/relation/campaign-states.ts';
import { marketingEmail as index } from '#generated/routes/client.ts';
import * as campaignMessages from '#messages/client/marketing-email.ts';
import { fill } from '#messages/fill.ts';
import { messagesFor } from '#messages/locale.ts';
import * as mailMessages from '#messages/mail/campaign.ts';
import { marketingEmails, type MarketingEmail } from '#mocks/db/schema/index.ts';
import { audit } from '#mocks/server/audit.ts';
import type { ClientContext } from '#mocks/server/context.ts';
import { ValidationFailure } from '#mocks/server/failures.ts';
import { clientAction, redirect } from '#mocks/server/handler.ts';
import { enqueueJob } from '#mocks/server/jobs/enqueue.ts';
import { queueCampaignMail } from '#mocks/server/mail/campaign/queue.ts';
import { mailFormat } from '#mocks/server/mail/format.ts';
import { mailHref } from '#mocks/server/mail/href.ts';
import { hitThrottle } from '#mocks/server/throttle.ts';
import { countOf, membersOfAudience } from './audience.ts';
import { verified } from './checks.ts';
import { compositionOf, mailFor, sampleReading } from './compose.ts';
import { parisInstant } from '#mocks/server/paris-time.ts';
import { campaign } from './record.ts';
import { draftOfRoute } from './save.ts';
import { beginCampaign, sendBatch } from './send-job.ts';

const textsOf = ({ locale }: ClientContext) => messagesFor(locale, campaignMessages);
const opened = ({ id }: MarketingEmail, step: 'verification' | 'rapport') =>
  index({ query: { open: id, step } });
/** Tests that a company may send in an hour. */
const testsPerHour = 30;

/** Under which origin the links of the mails lead: that of the installation, else that of the request. */
const originOf = (context: ClientContext): string => new URL(mailHref(context, '/')).origin;

/** Sends what a draft says to a few addresses. */
export const testHandler = clientAction(testCampaign, {
  find: draftOfRoute,
  act: async (context, { emails }, row) => {
    const { deps, actor, locale } = context;
    const wait = await hitThrottle(deps, `campaign-test:${actor.tenant.id}`, testsPerHour, 3600);
    if (wait !== null) throw new ValidationFailure({ base: textsOf(context).tooManyTests });
    const composition = await compositionOf(context.db, actor.tenant.id, row);
    const mail = mailFor(composition, sampleReading(composition, locale));
    const to = [...new Set(emails.map((email) => email.toLowerCase()))];
    const { testSubject } = messagesFor(locale, mailMessages);
    await context.db.transaction(async (tx) => {
      for (const address of to) {
        await queueCampaignMail(deps, tx, {
          ...mail,
          subject: fill(testSubject, { subject: mail.subject }),
          tenantId: actor.tenant.id,
          to: { address, name: null },
          locale,
          fromName: composition.sender.name,
          replyTo: actor.user.email,
          createdBy: actor.user.id,
          operationId: row.operationId,
          unsubscribeHref: null,
        });
      }
      await tx
        .update(marketingEmails)
        .set({ testedAt: deps.clock.businessNow(), testSentTo: to })
        .where(eq(marketingEmails.id, row.id));
      await audit(context, tx, 'campaign.test', { type: 'campaign', id: row.id, label: row.name });
    });
    campaign.declaration.announce(context, [row]);
    return redirect(opened(row, 'verification'), {
      type: 'success',
      text: fill(textsOf(context).testSent, { addresses: to.join(', ') }),
    });
  },
});

/** @throws ValidationFailure with the first thing that is missing */
async function checkReady(context: ClientContext, row: MarketingEmail): Promise<void> {
  const texts = textsOf(context);
  const count = countOf(await membersOfAudience(context.db, row.audience));
  const { checks } = await verified(context, row, count);
  const wrong = checks.find(({ state }) => state === 'wrong');
  if (wrong === undefined) return;
  const text =
    wrong.key === 'recipients'
      ? fill(texts.refusals.recipients, {
          noConsent: count.noConsent,
          unsubscribed: count.unsubscribed + count.suppressed,
        })
      : texts.refusals[wrong.key];
  throw new ValidationFailure({ base: text });
}

/** When a campaign is to leave. @throws ValidationFailure for an hour that is too near or has passed */
function hourOf(context: ClientContext, asked: z.output<typeof scheduleCampaign.payload>): Date {
  const now = context.deps.clock.businessNow();
  if (asked.isNow) return new Date(now.getTime() + undoWindowS * 1000);
  const at = parisInstant(asked.on, asked.at);
  if (at.getTime() - now.getTime() < scheduleMarginMinutes * 60_000) {
    throw new ValidationFailure({ on: textsOf(context).refusals.hour });
  }
  return at;
}

/** Sets the hour of a campaign; one that leaves at once can be taken back for a minute. */
export const scheduleHandler = clientAction(scheduleCampaign, {
  find: draftOfRoute,
  act: async (context, asked, row) => {
    const { deps, actor } = context;
    const scheduledAt = hourOf(context, asked);
    await checkReady(context, row);
    await campaign.change(context, row, {
      action: 'schedule',
      columns: { status: 'scheduled', scheduledAt, isImmediate: asked.isNow, scheduledBy: actor.user.id },
    });
    const delayMs = scheduledAt.getTime() - deps.clock.businessNow().getTime();
    await enqueueJob(
      deps,
      context.db,
      beginCampaign,
      { campaignId: row.id, scheduledAt: scheduledAt.toISOString(), origin: originOf(context) },
      {
        scope: { tenantId: actor.tenant.id },
        createdBy: actor.user.id,
        runAt: new Date(deps.clock.systemNow().getTime() + delayMs),
      },
    );
    const texts = textsOf(context);
    const date = mailFormat(context.locale, '').moment(scheduledAt);
    return redirect(opened(row, 'verification'), {
      type: 'success',
      text: asked.isNow ? texts.leavesAtOnce : fill(texts.scheduledFor, { date }),
    });
  },
});

/** Takes a campaign back before its hour. */
export const unscheduleHandler = clientAction(noPayload, {
  find: async (context) => {
    const row = await campaign.ofRouteToChange(context);
    if (!mayBeTakenBack(row, context.deps.clock.businessNow())) {
      throw new ValidationFailure({ base: textsOf(context).refusals.tooLate });
    }
    return row;
  },
  act: async (context, _payload, row) => {
    await campaign.change(context, row, {
      action: 'unschedule',
      columns: { status: 'draft', scheduledAt: null, isImmediate: false, scheduledBy: null },
    });
    return redirect(opened(row, 'verification'), { type: 'success', text: textsOf(context).takenBack });
  },
});

const inState =
  (status: MarketingEmail['status']) =>
  async (context: ClientContext): Promise<MarketingEmail> => {
    const row = await campaign.ofRouteToChange(context);
    if (row.status !== status) throw new ValidationFailure({ base: textsOf(context).refusals.state });
    return row;
  };

/** Holds back what has not left yet. */
export const pauseHandler = clientAction(noPayload, {
  find: inState('sending'),
  act: async (context, _payload, row) => {
    await campaign.change(context, row, { action: 'pause', columns: { status: 'paused' } });
    return redirect(opened(row, 'rapport'), { type: 'success', text: textsOf(context).paused });
  },
});

/** Goes on where a campaign was held back. */
export const resumeHandler = clientAction(noPayload, {
  find: inState('paused'),
  act: async (context, _payload, row) => {
    const { deps, actor } = context;
    await campaign.change(context, row, { action: 'resume', columns: { status: 'sending', fault: null } });
    await enqueueJob(
      deps,
      context.db,
      sendBatch,
      { campaignId: row.id, version: row.version + 1, origin: originOf(context) },
      { scope: { tenantId: actor.tenant.id }, createdBy: actor.user.id },
    );
    return redirect(opened(row, 'rapport'), { type: 'success', text: textsOf(context).resumed });
  },
});
