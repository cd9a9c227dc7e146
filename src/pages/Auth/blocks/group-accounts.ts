import type { DemoAccount } from '#contracts/shared.ts';
import { foldText } from '#ui/fields/fold-text.ts';

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

/** The accounts whose name, address, company or role (as people read it) hold every word, accents aside. */
export function findAccounts(
  accounts: readonly DemoAccount[],
  text: string,
  roleLabel: (role: DemoAccount['role']) => string,
): readonly DemoAccount[] {
  const words = foldText(text).split(/\s+/).filter(Boolean);
  return accounts.filter(({ name, email, tenantName, role }) => {
    const all = foldText([name, email, tenantName ?? '', roleLabel(role)].join(' '));
    return words.every((word) => all.includes(word));
  });
}
