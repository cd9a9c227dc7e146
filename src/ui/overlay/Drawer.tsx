import type { DrawerProps } from './DrawerPanel.tsx';
import { DrawerPanel } from './overlay-panels.ts';

/** A panel at the right, over the page. */
export const Drawer = (props: DrawerProps) => <DrawerPanel {...props} />;
