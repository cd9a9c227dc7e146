import type { DemoAccount } from '#contracts/shared.ts';

/** The accounts of one company, or of the platform's staff (null). */
export interface AccountGroup {
  readonly tenantName: string | null;
  readonly accounts: readonly DemoAccount[];
}

/** Accounts by company, companies and accounts in the order they came. */
export function groupAccounts(accounts: readonly DemoAccount[]): AccountGroup[] {
  return [...Map.groupBy(accounts, ({ tenantName }) => tenantName)].map(([tenantName, group]) => ({
    tenantName,
    accounts: group,
  }));
}
