import { sendOffer } from '#contracts/client/operation/offer/payload.ts';
import { filledHtml, filledLine, paragraphsOf } from '#domain/offer/fill-in.ts';
import type { Day } from '#domain/time/day.ts';
import { fill } from '#messages/fill.ts';
import type { Database } from '#mocks/db/database.ts';
import type { Contact } from '#mocks/db/schema/index.ts';
import { fullName } from '#mocks/server/actor.ts';
import { backAddress } from '#mocks/server/back.ts';
import type { ClientContext } from '#mocks/server/context.ts';
import { ValidationFailure } from '#mocks/server/failures.ts';
import { clientAction, redirect } from '#mocks/server/handler.ts';
import { queueMail } from '#mocks/server/mail/queue.ts';
import { changeRow } from '#mocks/db/queries/business-table.ts';
import { offers } from '#mocks/db/schema/index.ts';
import { writeStateChange } from '../state-change.ts';
import { withValidatedSimulation } from '../steps/facts.ts';
import { offerSent } from './agreed.ts';
import { letterOf, missingNames, valuesOf } from './letter.ts';
import { offerPart, texts, type FoundOffer } from './record.ts';
import { recipientsOf } from './rows.ts';
import { announceMoved, checkPast, offerRoutes } from './steps.ts';

/** The text of an offer as it goes out, and what is still missing in it. */
async function lettered(context: ClientContext, { operation, offer }: FoundOffer, sentOn: string) {
  const people = await recipientsOf(context, [offer]);
  const [first] = offer.recipientContactIds.flatMap((id) => people.get(id) ?? []);
  const letter = await letterOf(context, operation, { templateId: offer.templateId, sentOn });
  const values = valuesOf(letter, offer, first?.displayName ?? null);
  return {
    people: offer.recipientContactIds.flatMap((id) => people.get(id) ?? []),
    subject: filledLine(offer.subject, values),
    body: filledHtml(offer.body, values),
    missing: missingNames(context, `${offer.subject} ${offer.body}`, values),
  };
}

/** Sends an offer: its text is written down as it goes out, and the operation moves on to the offer. */
export const sendHandler = clientAction(sendOffer, {
  find: offerPart.ofRoute,
  act: async (context, payload, found) => {
    const { version, channel, sentOn, isConfirmed } = payload;
    await offerPart.checkVersion(context, found, version);
    checkPast(context, 'sentOn', sentOn);
    const { offer, operation } = found;
    const letter = await lettered(context, found, sentOn);
    const parent =
      offer.parentOfferId === null ? null : await offerPart.find(context, operation.id, offer.parentOfferId);
    const hasSimulation = (await withValidatedSimulation(context, [operation.id])).has(operation.id);
    const mailed =
      channel === 'email'
        ? letter.people.filter(({ id, email }) => payload.to.includes(id) && email !== null)
        : [];
    const isAnswer = parent?.status === 'countered';
    await offerRoutes.take(context, found, 'send', {
      version,
      on: sentOn,
      facts: {
        channel,
        sentOn: sentOn as Day,
        hasBody: offer.body !== '',
        emptyFields: letter.missing,
        recipientsCount: letter.people.length,
        recipientsWithEmailCount: mailed.length,
        parentState: parent?.status ?? null,
        hasValidatedSimulation: hasSimulation,
      },
      confirmed: isConfirmed ? ['no_validated_simulation'] : [],
      check: () => {
        if (channel === 'email' && payload.subject === '') {
          throw new ValidationFailure({ subject: texts(context).refusals.mailSubject });
        }
      },
      columns: { channel, sentOn, subject: letter.subject, sentBody: letter.body },
      alongside: async (tx) => {
        if (isAnswer) await withdrawParent(context, tx, parent, sentOn);
        await offerSent(context, tx, found, { sentOn, hasSimulation });
        await mailOffer(context, tx, mailed, payload, letter.body);
      },
    });
    if (isAnswer) offerPart.announce(context, { ...parent, version: parent.version + 1 });
    announceMoved(context, found);
    const { done, mailed: count } = texts(context).send;
    const text = mailed.length > 0 ? fill(count, { number: offer.number, count: mailed.length }) : done;
    return redirect(backAddress(context), { type: 'success', text: fill(text, { number: offer.number }) });
  },
});

async function withdrawParent(
  { deps, actor }: ClientContext,
  tx: Database,
  parent: FoundOffer['offer'],
  on: string,
): Promise<void> {
  const at = deps.clock.businessNow();
  const columns = { status: 'withdrawn' as const, decidedOn: on };
  await changeRow(tx, offers, { id: parent.id, version: parent.version }, { at, columns });
  await writeStateChange(deps, tx, 'offer', parent, {
    fromState: parent.status,
    toState: 'withdrawn',
    on,
    byUserId: actor.user.id,
    reason: null,
  });
}

/** The letter itself in the mail, below the words of whoever sends it. */
async function mailOffer(
  context: ClientContext,
  tx: Database,
  people: readonly Contact[],
  { subject, message }: { readonly subject: string; readonly message: string },
  body: string,
): Promise<void> {
  const { tenant, user } = context.actor;
  for (const { email, displayName, language } of people) {
    await queueMail(
      context,
      tx,
      'offer.sent',
      { email: email ?? '', name: displayName, locale: language, tenant, replyTo: user.email },
      {
        sender: fullName(user),
        company: tenant.name,
        subject,
        message,
        letter: [...paragraphsOf(body)],
      },
    );
  }
}
