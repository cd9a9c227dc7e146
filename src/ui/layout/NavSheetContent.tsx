import { useUiMessages } from '../useUiMessages.ts';
import { NavGroups } from './NavGroups.tsx';
import type { NavGroup } from './types.ts';

/** The same navigation inside the phone sheet, at touch sizes. */
export function NavSheetContent({ groups }: { groups: readonly NavGroup[] }) {
  const t = useUiMessages();
  return (
    <nav aria-label={t('layout.mainNavigation')}>
      <NavGroups groups={groups} palette="client" form="full" />
    </nav>
  );
}
