import { Menu as MenuIcon } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import * as menuMessages from '#messages/menu.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { useAddress } from '#runtime/navigation/hooks.ts';
import type { Href } from '#runtime/routes/types.ts';
import { ActionProvider } from '#ui/actions/ActionProvider.tsx';
import { IconButton } from '#ui/actions/IconButton.tsx';
import type { LoadChoices } from '#ui/fields/useChoiceSearch.ts';
import { Mark } from '#ui/identity/Mark.tsx';
import { AppShell } from '#ui/layout/AppShell.tsx';
import { BottomBar } from '#ui/layout/BottomBar.tsx';
import type { NavPalette } from '#ui/layout/nav-palette.ts';
import { TopBar } from '#ui/layout/TopBar.tsx';
import { Avatar } from '#ui/identity/Avatar.tsx';
import { Popover } from '#ui/overlay/Popover.tsx';
import { SideNav, type SideNavProps } from '#ui/layout/SideNav.tsx';
import type { BreadcrumbOf } from '../menus/breadcrumb.ts';
import type { Menu } from '../menus/menu-entry.ts';
import { usePageTitles, type TitleMessages } from '../menus/page-titles.ts';
import { useMenu, useMenuGroups } from '../menus/useMenu.ts';
import { NotificationBell } from '../notifications/NotificationBell.tsx';
import { recentKey } from '../palette/recent.ts';
import type { HitGroup } from '../palette/search-hits.ts';
import { ShellCommands } from '../palette/ShellCommands.tsx';
import { useLetterKeys } from '../palette/useLetterKeys.ts';
import { useNoteRecent } from '../palette/useNoteRecent.ts';
import { LiveBadge } from '../realtime/LiveBadge.tsx';
import { OperationPresence } from '../realtime/OperationPresence.tsx';
import type { LayoutProps } from './layout-props.ts';
import { NavSheet } from './NavSheet.tsx';
import { identityOf } from '../session/identity.ts';
import { SessionWarning } from '../session/SessionWarning.tsx';
import { ShellBanners } from './ShellBanners.tsx';
import { AccountPanel, type AccountPanelProps } from './AccountPanel.tsx';
import { useHelpLine } from '../palette/useHelpLine.ts';

interface AreaShellProps extends LayoutProps {
  readonly palette: NavPalette;
  readonly menu: Menu;
  readonly phoneMenu: Menu;
  /** What can be created from anywhere; nothing by default. */
  readonly creations?: Menu;
  /** Titles of the area's pages. */
  readonly titles: TitleMessages;
  /** Asks the area's search. */
  readonly search: LoadChoices<HitGroup>;
  readonly breadcrumbOf: BreadcrumbOf;
  /** Where signing out of the area is asked for. */
  readonly signOutHref: Href<'POST'>;
  /** The person's own account in the area. */
  readonly accountHref: Href;
  /** Mark and name at the top of the navigation. */
  readonly header: ReactNode;
  /** The head of the menu's sheet where it differs: there the companies stand with the account below. */
  readonly sheetHeader?: ReactNode;
  /** More of the area in the account's panel. */
  readonly accountExtra?: ReactNode;
  /** The navigation shrinks to its rail at every width. */
  readonly isRail?: boolean;
}

const noCreations: Menu = [];

/** The shell of an area: navigation at the side, bar at the top, bar and sheet on a phone. */
export function AreaShell({
  page,
  shared,
  palette,
  menu,
  phoneMenu,
  creations = noCreations,
  titles: titleMessages,
  search,
  breadcrumbOf,
  signOutHref,
  accountHref,
  header,
  sheetHeader = header,
  accountExtra,
  isRail = false,
  children,
}: AreaShellProps) {
  const t = useMessages(menuMessages);
  const { path } = useAddress();
  // The sheet belongs to the address it was opened on: following one of its links closes it.
  const [sheetPath, setSheetPath] = useState<string | null>(null);
  const isSheetOpen = sheetPath === path;
  const setSheetOpen = (isOpen: boolean) => setSheetPath(isOpen ? path : null);
  const titles = usePageTitles(titleMessages);
  const shown = { component: page.component, titles };
  const groups = useMenuGroups(menu, shared, shown);
  const phoneItems = useMenu(phoneMenu, shared, shown);
  const crumbs = breadcrumbOf(page, shared, {
    titles,
    error: t('breadcrumb.error'),
    home: t('administration'),
  });
  const seenKey = recentKey(identityOf(page) ?? 'guest');
  useNoteRecent(seenKey, page, crumbs);
  const [areLettersOn, setLettersOn] = useLetterKeys();
  return (
    <ActionProvider areLettersOn={areLettersOn}>
      <AppShell
        navigation={
          <>
            <AreaSideNav
              palette={palette}
              groups={groups}
              header={header}
              railHeader={<Mark size={32} />}
              isRail={isRail}
            />
            {/* Where a page may put a navigation of its own, at full height beside the main one. */}
            <div id="page-navigation" className="contents" />
          </>
        }
        bar={
          <TopBar
            crumbs={crumbs}
            start={
              <span className="hidden md:block lg:hidden">
                <IconButton
                  icon={MenuIcon}
                  iconSize={18}
                  label={t('menu.more')}
                  onClick={() => setSheetOpen(true)}
                />
              </span>
            }
            actions={
              <>
                <LiveBadge />
                <OperationPresence page={page} shared={shared} />
                <ShellCommands
                  shared={shared}
                  menu={menu}
                  creations={creations}
                  titles={titles}
                  accountHref={accountHref}
                  signOutHref={signOutHref}
                  load={search}
                  recentKey={seenKey}
                  areLettersOn={areLettersOn}
                  onLettersChange={setLettersOn}
                />
                <NotificationBell shared={shared} />
                <AccountMenu
                  shared={shared}
                  signOutHref={signOutHref}
                  accountHref={accountHref}
                  extra={accountExtra}
                />
              </>
            }
          />
        }
        banners={<ShellBanners shared={shared} />}
        bottom={
          <BottomBar
            items={[
              ...phoneItems,
              {
                label: t('menu.more'),
                icon: MenuIcon,
                onClick: () => setSheetOpen(true),
                isExpanded: isSheetOpen,
              },
            ]}
          />
        }
      >
        {children}
      </AppShell>
      <NavSheet
        isOpen={isSheetOpen}
        onOpenChange={setSheetOpen}
        menu={groups}
        header={sheetHeader}
        shared={shared}
        signOutHref={signOutHref}
        accountHref={accountHref}
        accountExtra={accountExtra}
      />
      <SessionWarning session={shared.session} signOutHref={signOutHref} />
    </ActionProvider>
  );
}

/** The initials at the end of the top bar, and what they open. */
function AccountMenu({ shared, ...hrefs }: AccountPanelProps) {
  const t = useMessages(menuMessages);
  const { path } = useAddress();
  const { user } = shared.auth;
  if (!user) return null;
  return (
    // Following one of its links closes it: each address has its own.
    <Popover
      key={path}
      label={t('account.open', { name: user.name })}
      trigger={<Avatar name={user.name} src={user.avatarHref} size={24} isDecorative />}
      triggerClassName="touch-target inline-grid size-8 place-items-center rounded-full"
      placement="bottom end"
      isLight
      width={320}
    >
      <AccountPanel shared={shared} {...hrefs} />
    </Popover>
  );
}

/** The navigation at the side of an area, with the way to the help at its foot. */
function AreaSideNav(props: Omit<SideNavProps, 'footerItems'>) {
  return <SideNav {...props} footerItems={useHelpLine()} />;
}
