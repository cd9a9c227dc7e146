import { show as accountShow } from '#generated/routes/admin/account.ts';
import { logout } from '#generated/routes/admin.ts';
import * as menuMessages from '#messages/menu.ts';
import * as pageTitles from '#messages/page-titles/admin.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { adminMenu, adminPhoneMenu } from '../menus/admin.ts';
import { adminBreadcrumb } from '../menus/breadcrumb-admin.ts';
import { searchAdmin } from '../palette/search-admin.ts';
import { AreaHeader } from './AreaHeader.tsx';
import { AreaShell } from './AreaShell.tsx';
import type { LayoutProps } from './layout-props.ts';

/** The administration, on slate. */
export default function AdminLayout({ page, shared, children }: LayoutProps) {
  const t = useMessages(menuMessages);
  return (
    <AreaShell
      page={page}
      shared={shared}
      palette="admin"
      menu={adminMenu}
      phoneMenu={adminPhoneMenu}
      titles={pageTitles}
      search={searchAdmin}
      breadcrumbOf={adminBreadcrumb}
      signOutHref={logout()}
      accountHref={accountShow()}
      header={<AreaHeader title={shared.app.name} caption={t('administration')} />}
    >
      {children}
    </AreaShell>
  );
}
