import { Download, HardHat, Paperclip, Plus, Receipt } from 'lucide-react';
import { useState } from 'react';
import type { ConstructionProps } from '#contracts/client/operation/construction.ts';
import { channels } from '#contracts/realtime/channels.ts';
import type { WithShared } from '#contracts/shared.ts';
import { advance } from '#generated/routes/client/operation.ts';
import { import_ as importLots } from '#generated/routes/client/operation/construction/lot.ts';
import * as constructionMessages from '#messages/client/construction.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { useRefreshOnEvent } from '#runtime/realtime/useRefreshOnEvent.ts';
import { useTitle } from '#runtime/title/title.ts';
import { Button } from '#ui/actions/Button.tsx';
import { PageActions } from '#ui/actions/PageActions.tsx';
import { Segmented } from '#ui/actions/Segmented.tsx';
import { Text } from '#ui/data/Text.tsx';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { EmptyParcels } from '#ui/identity/EmptyParcels.tsx';
import { Inline } from '#ui/layout/Inline.tsx';
import { AfterFirstPaint } from '#ui/layout/AfterFirstPaint.tsx';
import { PageHeader } from '#ui/layout/PageHeader.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { ConfirmDialog } from '#ui/overlay/ConfirmDialog.tsx';
import { useAction } from '../../Account/blocks/useAction.ts';
import { ClaimsTable } from './blocks/construction/ClaimsTable.tsx';
import { LotsTable } from './blocks/construction/LotsTable.tsx';
import { PapersPart } from './blocks/construction/PapersPart.tsx';
import { PlanningPart } from './blocks/construction/PlanningPart.tsx';
import { ReceptionPart } from './blocks/construction/ReceptionPart.tsx';
import { useWorksDialogs, type WorksDialogs } from './blocks/construction/useWorksDialogs.tsx';
import { WorksFigures } from './blocks/construction/WorksFigures.tsx';
import { WorksFilters, worksHref } from './blocks/construction/WorksFilters.tsx';
import { OperationFrame } from './blocks/OperationFrame.tsx';

const shownProps = [
  'figures',
  'lots',
  'claims',
  'milestones',
  'reception',
  'receptionObstacle',
  'papers',
  'curve',
  'start',
] as const;

/** The works of an operation: lots with their contracts, progress claims, planning, reception and its reserves. */
export default function Construction(props: WithShared<ConstructionProps>) {
  const { operation, can, query } = props;
  const t = useMessages(constructionMessages);
  useTitle(`${operation.name} · ${t('title')}`, props.app.name);
  useRefreshOnEvent<ConstructionProps>(
    channels.operation(operation.id),
    ['situation.changed', 'milestone.certified', 'construction-lot.updated'],
    shownProps,
  );
  const dialogs = useWorksDialogs(props);
  const tabs = ['lots', 'situations', 'planning', 'reception'] as const;
  return (
    <OperationFrame operation={operation} current="works" canUpdate={can.update}>
      <PageHeader title={t('title')} actions={<WorksActions props={props} dialogs={dialogs} />} />
      {props.lots.length === 0 ? (
        <NoLots props={props} dialogs={dialogs} />
      ) : (
        <Stack gap={4}>
          <WorksFigures figures={props.figures} />
          <Inline>
            <Segmented
              label={t('tabs.label')}
              value={query.tab}
              segments={tabs.map((id) => ({
                id,
                label: t(`tabs.${id}`),
                href: worksHref(operation.id, query, { tab: id }),
              }))}
            />
          </Inline>
          <Part props={props} dialogs={dialogs} />
        </Stack>
      )}
      {dialogs.shown}
    </OperationFrame>
  );
}

interface PartProps {
  readonly props: ConstructionProps;
  readonly dialogs: WorksDialogs;
}

