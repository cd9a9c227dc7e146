import { useUiMessages } from '../useUiMessages.ts';
import { NavGroups, type NavGroupsProps } from './NavGroups.tsx';

/** The same navigation inside the phone sheet, at touch sizes. */
export function NavSheetContent({ groups }: { groups: NavGroupsProps['groups'] }) {
  const t = useUiMessages();
  return (
    <nav aria-label={t('layout.mainNavigation')}>
      <NavGroups groups={groups} palette="client" form="full" />
    </nav>
  );
}
