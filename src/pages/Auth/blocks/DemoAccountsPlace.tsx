import type { DemoAccount } from '#contracts/shared.ts';

/** Accounts shown before the others are asked for or searched. */
export const shownAtFirst = 6;

/** Heights in rem, rules included: title, search with the line that shows all, a company's name, an account. */
const height = { head: 2.375, more: 5.4375, company: 1.5625, account: 2.3125 };

/** Keeps the place of the accounts of a demonstration until their code is here, so that nothing below moves. */
export function DemoAccountsPlace({ accounts }: { readonly accounts: readonly DemoAccount[] }) {
  const shown = accounts.slice(0, shownAtFirst);
  const companies = new Set(shown.map(({ tenantName }) => tenantName));
  const rem =
    height.head +
    (accounts.length > shownAtFirst ? height.more : 0) +
    (companies.size > 1 ? [...companies].filter((name) => name !== null).length * height.company : 0) +
    shown.length * height.account;
  return <div className="rounded-card border border-line2 bg-card" style={{ minHeight: `${rem}rem` }} />;
}
