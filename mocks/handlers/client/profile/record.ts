import { and, eq } from 'drizzle-orm';
import { profileFields, type ProfilePayload } from '#contracts/client/profile/payload.ts';
import { channels } from '#contracts/realtime/channels.ts';
import { isOfAge } from '#domain/profile/age.ts';
import { day } from '#domain/time/day.ts';
import { edit, index } from '#generated/routes/client/profile.ts';
import * as profileMessages from '#messages/client/profile.ts';
import { messagesFor } from '#messages/locale.ts';
import { validationText } from '#messages/validation.ts';
import type { Database } from '#mocks/db/database.ts';
import { liveOperations } from '#mocks/db/queries/operations.ts';
import {
  operations,
  profileDocuments,
  profileReferences,
  profiles,
  type Profile,
} from '#mocks/db/schema/index.ts';
import { broadcast } from '#mocks/server/broadcast.ts';
import { cleanHtml } from '#mocks/server/clean-html.ts';
import { can, wholeCompany, type ClientContext } from '#mocks/server/context.ts';
import { ValidationFailure } from '#mocks/server/failures.ts';
import { removeFile } from '#mocks/server/files/store-file.ts';
import { parisDay } from '#mocks/server/paris-day.ts';
import { defineRecord } from '#mocks/server/records/define-record.ts';
import { recordBin } from '#mocks/server/records/record-bin.ts';

/** What of a form is for a person alone: a company has none of it. */
const ofPerson = {
  civility: null,
  firstName: null,
  lastName: null,
  birthDate: null,
  birthPlace: null,
  nationality: null,
  maritalStatus: null,
  matrimonialRegime: null,
  dependents: null,
  userId: null,
  occupation: null,
  employer: null,
  contractKind: null,
  seniorityOn: null,
  incomes: [],
  expenses: [],
  bio: null,
  trainings: [],
};

/** What of a form is for a company alone. */
const ofCompany = {
  legalName: null,
  legalForm: null,
  siren: null,
  siret: null,
  vatNumber: null,
  rcsCity: null,
  capitalCents: null,
  createdOn: null,
  ape: null,
  staffCount: null,
  representatives: [],
  shareholders: [],
  accounts: [],
  bankContactIds: [],
  pitch: null,
};

const texts = (context: ClientContext) => messagesFor(context.locale, profileMessages).refused;

const nameOf = ({ kind, legalName, firstName, lastName }: ProfilePayload): string =>
  kind === 'company' ? legalName : `${firstName} ${lastName}`.trim();

/** Whom a personal profile is about: collaborators make only their own. */
const personOf = (context: ClientContext, payload: ProfilePayload): string | null =>
  can(context, 'profile.delete') ? payload.userId : context.actor.user.id;

/** A profile as a declared record. */
export const profile = defineRecord<typeof profiles, ProfilePayload>({
  type: 'profile',
  area: 'profile',
  table: profiles,
  payload: profileFields,
  label: (row) => row.name,
  messages: profileMessages,
  href: edit,
  listHref: index,
  blank: () => ({ kind: 'company', nationality: 'Française' }),
  columns: (payload, context) => ({
    name: nameOf(payload),
    ...(payload.kind === 'company'
      ? { ...ofPerson, pitch: cleanHtml(payload.pitch) || null, ape: payload.ape.toUpperCase() || null }
      : { ...ofCompany, bio: cleanHtml(payload.bio) || null, userId: personOf(context, payload) }),
  }),
  check,
  saved: async (context, tx, { id, payload, before }) => {
    if (before === null) await makeFirstDefault(context, tx, id, payload.kind);
  },
  isWithinReach: (context, row) =>
    row.kind === 'company' || can(context, 'profile.delete') || row.userId === context.actor.user.id,
  obstacle: async (context, row) =>
    (await carriedCount(context, row.id)) > 0 ? texts(context).carries : null,
  announce: (context, changed) =>
    broadcast(context, [channels.tenant(context.actor.tenant.id)], 'profile.changed', {
      ids: changed.map(({ id }) => id),
      by: context.actor.user.id,
    }),
});

/** The bin of profiles; the files of their papers and pictures go with them. */
export const profileBin = recordBin(profile, async (tx: Database, id: string) => {
  const papers = await tx
    .select({ fileId: profileDocuments.fileId })
    .from(profileDocuments)
    .where(eq(profileDocuments.profileId, id));
  const photos = await tx
    .select({ fileId: profileReferences.photoFileId })
    .from(profileReferences)
    .where(eq(profileReferences.profileId, id));
  const pictures = await tx
    .select({ fileId: profiles.pictureFileId })
    .from(profiles)
    .where(eq(profiles.id, id));
  for (const { fileId } of [...papers, ...photos, ...pictures]) {
    if (fileId !== null) await removeFile(tx, fileId);
  }
  await tx.update(operations).set({ ownerProfileId: null }).where(eq(operations.ownerProfileId, id));
});

/** Operations that a profile carries, those that the person does not see among them. */
export async function carriedCount(context: ClientContext, id: string): Promise<number> {
  const carried = await wholeCompany(context)
    .select({ id: operations.id })
    .from(operations)
    .where(and(eq(operations.ownerProfileId, id), liveOperations()));
  return carried.length;
}

async function check(context: ClientContext, payload: ProfilePayload, row: Profile | null): Promise<void> {
  const refused: Record<string, string> = {};
  if (row !== null && row.kind !== payload.kind) refused['kind'] = texts(context).kind;
  if (payload.kind === 'individual') {
    const today = day(parisDay(context.deps.clock.businessNow()));
    if (payload.birthDate !== null && !isOfAge(day(payload.birthDate), today)) {
      refused['birthDate'] = validationText(context.locale, 'underage');
    }
    if (payload.userId !== (row?.userId ?? null) && !can(context, 'profile.delete') && row !== null) {
      refused['userId'] = texts(context).person;
    }
  }
  if (Object.keys(refused).length > 0) throw new ValidationFailure(refused);
}

/** The first profile of its kind is the one that is proposed. */
async function makeFirstDefault(
  context: ClientContext,
  tx: Database,
  id: string,
  kind: Profile['kind'],
): Promise<void> {
  const { tenant } = context.actor;
  const isDefault = and(
    eq(profiles.tenantId, tenant.id),
    eq(profiles.kind, kind),
    eq(profiles.isDefault, true),
  );
  if ((await tx.select({ id: profiles.id }).from(profiles).where(isDefault)).length > 0) return;
  await tx.update(profiles).set({ isDefault: true }).where(eq(profiles.id, id));
}
