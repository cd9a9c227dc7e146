import { and, asc, desc, eq, inArray, isNotNull, isNull, or } from 'drizzle-orm';
import {
  commercialInformationPage,
  type CommercialInformationProps,
} from '#contracts/client/quick-sale/commercial-information-form.ts';
import { quickSaleFormPage } from '#contracts/client/quick-sale/form.ts';
import { saleInformationPage } from '#contracts/client/quick-sale/sale-information-form.ts';
import { energyClasses, hasDetail } from '#domain/lot/details.ts';
import { advertFeatures } from '#domain/quick-sale/advert-text.ts';
import { advertisedPrice } from '#domain/quick-sale/price.ts';
import { yearlyRent, yieldBps } from '#domain/quick-sale/yields.ts';
import { media, profiles, type QuickSale } from '#mocks/db/schema/index.ts';
import { can, type ClientContext } from '#mocks/server/context.ts';
import { fileHref } from '#mocks/server/files/href.ts';
import { clientPage } from '#mocks/server/handler.ts';
import { contactChoices } from '../contact/choices.ts';
import { openProfiles } from '../profile/access.ts';
import { diagnosticsOf } from './diagnostics.ts';
import { currentOf, todayOf } from './facts.ts';
import { commercialInformation, lockOf, quickSale, saleInformation } from './record.ts';

const maxLibrary = 300;

/** What may no longer change is only read. */
const unlessLocked = <Form extends { readonly can: { readonly save: boolean; readonly delete: boolean } }>(
  context: ClientContext,
  row: QuickSale,
  form: Form,
): Form => ({ ...form, can: { ...form.can, save: form.can.save && lockOf(context, row) === null } });

async function profilesOf(context: ClientContext) {
  return context.db
    .select({ id: profiles.id, name: profiles.name })
    .from(profiles)
    .where(and(isNull(profiles.deletedAt), isNull(profiles.archivedAt), openProfiles(context)))
    .orderBy(asc(profiles.name), asc(profiles.id));
}

/** The empty form. */
export const createHandler = clientPage(quickSaleFormPage, async (context) => ({
  form: await quickSale.formProps(context, null),
  current: null,
  profiles: await profilesOf(context),
  contacts: [],
  today: todayOf(context),
}));

/** What the property is. */
export const editHandler = clientPage(quickSaleFormPage, async (context) => {
  const row = await quickSale.ofRoute(context);
  const current = await currentOf(context, row);
  return {
    form: unlessLocked(context, row, await quickSale.formProps(context, row)),
    current,
    profiles: await profilesOf(context),
    contacts: current.can.offer ? await contactChoices(context) : [],
    today: todayOf(context),
  };
});

/** Price, mandate, tenants, charges, technical reports. */
export const saleInformationHandler = clientPage(saleInformationPage, async (context) => {
  const row = await saleInformation.ofRoute(context);
  return {
    form: unlessLocked(context, row, await saleInformation.formProps(context, row)),
    current: await currentOf(context, row),
    diagnostics: await diagnosticsOf(context, row.id),
    property: {
      inseeCode: row.inseeCode,
      areaM2: row.areaM2,
      hasCopro: hasDetail(row.type, 'coproLotsCount'),
    },
    today: todayOf(context),
  };
});

/** Texts and pictures of the advert. */
export const commercialInformationHandler = clientPage(commercialInformationPage, async (context) => {
  const row = await commercialInformation.ofRoute(context);
  return {
    form: unlessLocked(context, row, await commercialInformation.formProps(context, row)),
    current: await currentOf(context, row),
    library: await libraryOf(context, row),
    property: propertyOf(context, row),
  };
});

/** Pictures that stand free in the library, the latest first, and those of the advert. */
async function libraryOf(
  context: ClientContext,
  { mediaIds }: QuickSale,
): Promise<CommercialInformationProps['library']> {
  const isFree = can(context, 'media.list') ? isNull(media.operationId) : undefined;
  const isOwn = mediaIds.length > 0 ? inArray(media.id, mediaIds) : undefined;
  const isOffered = or(isFree, isOwn);
  if (isOffered === undefined) return [];
  const rows = await context.db
    .select()
    .from(media)
    .where(and(isNull(media.deletedAt), eq(media.kind, 'photo'), isNotNull(media.fileId), isOffered))
    .orderBy(desc(media.createdAt), desc(media.id))
    .limit(maxLibrary);
  return Promise.all(
    rows.map(async ({ id, title, fileId, thumbFileId }) => ({
      id,
      label: title,
      href: await fileHref(context, fileId ?? ''),
      thumbHref: await fileHref(context, thumbFileId ?? fileId ?? ''),
      isPicture: true,
    })),
  );
}

const numberOf = (details: QuickSale['details'], name: string): number | null =>
  typeof details[name] === 'number' ? details[name] : null;

function propertyOf(context: ClientContext, row: QuickSale): CommercialInformationProps['property'] {
  const { details, type } = row;
  const classOf = (name: string) =>
    hasDetail(type, name) ? (energyClasses.find((known) => known === details[name]) ?? null) : null;
  return {
    type,
    city: row.city,
    areaM2: row.areaM2,
    rooms: hasDetail(type, 'rooms') ? numberOf(details, 'rooms') : null,
    unitsCount: hasDetail(type, 'unitsCount') ? numberOf(details, 'unitsCount') : null,
    features: advertFeatures.filter((name) => details[name] === true && hasDetail(type, name)),
    isRented: row.occupancy === 'rented',
    yearlyRentCents: row.rents.length === 0 ? null : yearlyRent(row.rents),
    grossYieldBps: yieldBps(row, todayOf(context)).grossBps,
    energyClass: classOf('dpeClass'),
    climateClass: classOf('gesClass'),
    buyerFeeBps: advertisedPrice(row)?.buyerFeeBps ?? null,
    netSellerCents: row.netSellerCents,
  };
}
