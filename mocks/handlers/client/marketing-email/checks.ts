import type { OpenCampaign } from '#contracts/client/marketing-email.ts';
import type { AudienceCount } from '#contracts/client/marketing-email/payload.ts';
import { checkCampaign, scoreOf } from '#domain/relation/campaign-checks.ts';
import type { MarketingEmail } from '#mocks/db/schema/index.ts';
import type { ClientContext } from '#mocks/server/context.ts';
import { settingOf } from '#mocks/server/mail/company-server.ts';
import { compositionOf, mailFor, missingCardsOf, sampleReading, weightOf } from './compose.ts';

/** What the verification finds, and who would send. */
export async function verified(
  context: ClientContext,
  row: MarketingEmail,
  { eligible }: Pick<AudienceCount, 'eligible'>,
): Promise<Pick<OpenCampaign, 'checks' | 'scoreBps' | 'weightBytes' | 'sender'>> {
  const { db, deps, actor } = context;
  const composition = await compositionOf(db, actor.tenant.id, row);
  const weightBytes = weightOf(mailFor(composition, sampleReading(composition, 'fr')));
  const setting = await settingOf(db, actor.tenant.id);
  const own = setting?.verifiedAt == null ? null : setting;
  const checks = checkCampaign({
    subject: row.subject,
    preheader: row.preheader,
    blocks: row.blocks,
    eligibleCount: eligible,
    hasOwnServer: own !== null,
    missingCards: missingCardsOf(composition),
    weightBytes,
    isTested: row.testedAt !== null,
  });
  return {
    checks,
    scoreBps: scoreOf(checks),
    weightBytes,
    sender:
      own === null
        ? `${composition.sender.name} <${deps.config.mailFrom}>`
        : `${own.fromName} <${own.fromEmail}>`,
  };
}
