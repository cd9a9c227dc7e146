import type { EstimationPaperProps } from '#contracts/export/estimation.ts';
import * as formMessages from '#messages/client/estimation.ts';
import * as estimationMessages from '#messages/export/estimation.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { PrintFacts } from '#ui/print/PrintFacts.tsx';
import { PrintSection } from '#ui/print/PrintSection.tsx';

/** The property that is valued. */
export function SubjectSection({ subject, status }: EstimationPaperProps) {
  const t = useMessages(estimationMessages);
  const form = useMessages(formMessages);
  const { area, number } = useFormat();
  const { title, address, lot, type, areaM2, rooms, floor, condition, hasElevator, hasExterior } = subject;
  const yesNo = (isSo: boolean): string => t(isSo ? 'yes' : 'no');
  const isLived = type === 'Apartment' || type === 'House';
  return (
    <PrintSection
      title={title}
      isWhole
      {...(status === 'archived' ? { aside: t('archived') } : { aside: t('subject') })}
    >
      <PrintFacts items={[{ term: t('address'), value: address || t('unspecified') }]} />
      <PrintFacts
        columns={2}
        items={[
          { term: t('lot'), value: lot ?? t('whole') },
          { term: form('fields.type'), value: form(`choices.type.${type}`) },
          { term: form('fields.areaM2'), value: areaM2 === null ? t('unspecified') : area(areaM2) },
          {
            term: form('fields.condition'),
            value: condition === null ? t('unspecified') : form(`choices.condition.${condition}`),
          },
          ...(isLived
            ? [{ term: form('fields.rooms'), value: rooms === null ? t('unspecified') : number(rooms) }]
            : []),
          ...(floor === null
            ? []
            : [
                {
                  term: form('fields.floor'),
                  value: floor < 0 ? t('basement', { floor: String(floor) }) : t('floor', { floor }),
                },
              ]),
          ...(isLived
            ? [
                { term: form('fields.hasElevator'), value: yesNo(hasElevator) },
                { term: form('fields.hasExterior'), value: yesNo(hasExterior) },
              ]
            : []),
        ]}
      />
    </PrintSection>
  );
}
