import type { MenuPanelProps } from '../actions/MenuPanel.tsx';
import type { DialogProps } from './DialogPanel.tsx';
import type { DrawerProps } from './DrawerPanel.tsx';
import { overlayPart } from './overlay-part.tsx';
import type { PopoverPanelProps } from './PopoverPanel.tsx';
import type { SheetProps } from './SheetPanel.tsx';

// They stand on the same library, which weighs more than all of them: who fetches one has them all.
const load = () => import('./panels.ts');

export const MenuPanel = overlayPart<MenuPanelProps>(async () => (await load()).MenuPanel);
export const PopoverPanel = overlayPart<PopoverPanelProps>(async () => (await load()).PopoverPanel);
export const DialogPanel = overlayPart<DialogProps>(async () => (await load()).DialogPanel);
export const DrawerPanel = overlayPart<DrawerProps>(async () => (await load()).DrawerPanel);
export const SheetPanel = overlayPart<SheetProps>(async () => (await load()).SheetPanel);
