import { useState } from 'react';
import type { DemoAccount } from '#contracts/shared.ts';
import * as authMessages from '#messages/auth.ts';
import * as tradeMessages from '#messages/trade.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { TextButton } from '#ui/actions/TextButton.tsx';
import { Card } from '#ui/data/Card.tsx';
import type { Item } from '#ui/data/ItemLine.tsx';
import { ItemList } from '#ui/data/ItemList.tsx';
import { Text } from '#ui/data/Text.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { Avatar } from '#ui/identity/Avatar.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
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
  const itemOf = (account: DemoAccount): Item => ({
    id: account.email,
    title: account.name,
    lead: <Avatar name={account.name} isDecorative />,
    detail: trade(`role.${account.role}`),
    end: (
      <TextButton label={t('fillAccount', { name: account.name })} onPress={() => onFill(account)}>
        {t('fill')}
      </TextButton>
    ),
  });
  return (
    <Card title={t('demoTitle')} aside={<Text tone="ink3">{t('demoNote')}</Text>}>
      <Stack gap={2}>
        {hasMore && (
          <TextField
            name="demo-search"
            type="search"
            label={t('demoSearch')}
            isLabelHidden
            placeholder={t('demoSearch')}
            value={text}
            onChange={setText}
          />
        )}
        <Text as="p" size="table" isStatus>
          {groups.length === 0 && t('demoNone')}
        </Text>
        {groups.map(({ tenantName, accounts: members }) => (
          <ItemList
            key={tenantName ?? ''}
            label={tenantName ?? t('demoTitle')}
            isLabelShown={groups.length > 1 && tenantName !== null}
            items={members.map(itemOf)}
            isCompact
          />
        ))}
        {hasMore && !isSearching && (
          <Text as="div" size="table">
            <TextButton isExpanded={isWhole} onPress={() => setWhole(!isWhole)}>
              {isWhole ? t('showFewer') : t('showAll', { count: accounts.length })}
            </TextButton>
          </Text>
        )}
      </Stack>
    </Card>
  );
}
