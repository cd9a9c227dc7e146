export { MenuPanel } from '../actions/MenuPanel.tsx';
export { DialogPanel } from './DialogPanel.tsx';
export { DrawerPanel } from './DrawerPanel.tsx';
export { PopoverPanel } from './PopoverPanel.tsx';
export { SheetPanel } from './SheetPanel.tsx';
