import type { ShownCash } from '#contracts/client/operation/cash-flow-forecast.ts';
import { index as financing } from '#generated/routes/client/operation/financing.ts';
import * as cashMessages from '#messages/client/cash-flow-forecast.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Button } from '#ui/actions/Button.tsx';
import { Banner } from '#ui/feedback/Banner.tsx';
import { Inline } from '#ui/layout/Inline.tsx';

interface ShortfallBannerProps {
  readonly operationId: string;
  readonly outlook: ShownCash['outlook'];
  readonly canAddEquity: boolean;
  readonly canShift: boolean;
  readonly onAddEquity: () => void;
  readonly onDelay: (ids: readonly string[]) => void;
}

/** Cash that will lack, and what would fill it: equity, a drawdown, expenses that may wait. */
export function ShortfallBanner(props: ShortfallBannerProps) {
  const { operationId, outlook, canAddEquity, canShift, onAddEquity, onDelay } = props;
  const t = useMessages(cashMessages);
  const { money, month } = useFormat();
  const { lowPoint, missingCents, neededIn, backIn, drawableCents, delayable, delayableCents } = outlook;
  if (lowPoint === null || missingCents === 0) return null;
  return (
    <Banner
      tone="error"
      action={
        <Inline>
          {canAddEquity && (
            <Button size="sm" onClick={onAddEquity}>
              {t('shortfall.equity', { amount: money(missingCents) })}
            </Button>
          )}
          {drawableCents > 0 && (
            <Button size="sm" href={financing({ operation: operationId })}>
              {t('shortfall.draw', { amount: money(drawableCents) })}
            </Button>
          )}
          {canShift && delayable.length > 0 && (
            <Button size="sm" onClick={() => onDelay(delayable.map(({ id }) => id))}>
              {t('shortfall.delay', { amount: money(delayableCents) })}
            </Button>
          )}
        </Inline>
      }
    >
      {t('shortfall.text', { amount: money(missingCents), month: month(lowPoint.month) })}{' '}
      {neededIn !== null && t('shortfall.since', { month: month(neededIn) })}{' '}
      {backIn !== null && t('shortfall.back', { month: month(backIn) })}{' '}
      {delayable.length > 0 && `(${t('shortfall.delayHelp', { count: delayable.length })})`}
    </Banner>
  );
}
