import type { LotOfSheet } from '#contracts/export/property-type/sheet.ts';
import * as sheetMessages from '#messages/export/property-type.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { PrintFigures } from '#ui/print/PrintFigures.tsx';
import { PrintSection } from '#ui/print/PrintSection.tsx';

/** What a lot costs and earns, for a bank that may know; nothing else. */
export function BankPart({ lot: { bank } }: { readonly lot: LotOfSheet }) {
  const t = useMessages(sheetMessages);
  const { money, percent } = useFormat();
  if (bank === null) return null;
  return (
    <PrintSection title={t('bank')} isWhole>
      <PrintFigures
        look="light"
        items={[
          { label: t('cost'), figure: money(bank.costCents, { decimals: 2 }) },
          {
            label: t('margin'),
            figure: money(bank.marginCents, { decimals: 2 }),
            ...(bank.marginBps !== null && {
              note: t('marginNote', { rate: percent(bank.marginBps, { decimals: 2 }) }),
            }),
          },
        ]}
      />
    </PrintSection>
  );
}

/** The VAT that a price holds; nothing where it is not told. */
export function VatPart({ lot: { vat } }: { readonly lot: LotOfSheet }) {
  const t = useMessages(sheetMessages);
  const { money } = useFormat();
  if (vat === null) return null;
  return (
    <PrintSection title={t('vat')} isWhole>
      <PrintFigures
        look="light"
        items={[
          {
            label: t(`vatOf.${vat.mode}`),
            figure: money(vat.vatCents, { decimals: 2 }),
            note: t('vatNote'),
          },
          { label: t('priceHt'), figure: money(vat.htCents, { decimals: 2 }) },
        ]}
      />
    </PrintSection>
  );
}

/** What rents bring in over the price; nothing without one of both. */
export function YieldFigures({ lot }: { readonly lot: LotOfSheet }) {
  const t = useMessages(sheetMessages);
  const { percent } = useFormat();
  const { grossBps, potentialBps } = lot.yields;
  const items = [
    ...(grossBps === null
      ? []
      : [{ label: t('gross'), figure: percent(grossBps, { decimals: 2 }), note: t('grossNote') }]),
    ...(potentialBps === null
      ? []
      : [{ label: t('grossPotential'), figure: percent(potentialBps, { decimals: 2 }) }]),
    ...(lot.vacancyBps === null
      ? []
      : [{ label: t('vacancy'), figure: percent(lot.vacancyBps, { decimals: 2 }) }]),
  ];
  return items.length === 0 ? null : <PrintFigures look="light" items={items} />;
}
