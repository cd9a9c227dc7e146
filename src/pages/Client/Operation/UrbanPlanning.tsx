import { Plus, Signature, Scale, Paperclip } from 'lucide-react';
import type { UrbanPlanningProps } from '#contracts/client/operation/urban-planning.ts';
import { channels } from '#contracts/realtime/channels.ts';
import type { WithShared } from '#contracts/shared.ts';
import { show, urbanPlanning } from '#generated/routes/client/operation.ts';
import * as urbanMessages from '#messages/client/urban-planning.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { lazyPart } from '#runtime/platform/lazy-part.ts';
import { useRefreshOnEvent } from '#runtime/realtime/useRefreshOnEvent.ts';
import { useTitle } from '#runtime/title/title.ts';
import { Button } from '#ui/actions/Button.tsx';
import { PageActions } from '#ui/actions/PageActions.tsx';
import { Segmented } from '#ui/actions/Segmented.tsx';
import { Text } from '#ui/data/Text.tsx';
import { Banner } from '#ui/feedback/Banner.tsx';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { EmptyParcels } from '#ui/identity/EmptyParcels.tsx';
import { AfterFirstPaint } from '#ui/layout/AfterFirstPaint.tsx';
import { MainAside } from '#ui/layout/MainAside.tsx';
import { PageHeader } from '#ui/layout/PageHeader.tsx';
import { PageSection } from '#ui/layout/PageSection.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { useIsNarrow } from '#ui/layout/useIsNarrow.ts';
import { OperationFrame } from './blocks/OperationFrame.tsx';
import type { DueCalendarProps } from './blocks/urban/DueCalendar.tsx';
import { DeclarationCard } from './blocks/urban/DeclarationCard.tsx';
import { DocumentLines } from './blocks/urban/DocumentLines.tsx';
import { PermitCard } from './blocks/urban/PermitCard.tsx';
import { DueCard } from './blocks/urban/DueCard.tsx';
import { ZoneCard } from './blocks/urban/ZoneCard.tsx';
import { TaxCard } from './blocks/urban/TaxCard.tsx';
import { ChecklistCard } from './blocks/urban/ChecklistCard.tsx';
import { PlaceCard } from './blocks/urban/PlaceCard.tsx';
import { useUrbanDialogs, type UrbanDialogs } from './blocks/urban/useUrbanDialogs.tsx';

const DueCalendar = lazyPart<DueCalendarProps>(
  async () => (await import('./blocks/urban/DueCalendar.tsx')).DueCalendar,
);

const shownProps = [
  'zone',
  'permits',
  'declarations',
  'due',
  'documents',
  'checklist',
  'tax',
  'taxProblem',
  'isPurchasePreempted',
] as const;

/** The planning of an operation: rules of the place, permissions with their clocks, pre-emption, papers, tax. */
export default function UrbanPlanning(props: WithShared<UrbanPlanningProps>) {
  const { operation, can } = props;
  const t = useMessages(urbanMessages);
  useTitle(`${operation.name} · ${t('title')}`, props.app.name);
  useRefreshOnEvent<UrbanPlanningProps>(channels.operation(operation.id), ['permit.updated'], shownProps);
  // Those of others than this page's records as well: of the purchase, or by time alone.
  useRefreshOnEvent<UrbanPlanningProps>(
    channels.operation(operation.id),
    ['deadline.changed'],
    ['permits', 'declarations', 'due'],
  );
  const dialogs = useUrbanDialogs(props);
  const isNarrow = useIsNarrow();
  return (
    <OperationFrame operation={operation} current="urban" canUpdate={can.update}>
      <PageHeader title={t('title')} actions={<UrbanActions props={props} dialogs={dialogs} />} />
      {props.isPurchasePreempted && (
        <Banner
          tone="error"
          action={
            <Button size="sm" href={show({ operation: operation.id })}>
              {t('preempted.action')}
            </Button>
          }
        >
          {t('preempted.text')}
        </Banner>
      )}
      <MainAside
        aside={
          <>
            <DueCard due={props.due} />
            <ZoneCard zone={props.zone} can={can} onEdit={() => dialogs.open({ kind: 'zone' })} />
            <TaxCard tax={props.tax} taxProblem={props.taxProblem} />
            <PlaceCard place={props.place} />
          </>
        }
      >
        <Permits props={props} dialogs={dialogs} />
        <AfterFirstPaint>
          {!isNarrow && <DueCalendar due={props.due} place={props.place} today={props.today} />}
          <Declarations props={props} dialogs={dialogs} />
          <OtherDocuments props={props} />
          <ChecklistCard checklist={props.checklist} />
        </AfterFirstPaint>
      </MainAside>
      {dialogs.shown}
    </OperationFrame>
  );
}

