import { Pencil, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { BrandKpiProps } from '#contracts/client/brand/kpi.ts';
import { isFallingGoal } from '#domain/audience/brand-goals.ts';
import { update } from '#generated/routes/client/brand/goal.ts';
import * as kpiMessages from '#messages/client/brand-kpi.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Button } from '#ui/actions/Button.tsx';
import { IconButton } from '#ui/actions/IconButton.tsx';
import { Badge } from '#ui/data/Badge.tsx';
import { Gauge } from '#ui/data/Gauge.tsx';
import { ItemList } from '#ui/data/ItemList.tsx';
import { Inline } from '#ui/layout/Inline.tsx';
import { PageSection } from '#ui/layout/PageSection.tsx';
import { lazyDialog } from '#ui/overlay/lazy-dialog.ts';
import { useAction } from '../../../../Account/blocks/useAction.ts';
import { useGoalText } from './goal-quantity.ts';

const GoalDialog = lazyDialog(async () => (await import('./GoalDialog.tsx')).GoalDialog);

type Goal = BrandKpiProps['goals'][number];

/** What the network aims at, and how far it has come. */
export function Goals({ goals, choices, can }: Pick<BrandKpiProps, 'goals' | 'choices' | 'can'>) {
  const t = useMessages(kpiMessages);
  const { run } = useAction();
  const [asked, setAsked] = useState<Goal | 'new' | null>(null);
  const lineOf = useGoalLine();
  const remove = ({ key, year }: Goal) =>
    run({ method: 'PUT', href: update(), data: { key, year, value: null }, preserveScroll: true });
  return (
    <PageSection
      isWide
      title={t('goals.title')}
      empty={goals.length === 0 && t('goals.empty')}
      aside={
        can.update && (
          <Button icon={Plus} onClick={() => setAsked('new')}>
            {t('goals.add')}
          </Button>
        )
      }
    >
      {goals.length > 0 && (
        <ItemList
          label={t('goals.title')}
          items={goals.map((goal) => {
            const { name, ...line } = lineOf(goal);
            return {
              ...line,
              end: can.update && (
                <>
                  <IconButton
                    icon={Pencil}
                    label={t('goals.editOf', { name })}
                    onClick={() => setAsked(goal)}
                  />
                  <IconButton
                    icon={Trash2}
                    label={t('goals.removeOf', { name })}
                    onClick={() => void remove(goal)}
                  />
                </>
              ),
            };
          })}
        />
      )}
      {asked !== null && (
        <GoalDialog
          goal={asked === 'new' ? null : asked}
          years={choices.years}
          onClose={() => setAsked(null)}
        />
      )}
    </PageSection>
  );
}

function useGoalLine() {
  const t = useMessages(kpiMessages);
  const { percent } = useFormat();
  const write = useGoalText();
  return ({ key, year, value, reached, reachBps }: Goal) => {
    const name = t('goals.nameOf', { name: t(`figures.${key}`), year: String(year) });
    const aim = write(key, value);
    const soFar = reached.value === null ? null : t('goals.soFar', { value: write(key, reached.value) });
    const unknown = reached.isHidden ? t('notEnough') : t('goals.notYet');
    return {
      id: `${key}-${year}`,
      name,
      title: `${name} : ${isFallingGoal(key) ? t('goals.most', { value: aim }) : aim}`,
      badges: reachBps === 10_000 && <Badge tone="pos">{t('goals.reached')}</Badge>,
      detail: (
        <>
          {soFar ?? unknown}
          {reachBps !== null && (
            <Inline gap={2}>
              <Gauge rateBps={reachBps} tone="ink" width={160} />
              {t('goals.reachOf', { rate: percent(reachBps) })}
            </Inline>
          )}
        </>
      ),
    };
  };
}
