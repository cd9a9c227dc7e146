import type { LotOfSheet, SheetProps } from '#contracts/export/property-type/sheet.ts';
import * as sheetMessages from '#messages/export/property-type.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { PrintFacts } from '#ui/print/PrintFacts.tsx';
import { PrintNote } from '#ui/print/PrintNote.tsx';
import { PrintSection } from '#ui/print/PrintSection.tsx';

/** Whom to ask, and what the law wants said: copropriété, fees, risks. */
export function MentionsPart({ lot, props }: { readonly lot: LotOfSheet; readonly props: SheetProps }) {
  const t = useMessages(sheetMessages);
  const { date } = useFormat();
  const copro = useCoproMention(lot.details);
  const { contact, today, paper } = props;
  return (
    <PrintSection title={t('contact')} isWhole>
      <PrintFacts
        items={[
          {
            term: contact.name === '' ? paper.company : contact.name,
            value: [paper.company, contact.phone, contact.email].filter(Boolean).join(' · '),
          },
        ]}
      />
      <PrintNote>
        {copro !== '' && `${copro} `}
        {t('fees')} {t('georisks')} {t('notBinding', { date: date(today) })}
      </PrintNote>
    </PrintSection>
  );
}

/** What an advert says of the copropriété; empty where there is none. */
function useCoproMention(details: LotOfSheet['details']): string {
  const t = useMessages(sheetMessages);
  const { money } = useFormat();
  const { coproLotsCount: count, coproAnnualChargesCents: charges, coproProcedure: procedure } = details;
  if (typeof count !== 'number') return '';
  return [
    t('coproLots', { count }),
    typeof charges === 'number' && t('coproCharges', { amount: money(charges, { decimals: 0 }) }),
    typeof procedure === 'boolean' && t(procedure ? 'coproProcedure' : 'coproNoProcedure'),
  ]
    .filter((part) => part !== false)
    .join(' ');
}
