import type { Visited } from '#contracts/export/visit/visited.ts';
import * as visitMessages from '#messages/export/visit.ts';
import * as tradeMessages from '#messages/trade.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { PrintFacts } from '#ui/print/PrintFacts.tsx';
import { PrintSection } from '#ui/print/PrintSection.tsx';
import { PrintTable } from '#ui/print/PrintTable.tsx';

/** The property, when it is visited, who shows it; its lots with their prices. */
export function VisitedSection({ visit }: { readonly visit: Visited }) {
  const t = useMessages(visitMessages);
  const trade = useMessages(tradeMessages);
  const { dateTime, area, money } = useFormat();
  const { startAt, durationMin, address, host, lots } = visit;
  return (
    <PrintSection title={t('property')} isWhole>
      <PrintFacts
        items={[
          { term: t('place'), value: address },
          {
            term: t('when'),
            value: `${dateTime(startAt)} (${t('duration', { minutes: durationMin })})`,
          },
          {
            term: t('host'),
            value:
              host.phone === null ? host.name : t('hostWithPhone', { name: host.name, phone: host.phone }),
          },
          ...(lots.length === 0 ? [{ term: t('lot'), value: t('whole') }] : []),
        ]}
      />
      {lots.length > 0 && (
        <PrintTable
          label={t('property')}
          columns={[
            { id: 'ref', label: t('lot') },
            { id: 'type', label: t('type') },
            { id: 'area', label: t('area'), isAmount: true },
            { id: 'price', label: t('price'), isAmount: true },
          ]}
          groups={[
            {
              id: 'lots',
              rows: lots.map(({ id, ref, type, areaM2, priceCents }) => ({
                id,
                cells: {
                  ref,
                  type: trade(`lotType.${type}`),
                  area: areaM2 === null ? '–' : area(areaM2),
                  price: priceCents === null ? '–' : money(priceCents, { decimals: 0 }),
                },
              })),
            },
          ]}
        />
      )}
    </PrintSection>
  );
}
