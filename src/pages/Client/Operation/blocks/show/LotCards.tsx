import type { LotRow } from '#contracts/client/operation/show.ts';
import * as operationMessages from '#messages/client/operation.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Figure } from '#ui/data/Figure.tsx';
import { LotBadge } from '#ui/data/LotBadge.tsx';
import type { LotTotals } from './lot-rows.ts';
import { useLotWords } from './useLotWords.ts';

/** The lots one under the other, for narrow screens, with the same facts as the table. */
export function LotCards({ lots, totals }: { lots: readonly LotRow[]; totals: LotTotals }) {
  const t = useMessages(operationMessages);
  const words = useLotWords();
  return (
    <ul aria-label={t('lotsTitle')} className="divide-y divide-line border-t border-line">
      {lots.map((lot) => {
        const { what, mark } = words(lot);
        return (
          <li key={lot.id} className="flex flex-col gap-1 px-4 py-3 text-table">
            <span className="flex items-center justify-between gap-2">
              <span>
                <strong className="font-semibold">{lot.ref}</strong> <span className="text-ink2">{what}</span>
              </span>
              <Figure cents={lot.priceTtcCents} decimals={0} className="font-semibold" />
            </span>
            <span className="flex items-center justify-between gap-2 text-ink3">
              <span>
                <Figure areaM2={lot.areaM2} /> · <Figure cents={lot.pricePerM2Cents} decimals={0} />
                /m²
              </span>
              <LotBadge state={lot.status} />
            </span>
            {mark !== null && <span className="text-label text-ink3">{mark}</span>}
          </li>
        );
      })}
      <li className="flex items-center justify-between gap-2 bg-sunken px-4 py-3 text-table font-semibold">
        <span>
          {t('lot.totalCount', { count: lots.length })} · <Figure areaM2={totals.areaM2} />
        </span>
        <Figure cents={totals.priceTtcCents} decimals={0} />
      </li>
    </ul>
  );
}
