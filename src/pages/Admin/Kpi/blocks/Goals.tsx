import { PencilLine, Plus, Trash2 } from 'lucide-react';
import type { KpiExplorerProps, KpiGoalRow } from '#contracts/admin/kpi/dashboard.ts';
import { kpiOf } from '#domain/audience/explorer/keys.ts';
import { update } from '#generated/routes/admin/kpi/goal.ts';
import * as kpiMessages from '#messages/admin/kpi.ts';
import { useFormat, type Format } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Button } from '#ui/actions/Button.tsx';
import { Menu } from '#ui/actions/Menu.tsx';
import { ItemList } from '#ui/data/ItemList.tsx';
import { PageSection } from '#ui/layout/PageSection.tsx';
import { useAction } from '../../../Account/blocks/useAction.ts';
import type { OpenedKpi } from './KpiDialogs.tsx';
import { useKpiWords } from './useKpiWords.ts';

const written = (format: Format, { key }: Pick<KpiGoalRow, 'key'>, value: number | null): string => {
  const { unit } = kpiOf(key);
  if (unit === 'cents') return format.money(value, { decimals: 0 });
  return unit === 'bps' ? format.percent(value) : format.number(value, 0);
};

interface GoalsProps extends Pick<KpiExplorerProps, 'goals' | 'can'> {
  readonly onOpen: (opened: OpenedKpi) => void;
}

/** What the chosen figures are meant to reach, month by month, and what they came to. */
export function Goals({ goals, can, onOpen }: GoalsProps) {
  const t = useMessages(kpiMessages);
  const format = useFormat();
  const { nameOf } = useKpiWords();
  const { run, isPending } = useAction();
  const remove = ({ key, month, version }: KpiGoalRow): void =>
    void run({
      method: 'PUT',
      href: update(),
      preserveScroll: true,
      data: {
        key,
        month,
        version,
        value: null,
      },
    });
  return (
    <PageSection
      title={t('goals')}
      count={goals.length}
      empty={goals.length === 0 && t('goalsEmpty')}
      aside={
        can.update && (
          <Button size="sm" icon={Plus} onClick={() => onOpen({ kind: 'goal', goal: null })}>
            {t('goal.add')}
          </Button>
        )
      }
    >
      <ItemList
        label={t('goals')}
        isBusy={isPending}
        items={goals.map((goal) => ({
          id: `${goal.key} ${goal.month}`,
          title: `${nameOf(goal.key)} · ${format.month(goal.month)}`,
          detail: t('goalLine', {
            value: written(format, goal, goal.value),
            reached: written(format, goal, goal.reached),
          }),
          end: (
            <>
              {goal.reached !== null &&
                goal.value > 0 &&
                t('goalShare', { share: format.percent(Math.round((goal.reached * 10_000) / goal.value)) })}
              {can.update && (
                <Menu
                  label={`${nameOf(goal.key)} · ${format.month(goal.month)}`}
                  isIconOnly
                  size="sm"
                  groups={[
                    {
                      id: 'goal',
                      actions: [
                        {
                          id: 'edit',
                          label: t('goal.edit'),
                          icon: PencilLine,
                          run: () => onOpen({ kind: 'goal', goal }),
                        },
                        {
                          id: 'remove',
                          label: t('goal.remove'),
                          icon: Trash2,
                          isDanger: true,
                          run: () => remove(goal),
                        },
                      ],
                    },
                  ]}
                />
              )}
            </>
          ),
        }))}
      />
    </PageSection>
  );
}
