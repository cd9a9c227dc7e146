import type { ProjectCard, ProjectIndexProps } from '#contracts/client/operation/project/index.ts';
import { edit } from '#generated/routes/client/operation/project.ts';
import * as projectMessages from '#messages/client/project.ts';
import * as tradeMessages from '#messages/trade.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Button } from '#ui/actions/Button.tsx';
import { Menu } from '#ui/actions/Menu.tsx';
import { Card } from '#ui/data/Card.tsx';
import { DescriptionList } from '#ui/data/DescriptionList.tsx';
import { Figure } from '#ui/data/Figure.tsx';
import { Text } from '#ui/data/Text.tsx';
import { TradeStateBadge } from '#ui/data/TradeStateBadge.tsx';
import { Checkbox } from '#ui/fields/Checkbox.tsx';
import { Inline } from '#ui/layout/Inline.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { useComposition } from './useComposition.ts';
import { useProjectSteps } from './useProjectSteps.tsx';

interface ProjectCardViewProps {
  readonly operationId: string;
  readonly project: ProjectCard;
  readonly can: ProjectIndexProps['can'];
  readonly isCompared: boolean;
  /** Undefined where there is nothing to compare with. */
  readonly onCompare: ((isCompared: boolean) => void) | undefined;
}

/** One variant: what it holds, what it brings, and what can be done with it. */
export function ProjectCardView({ operationId, project, can, isCompared, onCompare }: ProjectCardViewProps) {
  const t = useMessages(projectMessages);
  const trade = useMessages(tradeMessages);
  const format = useFormat();
  const compositionOf = useComposition();
  const parameters = { operation: operationId, project: project.id };
  const { actions, dialogs } = useProjectSteps({
    parameters,
    version: project.version,
    status: project.status,
    can,
  });
  const { all } = project.totals;
  const { worksMonths: months, deliveryOn, best } = project;
  return (
    <Card title={project.name} aside={<TradeStateBadge entity="project" state={project.status} />}>
      <Stack gap={3}>
        <Text as="p" size="table" tone="ink3">
          {t('variantName', { variant: project.variant })} · {trade(`operationKind.${project.kind}`)}
        </Text>
        <Text as="p" weight="medium">
          {compositionOf(project.totals)}
        </Text>
        <DescriptionList
          layout="rows"
          items={[
            { term: t('card.revenue'), value: <Figure cents={all.revenueCents} /> },
            { term: t('card.area'), value: <Figure areaM2={all.areaM2} /> },
            { term: t('card.floorArea'), value: <Figure areaM2={project.floorAreaM2} /> },
            { term: t('card.works'), value: <Figure cents={all.worksCents} /> },
            {
              term: t('card.worksPerM2'),
              value: <Figure cents={all.worksPerM2Cents} decimals={0} />,
            },
            {
              term: t('card.duration'),
              value: months === null ? null : t('card.months', { count: months }),
            },
            { term: t('card.delivery'), value: deliveryOn === null ? null : format.date(deliveryOn) },
            {
              term: t('card.margin'),
              value: best && (
                <>
                  <Figure cents={best.marginCents} decimals={0} /> ·{' '}
                  <Figure rateBps={best.marginBps} decimals={2} /> ({best.simulation})
                </>
              ),
            },
            { term: t('card.lots'), value: <Figure count={project.lotsCount} /> },
          ]}
        />
        <Inline justify="between">
          {onCompare ? (
            <Checkbox
              name={`compare-${project.id}`}
              label={t('compare.pick')}
              value={isCompared}
              onChange={onCompare}
            />
          ) : (
            <span />
          )}
          <Inline>
            {actions.length > 0 && (
              <Menu
                label={t('card.actions', { name: project.name })}
                isIconOnly
                actions={actions.map(({ id, label, icon, run }) => ({ id, label, icon, run }))}
              />
            )}
            <Button href={edit(parameters)}>{t('card.open')}</Button>
          </Inline>
        </Inline>
      </Stack>
      {dialogs}
    </Card>
  );
}
