import type { CoverProps } from '#contracts/export/cover.ts';
import type { WithShared } from '#contracts/shared.ts';
import * as coverMessages from '#messages/export/cover.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { useTitle } from '#runtime/title/title.ts';
import { Facade } from '#ui/identity/Facade.tsx';
import { PrintSheet } from '#ui/print/PrintSheet.tsx';
import './blocks/cover.css';
import { CoverBand } from './blocks/CoverBand.tsx';
import { CoverStrip } from './blocks/CoverStrip.tsx';

/** The cover of a file: exactly one A4 page, to the edges of the paper. */
export default function ExportCover({ operation, company, query, editedOn, app }: WithShared<CoverProps>) {
  const t = useMessages(coverMessages);
  useTitle(`${t('pageTitle')} — ${operation.ref}`, app.name);
  return (
    <PrintSheet page="cover" marginMm={0} isSinglePage className="cover">
      <div className="cover-picture">
        <Facade seed={operation.id} format="cover" />
      </div>
      <CoverBand operation={operation} query={query} />
      <CoverStrip company={company} query={query} editedOn={editedOn} />
    </PrintSheet>
  );
}
