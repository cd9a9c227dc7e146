import { SheetPanel } from './overlay-panels.ts';
import type { SheetProps } from './SheetPanel.tsx';

/** A panel that rises from the bottom of a phone. */
export const Sheet = (props: SheetProps) => <SheetPanel {...props} />;
