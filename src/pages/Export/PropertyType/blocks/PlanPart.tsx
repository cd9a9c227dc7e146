import type { LotOfSheet } from '#contracts/export/property-type/sheet.ts';
import * as sheetMessages from '#messages/export/property-type.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { PrintNote } from '#ui/print/PrintNote.tsx';
import { PrintPictures } from '#ui/print/PrintPictures.tsx';
import { PrintSection } from '#ui/print/PrintSection.tsx';

/** The plan of a lot, or those of its levels. */
export function PlanPart({ lot }: { readonly lot: LotOfSheet }) {
  const t = useMessages(sheetMessages);
  return (
    <PrintSection title={t(lot.plans.length > 1 ? 'plans' : 'plan')} isWhole>
      {lot.plans.length === 0 ? (
        <p>{t('noPlan')}</p>
      ) : (
        <>
          <PrintPictures pictures={lot.plans} look="plans" />
          <PrintNote>{t('planNote')}</PrintNote>
        </>
      )}
    </PrintSection>
  );
}
