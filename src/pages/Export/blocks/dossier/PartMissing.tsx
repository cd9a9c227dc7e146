import * as dossierMessages from '#messages/export/dossier.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { PrintSheet } from '#ui/print/PrintSheet.tsx';

/** In place of a paper whose code cannot be had. */
export function PartMissing() {
  const t = useMessages(dossierMessages);
  return (
    <PrintSheet>
      <p>{t('failed')}</p>
    </PrintSheet>
  );
}
