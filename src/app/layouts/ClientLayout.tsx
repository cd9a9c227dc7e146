import { show as accountShow } from '#generated/routes/client/account.ts';
import { logout } from '#generated/routes/root.ts';
import * as menuMessages from '#messages/menu.ts';
import * as pageTitles from '#messages/page-titles/client.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { clientBreadcrumb } from '../menus/breadcrumb-client.ts';
import { brandPhoneMenu, clientCreations, clientMenu, clientPhoneMenu } from '../menus/client.ts';
import { searchClient } from '../palette/search-client.ts';
import { AreaHeader } from './AreaHeader.tsx';
import { AreaShell } from './AreaShell.tsx';
import { CompanyList } from './CompanyList.tsx';
import { CompanyMenu } from './CompanyMenu.tsx';
import { isInOperation } from './layout-of.ts';
import type { LayoutProps } from './layout-props.ts';

/** The client area, under the name of the company. */
export default function ClientLayout({ page, shared, children }: LayoutProps) {
  const t = useMessages(menuMessages);
  const name = shared.tenant?.name ?? shared.brand?.name ?? shared.app.name;
  const isOfBrand = shared.tenant === null && shared.brand !== null;
  const caption = t(isOfBrand ? 'brandCaption' : 'tenantCaption', { app: shared.app.name });
  const header = <AreaHeader title={name} caption={caption} />;
  return (
    <AreaShell
      page={page}
      shared={shared}
      palette="client"
      menu={clientMenu}
      phoneMenu={isOfBrand ? brandPhoneMenu : clientPhoneMenu}
      creations={clientCreations}
      titles={pageTitles}
      search={searchClient}
      breadcrumbOf={clientBreadcrumb}
      signOutHref={logout()}
      accountHref={accountShow()}
      header={<CompanyMenu shared={shared}>{header}</CompanyMenu>}
      sheetHeader={header}
      accountExtra={<CompanyList shared={shared} />}
      isRail={isInOperation(page.component, page.props)}
    >
      {children}
    </AreaShell>
  );
}
