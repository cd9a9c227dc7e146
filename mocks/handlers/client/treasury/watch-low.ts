import { and, isNotNull, isNull, ne, eq } from 'drizzle-orm';
import { treasury } from '#generated/routes/client.ts';
import { withinTenant } from '#mocks/db/border/within-tenant.ts';
import { tenants, treasuryAccounts } from '#mocks/db/schema/index.ts';
import type { QueuedEvent } from '#mocks/server/broadcast.ts';
import type { ServerDependencies } from '#mocks/server/dependencies.ts';
import { notify } from '#mocks/server/notifications/notify.ts';
import { publishEvents } from '#mocks/server/publish-outbox.ts';
import { textFormat } from '#mocks/server/text-format.ts';
import { shownAccounts } from './accounts.ts';

/**
 * Once a day: tells those who keep the books of each account that stands below what one wants to be warned at.
 *
 * @returns how many accounts that were
 */
export async function watchLowAccounts(deps: ServerDependencies): Promise<{ low: number }> {
  const companies = await deps.db
    .selectDistinct({ id: tenants.id, name: tenants.name })
    .from(treasuryAccounts)
    .innerJoin(tenants, eq(tenants.id, treasuryAccounts.tenantId))
    .where(
      and(
        isNotNull(treasuryAccounts.lowAlertCents),
        isNull(treasuryAccounts.deletedAt),
        isNull(treasuryAccounts.archivedAt),
        ne(tenants.status, 'closed'),
      ),
    );
  let low = 0;
  for (const tenant of companies) {
    const db = withinTenant(deps.db, { tenantId: tenant.id, assignedOperationIds: null });
    const accounts = (await shownAccounts({ db })).filter(
      ({ isArchived, lowAlertCents, balanceCents }) =>
        !isArchived && lowAlertCents !== null && balanceCents < lowAlertCents,
    );
    low += accounts.length;
    for (const account of accounts) await notifyLow(deps, tenant, account);
  }
  return { low };
}

async function notifyLow(
  deps: ServerDependencies,
  tenant: { readonly id: string; readonly name: string },
  { id, label, balanceCents }: { readonly id: string; readonly label: string; readonly balanceCents: number },
): Promise<void> {
  const outbox: QueuedEvent[] = [];
  await deps.db.transaction(async (tx) => {
    await notify({ deps, outbox }, tx, {
      kind: 'treasury.low',
      to: { tenantRoles: ['owner', 'accountant'] },
      tenant,
      values: { name: label, amount: textFormat('fr').money(balanceCents) },
      severity: balanceCents < 0 ? 'danger' : 'warning',
      href: treasury({ query: { scope: `account:${id}` } }),
      subject: { type: 'treasury-account', id },
    });
  });
  await publishEvents(deps, outbox);
}
