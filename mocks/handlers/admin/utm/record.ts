import { utmFields, type UtmPayload } from '#contracts/admin/utm/payload.ts';
import { channels } from '#contracts/realtime/channels.ts';
import { slugOf } from '#domain/news/actuality.ts';
import { edit, index } from '#generated/routes/admin/utm.ts';
import * as utmMessages from '#messages/admin/utm.ts';
import { messagesFor } from '#messages/locale.ts';
import { validationText } from '#messages/validation.ts';
import { utms, type Utm } from '#mocks/db/schema/index.ts';
import { broadcast } from '#mocks/server/broadcast.ts';
import type { AdminContext } from '#mocks/server/context.ts';
import { forbidden, ValidationFailure } from '#mocks/server/failures.ts';
import { definePlatformRecord } from '#mocks/server/records/define-record.ts';
import { platformRecordBin } from '#mocks/server/records/record-bin.ts';
import { reachesRecord } from '#mocks/server/records/reach.ts';
import { isOfStaff } from '../staff.ts';
import { hasHits } from './figures.ts';

/** What no longer changes once somebody has come by a link. */
const lockedFields = ['source', 'medium', 'campaign', 'targetUrl'] as const;

const peopleOf = (row: Utm) => ({ ownerIds: [row.ownerUserId], assigneeIds: [] });

/** A followed link as a declared record. */
export const utm = definePlatformRecord<typeof utms, UtmPayload>({
  type: 'utm',
  area: 'utm',
  table: utms,
  payload: utmFields,
  label: (row) => row.name,
  messages: utmMessages,
  href: edit,
  listHref: index,
  blank: ({ actor }) => ({ ownerUserId: actor.user.id, targetUrl: '/inscription' }),
  columns: ({ name, slug }) => ({ slug: slug === '' ? slugOf(name) || 'campagne' : slug }),
  check: async (context, payload, row) => {
    checkTarget(context, payload);
    if (payload.ownerUserId !== null && !(await isOfStaff(context, payload.ownerUserId))) {
      throw new ValidationFailure({ ownerUserId: validationText(context.locale, 'unknownRecord') });
    }
    if (row !== null) await checkLocked(context, payload, row);
  },
  unique: {
    utms_slug: { field: 'slug', text: 'utmSlugTaken' },
    utms_words: { field: 'campaign', text: 'utmTaken' },
  },
  isWithinReach: (context, row) => reachesRecord(context, 'utm.update', peopleOf(row)),
  obstacle: async ({ db, locale }, row) =>
    (await hasHits(db, row.id)) ? messagesFor(locale, utmMessages).used : null,
  announce: (context, changed) =>
    broadcast(context, [channels.admin()], 'utm.changed', {
      ids: changed.map(({ id }) => id),
      by: context.actor.user.id,
    }),
});

export const utmBin = platformRecordBin(utm);

/** The link of the address, for whoever may see it. @throws HttpFailure 404, 403 for a link of somebody else */
export async function readableUtm(context: AdminContext): Promise<Utm> {
  const row = await utm.ofRoute(context);
  if (!reachesRecord(context, 'utm.list', peopleOf(row))) throw forbidden('the link is somebody else’s');
  return row;
}

/** Where short links are reached: the configured address, else that of the request. */
export const originOf = ({ deps, url }: Pick<AdminContext, 'deps' | 'url'>): string =>
  deps.config.publicOrigin ?? url.origin;

/** @throws ValidationFailure for an address of another site */
function checkTarget(context: AdminContext, { targetUrl }: UtmPayload): void {
  const origin = originOf(context);
  const target = URL.canParse(targetUrl, origin) ? new URL(targetUrl, origin) : null;
  if (target?.host === new URL(origin).host) return;
  throw new ValidationFailure({ targetUrl: messagesFor(context.locale, utmMessages).foreignTarget });
}

/** @throws ValidationFailure at what was changed though somebody has come by the link */
async function checkLocked({ db, locale }: AdminContext, payload: UtmPayload, row: Utm): Promise<void> {
  const changed = lockedFields.filter((name) => payload[name] !== row[name]);
  if (changed.length === 0 || !(await hasHits(db, row.id))) return;
  const text = messagesFor(locale, utmMessages).locked;
  throw new ValidationFailure(Object.fromEntries(changed.map((name) => [name, text])));
}
