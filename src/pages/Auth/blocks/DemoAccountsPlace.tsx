import type { DemoAccount } from '#contracts/shared.ts';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';

/** Accounts shown before the others are asked for or searched. */
export const shownAtFirst = 6;

/** Heights in rem: the card around, search with the line that shows all, a company's name, the room between two, an account. */
const height = { card: 4.125, more: 4.875, company: 1.5, between: 0.5, account: 2.25 };

/** Keeps the place of the accounts of a demonstration until their code is here, so that nothing below moves. */
export function DemoAccountsPlace({ accounts }: { readonly accounts: readonly DemoAccount[] }) {
  const shown = accounts.slice(0, shownAtFirst);
  const companies = [...new Set(shown.map(({ tenantName }) => tenantName))];
  const named = companies.length > 1 ? companies.filter((name) => name !== null) : [];
  const rem =
    height.card +
    (accounts.length > shownAtFirst ? height.more : 0) +
    named.length * height.company +
    (companies.length - 1) * height.between +
    shown.length * height.account;
  return <Skeleton height={`${rem}rem`} />;
}
