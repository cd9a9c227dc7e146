import { eq } from 'drizzle-orm';
import { sourcingDownload, sourcingPage } from '#contracts/client/sourcing.ts';
import { opportunityFormPage, type OpportunityFormProps } from '#contracts/client/sourcing/form.ts';
import { storeOpportunity, updateOpportunity } from '#contracts/client/sourcing/payload.ts';
import { advertAddress } from '#domain/sourcing/advert-address.ts';
import { isOpenStage } from '#domain/sourcing/stages.ts';
import { edit } from '#generated/routes/client/sourcing.ts';
import * as sourcingMessages from '#messages/client/sourcing.ts';
import { fill } from '#messages/fill.ts';
import { messagesFor } from '#messages/locale.ts';
import { operations, type Opportunity } from '#mocks/db/schema/index.ts';
import { canNow, type ClientContext } from '#mocks/server/context.ts';
import { answerDownload } from '#mocks/server/downloads/answer.ts';
import { clientAction, clientData, clientPage, redirect } from '#mocks/server/handler.ts';
import { parisDay } from '#mocks/server/paris-day.ts';
import { defineResource } from '#mocks/server/resource.ts';
import { contactChoices } from '../contact/choices.ts';
import { membersOf } from '../operation/members.ts';
import { todayOf } from '../supplier/compliance.ts';
import { alertsFitting } from './alert-matches.ts';
import { alert, alertBin, alertRows, storeAlertHandler, updateAlertHandler } from './alerts.ts';
import { bulk } from './bulk.ts';
import { convertHandler } from './convert.ts';
import { importUrlHandler } from './import-url.ts';
import { boardOf, opportunitySource, placesOf, shortcutsOf } from './list.ts';
import { marketHandler } from './market.ts';
import { photoHandler } from './photo.ts';
import { opportunity, opportunityBin } from './record.ts';
import { scoreHandler, simulateHandler } from './simulation.ts';
import { rejectHandler, stageHandler } from './stages.ts';

async function currentOf({ db }: ClientContext, row: Opportunity): Promise<OpportunityFormProps['current']> {
  const { id, ref, deletedAt } = operations;
  const [made] =
    row.operationId === null
      ? []
      : await db.select({ id, ref, deletedAt }).from(operations).where(eq(id, row.operationId)).limit(1);
  const alerts = isOpenStage(row.stage) ? await alertsFitting(db, row) : [];
  return {
    stage: row.stage,
    rejectReason: row.rejectReason,
    operation: made ? { id: made.id, ref: made.ref, isInBin: made.deletedAt !== null } : null,
    isGone: row.stage === 'converted' && row.operationId === null,
    score: row.score,
    createdOn: parisDay(row.createdAt),
    alerts: alerts.map(({ name }) => name),
  };
}

const formProps = async (context: ClientContext, row: Opportunity | null) => ({
  form: await opportunity.formProps(context, row),
  current: row && (await currentOf(context, row)),
  people: await membersOf(context),
  contacts: await contactChoices(context),
  today: todayOf(context.deps),
  canConvert: canNow(context, 'operation.create') && canNow(context, 'sourcing.update'),
});

/** A new opportunity, from the address of its advert where the link brings one. */
async function newOpportunity(context: ClientContext, { url }: { readonly url: string }) {
  const props = await formProps(context, null);
  const advert = advertAddress(url);
  if (advert !== null) {
    const { values } = props.form;
    values.url = advert.url;
    if (advert.sourceKind !== null) values.sourceKind = advert.sourceKind;
  }
  return props;
}

/** Enters an opportunity, and tells whoever enters it which of their alerts it fits. */
const storeHandler = clientAction(storeOpportunity, async (context, payload) => {
  await opportunity.declaration.check?.(context, payload, null);
  const id = await opportunity.create(context, payload);
  const texts = messagesFor(context.locale, sourcingMessages);
  const own = (await alertsFitting(context.db, payload)).filter(
    ({ createdBy }) => createdBy === context.actor.user.id,
  );
  const text = [
    fill(texts.created, { name: payload.title }),
    ...own.slice(0, 1).map(({ name }) => fill(texts.alerts.matched, { name })),
  ].join(' ');
  return redirect(edit(id), { type: 'success', text });
});

/** Opportunities of a company: list, pipeline, map, form, first look, conversion, alerts, bin. */
export const sourcingResource = defineResource({
  handlers: {
    'client.sourcing': clientPage(sourcingPage, async (context, query) => ({
      list: await opportunitySource.answer(context, query),
      board: query.look === 'board' && query.deleted === '' ? await boardOf(context, query) : null,
      places: query.look === 'map' && query.deleted === '' ? await placesOf(context, query) : null,
      shortcuts: await shortcutsOf(context, query),
      alerts: await alertRows(context),
      people: await membersOf(context),
      today: todayOf(context.deps),
      canConvert: canNow(context, 'operation.create') && canNow(context, 'sourcing.update'),
    })),
    'client.sourcing.download': clientData(sourcingDownload, (context, { format }) =>
      answerDownload(context, opportunitySource.download, format),
    ),
    'client.sourcing.create': clientPage(opportunityFormPage, newOpportunity),
    'client.sourcing.edit': clientPage(opportunityFormPage, async (context) =>
      formProps(context, await opportunity.ofRoute(context)),
    ),
    'client.sourcing.import-url': importUrlHandler,
    'client.sourcing.store': storeHandler,
    'client.sourcing.update': opportunity.update(updateOpportunity),
    'client.sourcing.destroy': opportunity.destroy,
    'client.sourcing.bulk': bulk,
    'client.sourcing.stage': stageHandler,
    'client.sourcing.reject': rejectHandler,
    'client.sourcing.quick-sim': simulateHandler,
    'client.sourcing.score': scoreHandler,
    'client.sourcing.photo': photoHandler,
    'client.sourcing.market': marketHandler,
    'client.sourcing.convert': convertHandler,
    'client.sourcing.alerts.store': storeAlertHandler,
    'client.sourcing.alerts.update': updateAlertHandler,
    'client.sourcing.alerts.destroy': alert.destroy,
  },
  records: [opportunity.resource, alert.resource],
  listPages: [opportunitySource.listPage],
  downloads: [opportunitySource.download],
  bins: [opportunityBin, alertBin],
});
