import { and, count, inArray, isNull } from 'drizzle-orm';
import { offers } from '#mocks/db/schema/index.ts';
import { wholeCompany, type SignedInContext } from '#mocks/server/context.ts';

/** Offers of the company that were made of some templates, whatever of it somebody sees. */
export async function usesOf(
  context: SignedInContext,
  templateIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const { tenant } = context.actor;
  if (templateIds.length === 0 || tenant === null) return new Map();
  const rows = await wholeCompany({ ...context, actor: { ...context.actor, tenant } })
    .select({ templateId: offers.templateId, total: count() })
    .from(offers)
    .where(and(inArray(offers.templateId, [...templateIds]), isNull(offers.deletedAt)))
    .groupBy(offers.templateId);
  return new Map(rows.flatMap(({ templateId, total }) => (templateId === null ? [] : [[templateId, total]])));
}
