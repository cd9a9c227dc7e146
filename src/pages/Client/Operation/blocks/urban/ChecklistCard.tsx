import type { UrbanPlanningProps } from '#contracts/client/operation/urban-planning.ts';
import * as urbanMessages from '#messages/client/urban-planning.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Badge } from '#ui/data/Badge.tsx';
import { Card } from '#ui/data/Card.tsx';
import { ItemList } from '#ui/data/ItemList.tsx';

/** The papers that the present states call for. */
export function ChecklistCard({ checklist }: Pick<UrbanPlanningProps, 'checklist'>) {
  const t = useMessages(urbanMessages);
  return (
    <Card title={t('checklist.title')}>
      <ItemList
        label={t('checklist.title')}
        isCompact
        empty={t('checklist.empty')}
        items={checklist.map(({ kind, count, expected }) => ({
          id: kind,
          title: t(`choices.documentKind.${kind}`),
          end: (
            <Badge tone={count >= expected ? 'pos' : count === 0 ? 'warn' : 'info'}>
              {count >= expected
                ? t('checklist.complete')
                : count === 0
                  ? t('checklist.missing')
                  : t('checklist.count', { count, expected })}
            </Badge>
          ),
        }))}
      />
    </Card>
  );
}
