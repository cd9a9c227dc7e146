import type { ShownCash } from '#contracts/client/operation/cash-flow-forecast.ts';
import { monthsBetween, type Month } from '#domain/time/day.ts';
import * as cashMessages from '#messages/client/cash-flow-forecast.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Button } from '#ui/actions/Button.tsx';
import { ItemList } from '#ui/data/ItemList.tsx';
import { PageSection } from '#ui/layout/PageSection.tsx';

interface LapsedPartProps {
  readonly cash: Pick<ShownCash, 'lapsed' | 'currentMonth'>;
  readonly canShift: boolean;
  readonly onShift: (ids: readonly string[], months: number) => void;
}

/** Forecasts whose month went by: to be moved, or dropped. */
export function LapsedPart({ cash, canShift, onShift }: LapsedPartProps) {
  const t = useMessages(cashMessages);
  const { money, month } = useFormat();
  const { lapsed, currentMonth } = cash;
  if (lapsed.length === 0) return null;
  return (
    <PageSection title={t('lapsed.title')} count={lapsed.length} help={t('lapsed.help')}>
      <ItemList
        label={t('lapsed.title')}
        items={lapsed.map((entry) => ({
          id: entry.key,
          title: entry.label === '' ? t(`line.${entry.category}`) : entry.label,
          detail: t('lapsed.foreseen', { month: month(entry.month) }),
          end: (
            <>
              {money(entry.htCents + entry.vatCents)}
              {canShift && entry.record?.isMovable && (
                <Button
                  size="sm"
                  onClick={() =>
                    onShift([entry.key], monthsBetween(entry.month as Month, currentMonth as Month))
                  }
                >
                  {t('lapsed.bring')}
                </Button>
              )}
            </>
          ),
        }))}
      />
    </PageSection>
  );
}
