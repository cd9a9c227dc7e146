import type { LotOfSheet } from '#contracts/export/property-type/sheet.ts';
import * as sheetMessages from '#messages/export/property-type.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { PrintFigures, type PrintFigureItem } from '#ui/print/PrintFigures.tsx';

/** Price and area at a glance, with what the type adds to them. */
export function PriceFigures({ lot }: { readonly lot: LotOfSheet }) {
  const t = useMessages(sheetMessages);
  const { money, area } = useFormat();
  const { details, priceTtcCents, pricePerM2Cents, type } = lot;
  const land = typeof details['landM2'] === 'string' ? details['landM2'] : null;
  const buildable = typeof details['buildableM2'] === 'string' ? details['buildableM2'] : null;
  const isTaxed = lot.vat !== null && lot.vat.mode !== 'exempt' && type === 'ProfessionalRealEstate';
  const items: (PrintFigureItem | false)[] = [
    {
      label: t('price'),
      figure: priceTtcCents === null ? t('onRequest') : money(priceTtcCents, { decimals: 0 }),
      ...(isTaxed && {
        note: `${t('priceHt')} ${money(lot.vat?.htCents, { decimals: 0 })}`,
      }),
    },
    pricePerM2Cents !== null && { label: t('perM2'), figure: money(pricePerM2Cents, { decimals: 0 }) },
    { label: t('area'), figure: area(lot.areaM2) },
    type === 'House' && land !== null && { label: t('landArea'), figure: area(land) },
    type === 'Land' && buildable !== null && { label: t('buildable'), figure: area(buildable) },
  ];
  return <PrintFigures items={items.filter((item) => item !== false)} />;
}
