import * as dossierMessages from '#messages/export/dossier.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { lazyPart, type LazyPart } from '#runtime/platform/lazy-part.ts';
import type { PartLoader } from '#runtime/pages/part-loader.ts';
import { PrintPartPending } from '#ui/print/PrintPart.tsx';
import { PrintSheet } from '#ui/print/PrintSheet.tsx';

const known = new Map<string, LazyPart<object>>();

/** The page of a paper, fetched when a file first shows it; null for none. */
export function partPage(name: string, loaderOf: PartLoader): LazyPart<object> | null {
  const found = known.get(name);
  if (found !== undefined) return found;
  const load = loaderOf(name);
  if (load === null) return null;
  const made = lazyPart<object>(load, { isUrgent: true, pending: PrintPartPending, failed: PartMissing });
  known.set(name, made);
  return made;
}

/** In place of a paper whose code cannot be had. */
function PartMissing() {
  const t = useMessages(dossierMessages);
  return (
    <PrintSheet>
      <p>{t('failed')}</p>
    </PrintSheet>
  );
}
