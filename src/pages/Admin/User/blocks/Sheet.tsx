import type { AccountSheet, AdminUserFormProps } from '#contracts/admin/user/form.ts';
import type { WithShared } from '#contracts/shared.ts';
import { edit } from '#generated/routes/admin/user.ts';
import * as userMessages from '#messages/admin/user.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Tabs } from '#ui/data/Tabs.tsx';
import { Banner } from '#ui/feedback/Banner.tsx';
import { CompanySheet } from './CompanySheet.tsx';
import { Entries } from './Entries.tsx';
import { NoteSheet } from './NoteSheet.tsx';
import { SignInSheet } from './SignInSheet.tsx';
import { SubscriptionSheet } from './SubscriptionSheet.tsx';

export type SheetProps = WithShared<AdminUserFormProps>;

/** One part of an account's sheet. */
export function Sheet(props: SheetProps) {
  const { sheet, companies } = props;
  const t = useMessages(userMessages);
  if (sheet === null) return <Banner tone="info">{t('noCompany')}</Banner>;
  const isOfCompany = sheet.tab === 'societe' || sheet.tab === 'abonnement';
  return (
    <>
      {isOfCompany && companies.length > 1 && <CompanyTabs {...props} />}
      <Part props={props} sheet={sheet} />
    </>
  );
}

function Part({ props, sheet }: { readonly props: SheetProps; readonly sheet: AccountSheet }) {
  switch (sheet.tab) {
    case 'societe':
      return <CompanySheet key={sheet.id} props={props} sheet={sheet} />;
    case 'abonnement':
      return <SubscriptionSheet sheet={sheet} />;
    case 'connexions':
      return <SignInSheet props={props} sheet={sheet} />;
    case 'journal':
      return <Entries title="journal" entries={sheet.entries} />;
    case 'notes':
      return <NoteSheet props={props} sheet={sheet} />;
  }
}

/** Which of several companies is shown. */
function CompanyTabs({ form, tab, companies, companyId }: SheetProps) {
  const t = useMessages(userMessages);
  const userId = form.record?.id ?? '';
  return (
    <Tabs
      label={t('company.choose')}
      items={companies.map(({ id, name }) => ({
        label: name,
        href: edit(userId, { query: { tab, societe: id } }),
        isCurrent: id === companyId,
      }))}
    />
  );
}
