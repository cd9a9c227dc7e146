import type { ComponentType } from 'react';
import { lazyPart, type LazyPart, type LazyPartOptions } from '#runtime/platform/lazy-part.ts';
import { NoDialog } from './NoDialog.tsx';

/**
 * A window whose code is fetched when it is first opened. Where that fails it says so and closes.
 *
 * @example const RenameDialog = lazyDialog(async () => (await import('./RenameDialog.tsx')).RenameDialog);
 */
export const lazyDialog = <Props extends { readonly onClose: () => void }>(
  load: () => Promise<ComponentType<Props>>,
  options: Pick<LazyPartOptions<Props>, 'isUrgent'> = {},
): LazyPart<Props> => lazyPart<Props>(load, { ...options, failed: NoDialog });
