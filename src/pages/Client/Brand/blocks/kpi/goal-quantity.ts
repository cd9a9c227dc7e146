import type { GoalKey } from '#domain/audience/brand-goals.ts';
import * as kpiMessages from '#messages/client/brand-kpi.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';

export type GoalUnit = 'money' | 'rate' | 'days' | 'count';

/** What a goal is counted in, by the end of its key. */
export function unitOfGoal(key: GoalKey): GoalUnit {
  if (key.endsWith('Cents')) return 'money';
  if (key.endsWith('Bps')) return 'rate';
  return key.endsWith('Days') ? 'days' : 'count';
}

/** Writes a goal, or what was reached of it, in its unit. */
export function useGoalText(): (key: GoalKey, value: number) => string {
  const t = useMessages(kpiMessages);
  const format = useFormat();
  return (key, value) => {
    switch (unitOfGoal(key)) {
      case 'money':
        return format.money(value, { decimals: 0 });
      case 'rate':
        return format.percent(value);
      case 'days':
        return t('days', { count: value });
      case 'count':
        return format.number(value);
    }
  };
}
