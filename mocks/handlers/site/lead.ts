import { and, eq, isNull } from 'drizzle-orm';
import type * as z from 'zod';
import { storeSiteLead } from '#contracts/site/payload.ts';
import { parsePhone } from '#domain/identity/phone.ts';
import type { SiteContent } from '#domain/site/site.ts';
import { show } from '#generated/routes/site.ts';
import { messagesFor } from '#messages/locale.ts';
import * as siteMessages from '#messages/site.ts';
import { lots, type Site } from '#mocks/db/schema/index.ts';
import type { RequestContext } from '#mocks/server/context.ts';
import { ValidationFailure } from '#mocks/server/failures.ts';
import { action, redirect, type Answer } from '#mocks/server/handler.ts';
import { callerOf } from '#mocks/server/identity/limits.ts';
import { announceLead, receiveLead, type IncomingLead } from '#mocks/server/lead/receive.ts';
import { htmlAnswer } from '#mocks/server/site/document.ts';
import { hitThrottle } from '#mocks/server/throttle.ts';
import { onlineSite } from './find.ts';
import { formLifeS, publicDocument } from './show.ts';

type Given = z.output<typeof storeSiteLead.payload>;

/** Requests of one address in a minute. */
const perMinute = 5;
/** Nobody fills in the form in less, in seconds. */
const quickestS = 2;
const emailPattern = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/;

const words = messagesFor('fr', siteMessages).form;

/** What is wrong with what a visitor typed. */
function problemsOf(given: Given, content: SiteContent): Record<string, string> {
  const errors: Record<string, string> = {};
  if (given.lastName === '') errors['lastName'] = words.needLastName;
  if (!emailPattern.test(given.email)) errors['email'] = words.needEmail;
  const hasPhone = content.formFields.includes('phone') && given.phone !== '';
  if (hasPhone && parsePhone(given.phone) === null) errors['phone'] = words.needPhone;
  if (given.consent === '') errors['consent'] = words.needConsent;
  return errors;
}

/** True for what no person sends: the hidden field is filled in, or the form came back at once. */
function isMachine({ isSigned, url, deps }: RequestContext, { website }: Given): boolean {
  if (website !== '') return true;
  if (!isSigned) return false;
  const shownAtS = Number(url.searchParams.get('expires')) - formLifeS;
  return deps.clock.systemNow().getTime() / 1000 - shownAtS < quickestS;
}

/** Handler of `site.lead.store`: the form of a public page, kept as a request with the words that were agreed to. */
export const leadHandler = action(storeSiteLead, {
  find: onlineSite,
  act: async (context, given, site) => {
    const thanks = redirect(
      `${show({ siteSlug: site.publishedSlug ?? site.slug }, { query: { merci: '1' } })}#contact`,
    );
    const content = site.published ?? site.draft;
    // Counted before anything is written, machines too.
    const waitS = await hitThrottle(context.deps, `site-lead:${callerOf(context)}`, perMinute, 60);
    if (waitS !== null) return refused(context, site, given, { base: words.tooMany });
    if (isMachine(context, given)) return thanks;
    const errors = problemsOf(given, content);
    if (Object.keys(errors).length > 0) return refused(context, site, given, errors);
    await keep(context, site, content, given);
    return thanks;
  },
});

/** The page again, with what was typed and what is wrong; a program is told the errors alone. */
async function refused(
  context: RequestContext,
  site: Site,
  { website: _trap, ...values }: Given,
  errors: Record<string, string>,
): Promise<Answer> {
  if (!context.isSigned) throw new ValidationFailure(errors);
  const html = await publicDocument(context, site, { values, errors, isSent: false });
  return { kind: 'raw', response: htmlAnswer(html, errors['base'] === undefined ? 422 : 429) };
}

async function keep(context: RequestContext, site: Site, content: SiteContent, given: Given): Promise<void> {
  const { deps, unscoped } = context;
  const phone = content.formFields.includes('phone') ? parsePhone(given.phone) : null;
  const lead: IncomingLead = {
    tenantId: site.tenantId,
    operationId: site.operationId,
    lotId: await shownLot(context, site, content, given.lotId),
    portal: 'mini_site',
    externalId: null,
    listingRef: site.publishedSlug,
    firstName: given.firstName,
    lastName: given.lastName,
    email: given.email.toLowerCase(),
    phones: phone === null ? [] : [phone],
    message: content.formFields.includes('message') ? given.message : '',
    kind: 'information',
    budgetCents: null,
    consentText: content.consentText,
    receivedAt: deps.clock.businessNow(),
    raw: null,
    recipientUserIds: content.recipientUserIds,
  };
  const id = await unscoped.transaction((tx) => receiveLead(context, tx, lead));
  if (id !== null) announceLead(context, id, lead);
}

/** The lot that was chosen, as far as the page shows it. */
async function shownLot(
  { unscoped }: RequestContext,
  site: Site,
  content: SiteContent,
  lotId: string,
): Promise<string | null> {
  if (!content.lotIds.includes(lotId)) return null;
  const [row] = await unscoped
    .select({ id: lots.id })
    .from(lots)
    .where(and(eq(lots.id, lotId), eq(lots.operationId, site.operationId), isNull(lots.deletedAt)))
    .limit(1);
  return row?.id ?? null;
}
