import { day } from '#domain/time/day.ts';
import { libraryRows } from '../../queries/template-library.ts';
import type { NewOfferTemplate, offerTemplateVersions } from '../../schema/offer-templates.ts';
import type { NewPaymentTemplate } from '../../schema/payment-templates.ts';
import { demoStartsAt } from '../clock.ts';
import { personId } from '../people.ts';
import { seedId } from '../seed-id.ts';
import { tenantId, tenantSeeds } from '../tenants.ts';
import type { TenantKey } from '../types.ts';
import { ownOffers, type OwnOffer } from './offers.ts';
import { ownSchedules, type OwnSchedule } from './schedules.ts';

const authors: Readonly<Record<TenantKey, string>> = { T1: 'hugo.lartigue', T2: 'karim.belkacem' };
const today = day(demoStartsAt.slice(0, 10));

/** The identifier of a seeded schedule: `vir` of the platform, `three-steps` of the company. */
export const paymentTemplateId = (tenant: TenantKey, key: string): string =>
  seedId(`payment-template:${tenantId(tenant)}:${key}`);

/** The identifier of a seeded text of an offer: `simple` of the platform, `own` of the company. */
export const offerTemplateId = (tenant: TenantKey, key: string): string =>
  seedId(`offer-template:${tenantId(tenant)}:${key}`);

const stampOf = (tenant: TenantKey, on: string) => ({
  tenantId: tenantId(tenant),
  createdBy: personId(authors[tenant]),
  createdAt: new Date(`${on}T09:20:00Z`),
  updatedAt: new Date(`${on}T09:20:00Z`),
});

const scheduleRow = ({ tenant, key, on, isArchived, ...fields }: OwnSchedule): NewPaymentTemplate => ({
  ...stampOf(tenant, on),
  ...fields,
  id: paymentTemplateId(tenant, key),
  ...(isArchived && { archivedAt: new Date(`${on}T09:20:00Z`) }),
});

/** The text as it stands, and what it said at each of its versions. */
function offerRows({ tenant, key, versions }: OwnOffer) {
  const id = offerTemplateId(tenant, key);
  const rows = versions.map(({ on, content }, index): typeof offerTemplateVersions.$inferInsert => {
    const { tenantId: company, createdAt, createdBy } = stampOf(tenant, on);
    return {
      id: seedId(`offer-template-version:${id}:${index + 1}`),
      templateId: id,
      tenantId: company,
      version: index + 1,
      content,
      createdAt,
      createdBy,
    };
  });
  const [first] = versions;
  const last = versions.at(-1) ?? first;
  const row: NewOfferTemplate = {
    ...stampOf(tenant, first.on),
    ...last.content,
    id,
    version: versions.length,
    updatedAt: stampOf(tenant, last.on).updatedAt,
  };
  return { row, rows };
}

/** The templates of all companies: those of the platform, and their own. */
export function templateRows() {
  const library = tenantSeeds.map(({ id, createdAt }) =>
    libraryRows({
      tenantId: id,
      at: createdAt,
      on: today,
      idOf: (kind, key) => seedId(`${kind}-template:${id}:${key}`),
    }),
  );
  const offers = ownOffers.map(offerRows);
  return {
    payment: [...library.flatMap(({ payment }) => payment), ...ownSchedules.map(scheduleRow)],
    offer: [...library.flatMap(({ offer }) => offer), ...offers.map(({ row }) => row)],
    versions: offers.flatMap(({ rows }) => rows),
  };
}
