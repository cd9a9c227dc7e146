import type { LotRow } from '#contracts/client/operation/show.ts';
import * as operationMessages from '#messages/client/operation.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Figure } from '#ui/data/Figure.tsx';
import { LotBadge } from '#ui/data/LotBadge.tsx';
import { RecordList } from '#ui/data/RecordList.tsx';
import { Text } from '#ui/data/Text.tsx';
import type { LotTotals } from './lot-rows.ts';
import { useLotWords } from './useLotWords.ts';

/** The lots one under the other, for narrow screens, with the same facts as the table. */
export function LotCards({ lots, totals }: { lots: readonly LotRow[]; totals: LotTotals }) {
  const t = useMessages(operationMessages);
  const words = useLotWords();
  return (
    <RecordList
      label={t('lotsTitle')}
      records={lots.map((lot) => {
        const { what, mark } = words(lot);
        return {
          id: lot.id,
          foot: mark,
          title: (
            <>
              {lot.ref}{' '}
              <Text weight="normal" tone="ink2">
                {what}
              </Text>
            </>
          ),
          badge: <LotBadge state={lot.status} />,
          figures: [
            { label: t('lot.price'), value: <Figure cents={lot.priceTtcCents} decimals={0} /> },
            { label: t('lot.area'), value: <Figure areaM2={lot.areaM2} /> },
            {
              label: t('lot.perM2'),
              value: <Figure cents={lot.pricePerM2Cents} decimals={0} isUnitHidden />,
            },
          ],
        };
      })}
      total={{
        label: (
          <>
            {t('lot.totalCount', { count: lots.length })} · <Figure areaM2={totals.areaM2} />
          </>
        ),
        figure: <Figure cents={totals.priceTtcCents} decimals={0} />,
      }}
    />
  );
}
