import { and, eq, isNull, like } from 'drizzle-orm';
import type { OperationPayload } from '#contracts/client/operation/payload.ts';
import { nextReference } from '#domain/operation/reference.ts';
import { validationText } from '#messages/validation.ts';
import { foldText } from '#mocks/db/fold.ts';
import { contacts, operations, profiles, type Operation } from '#mocks/db/schema/index.ts';
import { wholeCompany, type ClientContext } from '#mocks/server/context.ts';
import { ValidationFailure } from '#mocks/server/failures.ts';
import { memberNames } from './members.ts';

/**
 * Rules that need more than the payload: the commune exists with that postcode, and everything referred to
 * belongs to the company.
 *
 * @throws ValidationFailure at the fields concerned
 */
export async function checkOperation(
  context: ClientContext,
  payload: OperationPayload,
  before: Pick<Operation, 'ownerProfileId'> | null = null,
): Promise<void> {
  const errors: Record<string, string> = {};
  Object.assign(errors, await wrongPlace(context, payload));
  for (const field of await foreignReferences(context, payload, before)) {
    errors[field] = validationText(context.locale, 'unknownRecord');
  }
  if (Object.keys(errors).length > 0) throw new ValidationFailure(errors);
}

/** Which of commune, postcode and INSEE code is wrong: the one that differs from what the two others agree on. */
async function wrongPlace(
  { deps, locale }: ClientContext,
  { inseeCode, postalCode, city }: OperationPayload,
): Promise<Record<string, string>> {
  const commune = await deps.communes.byInsee(inseeCode);
  if (commune?.postalCodes.includes(postalCode)) return {};
  const isNamed = commune !== null && foldText(commune.name) === foldText(city);
  if (!isNamed) return { inseeCode: validationText(locale, 'inseeMismatch') };
  return {
    postalCode: validationText(locale, 'postalCodeOfCommune', {
      city: commune.name,
      codes: commune.postalCodes.join(', '),
    }),
  };
}

/**
 * Those fields of an operation blank that name what the company no longer has, or never had: a person who left, a
 * contact in the bin. Who enters it answers for it where nobody else does.
 */
export async function withoutForeign(
  context: ClientContext,
  payload: OperationPayload,
): Promise<OperationPayload> {
  const foreign = new Set(await foreignReferences(context, payload, null));
  const kept = (field: 'sellerContactId' | 'agentContactId' | 'ownerProfileId'): string | null =>
    foreign.has(field) ? null : payload[field];
  const members = await memberNames(context, payload.teamUserIds);
  return {
    ...payload,
    sellerContactId: kept('sellerContactId'),
    agentContactId: kept('agentContactId'),
    ownerProfileId: kept('ownerProfileId'),
    managerId: foreign.has('managerId') ? context.actor.user.id : payload.managerId,
    teamUserIds: payload.teamUserIds.filter((id) => members.has(id)),
  };
}

async function foreignReferences(
  context: ClientContext,
  payload: OperationPayload,
  before: Pick<Operation, 'ownerProfileId'> | null,
): Promise<string[]> {
  const { db } = context;
  const isContact = async (id: string): Promise<boolean> =>
    (
      await db
        .select({ id: contacts.id })
        .from(contacts)
        .where(and(eq(contacts.id, id), isNull(contacts.deletedAt)))
    ).length > 0;
  const isProfile = async (id: string): Promise<boolean> =>
    (
      await db
        .select({ id: profiles.id })
        .from(profiles)
        .where(
          and(
            eq(profiles.id, id),
            isNull(profiles.deletedAt),
            // An archived one carries no new operation, but goes on carrying those that it has.
            id === before?.ownerProfileId ? undefined : isNull(profiles.archivedAt),
          ),
        )
    ).length > 0;
  const members = await memberNames(context, [payload.managerId, ...payload.teamUserIds]);
  const foreign: string[] = [];
  if (payload.sellerContactId !== null && !(await isContact(payload.sellerContactId)))
    foreign.push('sellerContactId');
  if (payload.agentContactId !== null && !(await isContact(payload.agentContactId)))
    foreign.push('agentContactId');
  if (payload.ownerProfileId !== null && !(await isProfile(payload.ownerProfileId)))
    foreign.push('ownerProfileId');
  if (!members.has(payload.managerId)) foreign.push('managerId');
  if (payload.teamUserIds.some((id) => !members.has(id))) foreign.push('teamUserIds');
  return foreign;
}

/** The next default reference that no operation of the company has. */
export async function freeReference(context: ClientContext): Promise<string> {
  const year = context.deps.clock.businessNow().getUTCFullYear();
  const rows = await wholeCompany(context)
    .select({ ref: operations.ref })
    .from(operations)
    .where(like(operations.ref, `OP-${year}-%`));
  return nextReference(
    year,
    rows.map(({ ref }) => ref),
  );
}

/**
 * Runs a write and tells a taken reference at its field. The database decides, so that two people who save
 * at once cannot both have it.
 */
export async function refuseTakenReference<Result>(
  context: ClientContext,
  write: () => Promise<Result>,
): Promise<Result> {
  try {
    return await write();
  } catch (error) {
    if (violatedConstraint(error) !== 'operations_tenant_ref') throw error;
    const next = await freeReference(context);
    throw new ValidationFailure({ ref: validationText(context.locale, 'referenceTaken', { next }) });
  }
}

/** The constraint that a failed write ran into; both drivers report it on the cause. */
function violatedConstraint(error: unknown): string | null {
  const cause = error instanceof Error ? error.cause : null;
  const constraint: unknown =
    typeof cause === 'object' && cause !== null && 'constraint' in cause ? cause.constraint : null;
  return typeof constraint === 'string' ? constraint : null;
}