function Part({ props, dialogs }: PartProps) {
  const t = useMessages(constructionMessages);
  const { query, lots, claims } = props;
  const shown = lots.filter(
    ({ trade, status, supplier }) =>
      (query.trade.length === 0 || query.trade.includes(trade)) &&
      (query.status.length === 0 || query.status.includes(status)) &&
      (query.supplier.length === 0 || (supplier !== null && query.supplier.includes(supplier.id))),
  );
  const ids = shown.map(({ id }) => id);
  const own = claims.filter(({ constructionLotId }) => ids.includes(constructionLotId));
  if (query.tab === 'reception') {
    return (
      <>
        <ReceptionPart props={props} dialogs={dialogs} />
        <AfterFirstPaint>
          <PapersPart props={props} dialogs={dialogs} />
        </AfterFirstPaint>
      </>
    );
  }
  return (
    <>
      <WorksFilters props={props} />
      {query.tab === 'planning' && <PlanningPart lots={shown} props={props} />}
      {query.tab === 'lots' &&
        (shown.length === 0 ? (
          <Text as="p">{t('filters.empty')}</Text>
        ) : (
          <LotsTable lots={shown} props={props} dialogs={dialogs} />
        ))}
      {query.tab === 'situations' &&
        (own.length === 0 ? (
          <Text as="p">{t(claims.length === 0 ? 'claims.empty' : 'filters.emptyClaims')}</Text>
        ) : (
          <ClaimsTable claims={own} props={props} dialogs={dialogs} />
        ))}
    </>
  );
}

function NoLots({ props, dialogs }: PartProps) {
  const t = useMessages(constructionMessages);
  const { run, isPending } = useAction();
  return (
    <EmptyState
      picture={<EmptyParcels />}
      title={t('lots.empty')}
      actions={
        props.can.update && (
          <Inline>
            <Button variant="primary" icon={Plus} onClick={() => dialogs.open({ kind: 'lot', lot: null })}>
              {t('lots.add')}
            </Button>
            {props.importableCount > 0 && (
              <Button
                icon={Download}
                isPending={isPending}
                onClick={() =>
                  void run({ method: 'POST', href: importLots({ operation: props.operation.id }) })
                }
              >
                {t('lots.import')}
              </Button>
            )}
          </Inline>
        )
      }
    />
  );
}

function WorksActions({ props, dialogs }: PartProps) {
  const t = useMessages(constructionMessages);
  const [isStarting, setStarting] = useState(false);
  const { run, isPending } = useAction();
  if (!props.can.update) return null;
  const { start, lots, operation, operationVersion } = props;
  return (
    <>
      <PageActions
        actions={[
          ...(start === null
            ? []
            : [
                {
                  id: 'works.start',
                  label: t('start.action'),
                  place: 'page' as const,
                  icon: HardHat,
                  ...(start.reason !== null && { inactiveReason: start.reason, remedies: start.remedies }),
                  run: () => setStarting(true),
                },
              ]),
          {
            id: 'works.paper',
            label: t('papers.add'),
            place: 'page',
            icon: Paperclip,
            run: () => dialogs.open({ kind: 'paper' }),
          },
          ...(lots.some(({ mayClaim }) => mayClaim)
            ? [
                {
                  id: 'works.claim',
                  label: t('claims.add'),
                  place: 'page' as const,
                  icon: Receipt,
                  keys: 'n s',
                  run: () => dialogs.open({ kind: 'claim' }),
                },
              ]
            : []),
          {
            id: 'works.lot',
            label: t('lots.add'),
            place: 'page',
            icon: Plus,
            keys: 'n l',
            isMain: true,
            run: () => dialogs.open({ kind: 'lot', lot: null }),
          },
        ]}
      />
      <ConfirmDialog
        isOpen={isStarting}
        title={t('start.title')}
        description={t('start.text')}
        confirmLabel={t('start.action')}
        isPending={isPending}
        onCancel={() => setStarting(false)}
        onConfirm={() =>
          void run({
            method: 'POST',
            href: advance({ operation: operation.id }),
            data: { to: 'works', version: operationVersion },
          }).then(() => setStarting(false))
        }
      />
    </>
  );
}
