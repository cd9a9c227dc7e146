import type { DialogProps } from './DialogPanel.tsx';
import { DialogPanel } from './overlay-panels.ts';

/** A window over the page: title, a sentence, content, buttons at the bottom right. */
export const Dialog = (props: DialogProps) => <DialogPanel {...props} />;
