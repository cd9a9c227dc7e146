import { ArrowDownRight, ArrowRight, ArrowUpRight } from 'lucide-react';
import { useFormat } from '#runtime/locale/format.ts';
import { cx } from '../cx.ts';
import { Icon } from '../identity/Icon.tsx';
import { useExplanationMessages } from './useExplanationMessages.ts';
import { Figure } from './Figure.tsx';

/** By how much a figure has changed: an amount, a share of what it was, points between two rates, or a number. */
export type TrendChange =
  | { readonly cents: number }
  | { readonly rateBps: number }
  | { readonly pointsBps: number }
  | { readonly count: number };

export interface TrendProps {
  change: TrendChange;
  /** Since when, or compared with what: « depuis octobre ». */
  since: string;
  /** Which way is good; `none` for what is neither good nor bad. Rising by default. */
  good?: 'up' | 'down' | 'none';
}

const sizeOf = (change: TrendChange): number => Object.values(change)[0] ?? 0;

/** A change with its arrow, its sign and its colour. */
export function Trend({ change, since, good = 'up' }: TrendProps) {
  const t = useExplanationMessages();
  const format = useFormat();
  const size = sizeOf(change);
  const sign = size > 0 ? '+' : '';
  const text =
    'cents' in change
      ? format.signedMoney(change.cents)
      : 'rateBps' in change
        ? `${sign}${format.percent(change.rateBps)}`
        : 'pointsBps' in change
          ? `${sign}${t('points', { n: format.number(change.pointsBps / 100) })}`
          : `${sign}${format.number(change.count)}`;
  const isGood = size > 0 === (good === 'up');
  const tone = size === 0 || good === 'none' ? 'text-ink2' : isGood ? 'text-pos' : 'text-neg';
  return (
    <span className="inline-flex flex-wrap items-baseline gap-x-1">
      <span className={cx('inline-flex items-baseline gap-1 font-medium [&>svg]:self-center', tone)}>
        <Icon icon={size > 0 ? ArrowUpRight : size < 0 ? ArrowDownRight : ArrowRight} size={12} />
        <Figure text={text} />
      </span>
      {since}
    </span>
  );
}
