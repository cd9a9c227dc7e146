import type { ComponentType } from 'react';
import { pages, type ExportPage } from '#generated/pages/export.ts';
import { lazyPart, type LazyPart } from '#runtime/platform/lazy-part.ts';
import { PrintPartPending } from '#ui/print/PrintPart.tsx';
import { PartMissing } from './PartMissing.tsx';

const known = new Map<string, LazyPart<object>>();

const isPage = (name: string): name is ExportPage => Object.hasOwn(pages, name);

/** The page of a paper, fetched when a file first shows it; null for none. */
export function partPage(name: string): LazyPart<object> | null {
  if (!isPage(name)) return null;
  const found = known.get(name);
  if (found !== undefined) return found;
  // Its props are those that its own route answers: the contract of that route holds them.
  const made = lazyPart<object>(async () => (await pages[name]()).default as ComponentType<object>, {
    isUrgent: true,
    pending: PrintPartPending,
    failed: PartMissing,
  });
  known.set(name, made);
  return made;
}