interface PartProps {
  readonly props: UrbanPlanningProps;
  readonly dialogs: UrbanDialogs;
}

function UrbanActions({ props, dialogs }: PartProps) {
  const t = useMessages(urbanMessages);
  if (!props.can.update) return null;
  return (
    <PageActions
      actions={[
        {
          id: 'urban.zone',
          label: t(props.zone === null ? 'zone.create' : 'zone.edit'),
          place: 'page',
          icon: Scale,
          run: () => dialogs.open({ kind: 'zone' }),
        },
        {
          id: 'urban.document',
          label: t('documents.add'),
          place: 'page',
          icon: Paperclip,
          run: () => dialogs.open({ kind: 'document', permitId: null, declarationId: null }),
        },
        {
          id: 'urban.declaration',
          label: t('declaration.create'),
          place: 'page',
          icon: Signature,
          keys: 'n d',
          run: () => dialogs.open({ kind: 'declaration', declaration: null }),
        },
        {
          id: 'urban.permit',
          label: t('permit.create'),
          place: 'page',
          icon: Plus,
          keys: 'n a',
          isMain: true,
          run: () => dialogs.open({ kind: 'permit', permit: null, replaces: null }),
        },
      ]}
    />
  );
}

function Permits({ props, dialogs }: PartProps) {
  const t = useMessages(urbanMessages);
  const { permits, query, operation, can } = props;
  const kinds = [...new Set(permits.map(({ kind }) => kind))];
  const shown = permits.filter(({ kind }) => query.kind.length === 0 || query.kind.includes(kind));
  const hrefOf = (kind: (typeof kinds)[number] | null): string =>
    urbanPlanning({ operation: operation.id }, kind === null ? {} : { query: { kind: [kind] } });
  return (
    <PageSection
      title={t('permit.title')}
      count={permits.length}
      aside={
        kinds.length > 1 && (
          <Segmented
            label={t('filterKind')}
            value={query.kind[0] ?? 'all'}
            segments={[
              { id: 'all', label: t('allKinds'), href: hrefOf(null) },
              ...kinds.map((kind) => ({ id: kind, label: kind.replace('_', ' '), href: hrefOf(kind) })),
            ]}
          />
        )
      }
    >
      {permits.length === 0 && (
        <EmptyState
          picture={<EmptyParcels />}
          title={t('permit.empty')}
          actions={
            can.update && (
              <Button
                variant="primary"
                icon={Plus}
                onClick={() => dialogs.open({ kind: 'permit', permit: null, replaces: null })}
              >
                {t('permit.create')}
              </Button>
            )
          }
        />
      )}
      {permits.length > 0 && shown.length === 0 && <Text as="p">{t('permit.filteredEmpty')}</Text>}
      <Stack gap={3}>
        {shown.map((permit) => (
          <PermitCard key={permit.id} permit={permit} props={props} dialogs={dialogs} />
        ))}
      </Stack>
    </PageSection>
  );
}

function Declarations({ props, dialogs }: PartProps) {
  const t = useMessages(urbanMessages);
  const { declarations } = props;
  return (
    <PageSection
      title={t('declaration.title')}
      count={declarations.length}
      empty={declarations.length === 0 && t('declaration.empty')}
    >
      <Stack gap={3}>
        {declarations.map((declaration) => (
          <DeclarationCard key={declaration.id} declaration={declaration} props={props} dialogs={dialogs} />
        ))}
      </Stack>
    </PageSection>
  );
}

/** Papers that belong to no permission and to no declaration. */
function OtherDocuments({ props }: { readonly props: UrbanPlanningProps }) {
  const t = useMessages(urbanMessages);
  const own = props.documents.filter(
    ({ permitId, declarationId }) => permitId === null && declarationId === null,
  );
  if (own.length === 0) return null;
  return (
    <PageSection title={t('documents.title')} count={own.length}>
      <DocumentLines documents={own} operationId={props.operation.id} canUpdate={props.can.update} />
    </PageSection>
  );
}
