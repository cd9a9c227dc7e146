import { FlaskConical } from 'lucide-react';
import { useState } from 'react';
import type { DemoAccount } from '#contracts/shared.ts';
import * as authMessages from '#messages/auth.ts';
import * as tradeMessages from '#messages/trade.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { TextField } from '#ui/fields/TextField.tsx';
import { Avatar } from '#ui/identity/Avatar.tsx';
import { Icon } from '#ui/identity/Icon.tsx';
import { shownAtFirst } from './DemoAccountsPlace.tsx';
import { findAccounts, groupAccounts } from './group-accounts.ts';

export interface DemoAccountsProps {
  readonly accounts: readonly DemoAccount[];
  readonly onFill: (account: DemoAccount) => void;
}

/** The accounts of a demonstration, by company, each ready to fill in the form. */
export function DemoAccounts({ accounts, onFill }: DemoAccountsProps) {
  const t = useMessages(authMessages);
  const trade = useMessages(tradeMessages);
  const [isWhole, setWhole] = useState(false);
  const [text, setText] = useState('');
  const isSearching = text.trim() !== '';
  const hasMore = accounts.length > shownAtFirst;
  const found = findAccounts(accounts, text, (role) => trade(`role.${role}`));
  const groups = groupAccounts(isWhole || isSearching ? found : found.slice(0, shownAtFirst));
  return (
    <section aria-labelledby="demo-accounts" className="rounded-card border border-line2 bg-card">
      <header className="flex items-center gap-2 px-3 py-2">
        <Icon icon={FlaskConical} size={14} />
        <h2 id="demo-accounts" className="text-table font-semibold">
          {t('demoTitle')}
        </h2>
        <span className="ml-auto text-table text-ink3">{t('demoNote')}</span>
      </header>
      {hasMore && (
        <div className="px-3 pb-2">
          <TextField
            name="demo-search"
            type="search"
            label={t('demoSearch')}
            isLabelHidden
            placeholder={t('demoSearch')}
            value={text}
            onChange={setText}
          />
        </div>
      )}
      <p
        role="status"
        className={groups.length === 0 ? 'border-t border-line px-3 py-2 text-table' : 'sr-only'}
      >
        {groups.length === 0 && t('demoNone')}
      </p>
      {groups.map(({ tenantName, accounts: members }) => (
        <div key={tenantName ?? ''}>
          {groups.length > 1 && tenantName !== null && (
            <h3 className="border-t border-line bg-sunken px-3 py-1 text-micro text-ink3">{tenantName}</h3>
          )}
          <ul>
            {members.map((account) => (
              <li key={account.email} className="flex items-center gap-2.5 border-t border-line px-3 py-1">
                <Avatar name={account.name} size={24} isDecorative />
                <span className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-2 text-table">
                  <span className="truncate font-medium">{account.name}</span>
                  <span className="text-ink3">{trade(`role.${account.role}`)}</span>
                </span>
                <button
                  type="button"
                  className="text-link touch-target min-h-7 shrink-0 px-2 text-table"
                  aria-label={t('fillAccount', { name: account.name })}
                  onClick={() => onFill(account)}
                >
                  {t('fill')}
                </button>
              </li>
            ))}
          </ul>
        </div>
      ))}
      {hasMore && !isSearching && (
        <button
          type="button"
          className="text-link w-full border-t border-line px-3 py-2 text-table"
          aria-expanded={isWhole}
          onClick={() => setWhole(!isWhole)}
        >
          {isWhole ? t('showFewer') : t('showAll', { count: accounts.length })}
        </button>
      )}
    </section>
  );
}
