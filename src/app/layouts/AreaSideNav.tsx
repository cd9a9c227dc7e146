import { SideNav, type SideNavProps } from '#ui/layout/SideNav.tsx';
import { useHelpLine } from '../palette/useHelpLine.ts';

/** The navigation at the side of an area, with the way to the help at its foot. */
export function AreaSideNav(props: Omit<SideNavProps, 'footerItems'>) {
  return <SideNav {...props} footerItems={useHelpLine()} />;
}
