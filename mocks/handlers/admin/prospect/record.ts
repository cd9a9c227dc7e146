import { and, eq, isNull } from 'drizzle-orm';
import { prospectFields, type ProspectPayload } from '#contracts/admin/prospect/payload.ts';
import { channels } from '#contracts/realtime/channels.ts';
import { index } from '#generated/routes/admin/prospect.ts';
import * as prospectMessages from '#messages/admin/prospect.ts';
import { validationText } from '#messages/validation.ts';
import { brands, plans, prospects, utms, type Prospect } from '#mocks/db/schema/index.ts';
import { broadcast } from '#mocks/server/broadcast.ts';
import type { AdminContext } from '#mocks/server/context.ts';
import { ValidationFailure } from '#mocks/server/failures.ts';
import { parisDay } from '#mocks/server/paris-day.ts';
import { definePlatformRecord } from '#mocks/server/records/define-record.ts';
import { platformRecordBin } from '#mocks/server/records/record-bin.ts';
import { reachesRecord } from '#mocks/server/records/reach.ts';

const peopleOf = ({ assignedTo }: Pick<Prospect, 'assignedTo'>) => ({
  ownerIds: [assignedTo],
  assigneeIds: [],
});

/** What people call a prospect: the person, with the firm. */
export const prospectName = ({ firstName, lastName, company }: Prospect): string => {
  const person = [firstName, lastName].filter(Boolean).join(' ');
  return company === null ? person : `${person} (${company})`;
};

/** @throws ValidationFailure at what is named and not there */
async function checkNamed({ db, locale }: AdminContext, payload: ProspectPayload): Promise<void> {
  const { utmId, brandId, expectedPlanId } = payload;
  const known = {
    utmId: utmId === null || (await db.$count(utms, and(eq(utms.id, utmId), isNull(utms.deletedAt)))) > 0,
    brandId: brandId === null || (await db.$count(brands, eq(brands.id, brandId))) > 0,
    expectedPlanId: expectedPlanId === null || (await db.$count(plans, eq(plans.id, expectedPlanId))) > 0,
  };
  const missing = Object.entries(known).filter(([, isKnown]) => !isKnown);
  if (missing.length === 0) return;
  const text = validationText(locale, 'unknownRecord');
  throw new ValidationFailure(Object.fromEntries(missing.map(([name]) => [name, text])));
}

/** What a new one begins with: it is followed by whoever makes it, where that person sees only their own. */
const newColumns = (context: AdminContext) => ({
  assignedTo: reachesRecord(context, 'prospect.list', { ownerIds: [''], assigneeIds: [] })
    ? null
    : context.actor.user.id,
  personContactOn: parisDay(context.deps.clock.businessNow()),
});

/** A prospect as a declared record. */
export const prospect = definePlatformRecord<typeof prospects, ProspectPayload>({
  type: 'prospect',
  area: 'prospect',
  table: prospects,
  payload: prospectFields,
  label: prospectName,
  messages: prospectMessages,
  href: (id) => index({ query: { open: id } }),
  listHref: index,
  columns: (_payload, context) => (context.parameters['prospect'] === undefined ? newColumns(context) : {}),
  check: checkNamed,
  isWithinReach: (context, row) => reachesRecord(context, 'prospect.update', peopleOf(row)),
  announce: (context, changed) => {
    const { id: by } = context.actor.user;
    const ids = changed.map(({ id }) => id);
    const isNew = changed.every(({ version }) => version === 1);
    if (isNew) broadcast(context, [channels.admin()], 'prospect.created', { ids, by });
    broadcast(context, [channels.admin()], 'prospect.changed', { ids, by });
  },
});

export const prospectBin = platformRecordBin(prospect);

/** True where the right to read reaches a prospect. */
export const isReadable = (context: AdminContext, row: Prospect): boolean =>
  reachesRecord(context, 'prospect.list', peopleOf(row));
