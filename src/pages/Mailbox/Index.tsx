import type { MailboxIndexProps } from '#contracts/mailbox/index.ts';
import type { WithShared } from '#contracts/shared.ts';
import { index } from '#generated/routes/mailbox.ts';
import { login } from '#generated/routes/root.ts';
import * as mailboxMessages from '#messages/mailbox.ts';
import { useListAddress } from '#runtime/lists/use-list-address.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { useTitle } from '#runtime/title/title.ts';
import { Button } from '#ui/actions/Button.tsx';
import { Pagination } from '#ui/data/Pagination.tsx';
import { SearchField } from '#ui/data/SearchField.tsx';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { FilteredEmpty } from '#ui/feedback/FilteredEmpty.tsx';
import { EmptyParcels } from '#ui/identity/EmptyParcels.tsx';
import { PageColumn } from '#ui/layout/PageColumn.tsx';
import { PageHeader } from '#ui/layout/PageHeader.tsx';
import { MailList } from './blocks/MailList.tsx';

/** The mails of a demonstration, newest first. */
export default function MailboxIndex({ mails, query, app }: WithShared<MailboxIndexProps>) {
  const t = useMessages(mailboxMessages);
  useTitle(t('title'), app.name);
  const list = useListAddress({ path: index(), query, defaults: { q: '', page: 1, perPage: 25 } });
  const { items, meta } = mails;
  return (
    <PageColumn>
      <PageHeader
        title={t('title')}
        subtitle={t('intro')}
        actions={<Button href={login()}>{t('signIn')}</Button>}
      />
      {(meta.total > 0 || list.isFiltered) && (
        <SearchField
          value={query.q}
          label={t('search')}
          placeholder={t('search')}
          onSearch={(q) => list.change({ q }, { replace: true })}
        />
      )}
      {items.length > 0 ? (
        <>
          <MailList mails={items} />
          <Pagination
            page={meta.page}
            perPage={meta.perPage}
            total={meta.total}
            hrefOfPage={list.hrefOfPage}
            onPerPageChange={(perPage) => list.change({ perPage })}
          />
        </>
      ) : list.isFiltered ? (
        <FilteredEmpty title={t('noMatch')} resetHref={list.resetHref} />
      ) : (
        <EmptyState picture={<EmptyParcels />} title={t('empty')}>
          {t('emptyHint')}
        </EmptyState>
      )}
    </PageColumn>
  );
}
