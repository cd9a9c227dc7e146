import { Download, Handshake } from 'lucide-react';
import { useState } from 'react';
import type { BrandKpiProps } from '#contracts/client/brand/kpi.ts';
import { channels } from '#contracts/realtime/channels.ts';
import type { WithShared } from '#contracts/shared.ts';
import { kpi } from '#generated/routes/client/brand.ts';
import { download } from '#generated/routes/client/brand/kpi.ts';
import { request } from '#generated/routes/client/brand/sharing.ts';
import * as kpiMessages from '#messages/client/brand-kpi.ts';
import { useListAddress } from '#runtime/lists/use-list-address.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { useRefreshOnEvent } from '#runtime/realtime/useRefreshOnEvent.ts';
import { useTitle } from '#runtime/title/title.ts';
import { Button } from '#ui/actions/Button.tsx';
import { PageActions } from '#ui/actions/PageActions.tsx';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { Select } from '#ui/fields/Select.tsx';
import { EmptyParcels } from '#ui/identity/EmptyParcels.tsx';
import { Columns } from '#ui/layout/Columns.tsx';
import { Inline } from '#ui/layout/Inline.tsx';
import { PageHeader } from '#ui/layout/PageHeader.tsx';
import { ConfirmDialog } from '#ui/overlay/ConfirmDialog.tsx';
import { useAction } from '../../Account/blocks/useAction.ts';
import { KpiPeriodFilter } from '../../blocks/kpi/KpiPeriodFilter.tsx';
import { KpiProblem } from '../../blocks/kpi/KpiProblem.tsx';
import { BrandSpaceHead } from './blocks/BrandSpaceHead.tsx';
import { KpiScopeFilters } from './blocks/KpiScopeFilters.tsx';
import { Goals } from './blocks/kpi/Goals.tsx';
import { KpiCourse, ModuleCard } from './blocks/kpi/KpiCourse.tsx';
import { KpiFigures } from './blocks/kpi/KpiFigures.tsx';

const defaults = {
  period: 'year',
  from: '',
  to: '',
  compare: 'previous',
  activity: '',
  department: '',
  plan: '',
} as const;

/** What the companies of a network do, in figures that tell of none of them. */
export default function ClientBrandKpi(props: WithShared<BrandKpiProps>) {
  const { query, span, head, sharing, choices, can, app, brand } = props;
  const t = useMessages(kpiMessages);
  const [isAsking, setAsking] = useState(false);
  useTitle(t('title'), app.name);
  useRefreshOnEvent<BrandKpiProps>(
    channels.brand(brand?.id ?? ''),
    ['kpi.updated'],
    ['figures', 'months', 'modules', 'goals', 'sharing', 'isDisclosed'],
  );
  const address = useListAddress<BrandKpiProps['query']>({ path: kpi(), query, defaults });
  return (
    <>
      <BrandSpaceHead head={head} appName={app.name} />
      <PageHeader
        title={t('title')}
        subtitle={t('subtitle', { sharing: sharing.sharing, companies: sharing.companies })}
        actions={
          <PageActions
            actions={[
              sharing.canAsk &&
                sharing.sharing > 0 && {
                  id: 'brand.sharing',
                  label: t('sharing.ask'),
                  place: 'page',
                  icon: Handshake,
                  run: () => setAsking(true),
                },
              can.export && {
                id: 'brand-kpi.download',
                label: t('download'),
                place: 'page',
                icon: Download,
                choices: (['csv', 'xlsx'] as const).map((format) => ({
                  id: format,
                  label: t(`formats.${format}`),
                  href: download({ query: { ...query, format } }),
                })),
              },
            ]}
          />
        }
      />
      <Inline gap={3} align="end">
        <KpiPeriodFilter query={query} span={span} change={address.change} />
        <KpiScopeFilters query={query} departments={choices.departments} change={address.change} />
        <Select
          name="plan"
          label={t('plan')}
          isLabelHidden
          value={query.plan || null}
          emptyLabel={t('everyPlan')}
          placeholder={t('everyPlan')}
          choices={choices.plans.map(({ id, name }) => ({ id, label: name }))}
          onChange={(plan) => address.change({ plan: plan ?? '' })}
        />
      </Inline>
      <KpiProblem problem={span.problem} />
      <KpiPanel {...props} resetHref={address.resetHref} onAsk={() => setAsking(true)} />
      {props.isDisclosed ? (
        <Columns>
          <Goals goals={props.goals} choices={choices} can={can} />
          <ModuleCard modules={props.modules} />
        </Columns>
      ) : (
        <Goals goals={props.goals} choices={choices} can={can} />
      )}
      {isAsking && <AskDialog count={sharing.companies - sharing.sharing} onClose={() => setAsking(false)} />}
    </>
  );
}

interface KpiPanelProps extends BrandKpiProps {
  readonly resetHref: string;
  readonly onAsk: () => void;
}

/** The figures, as far as enough companies make them. */
function KpiPanel({ sharing, isDisclosed, figures, query, months, resetHref, onAsk }: KpiPanelProps) {
  const t = useMessages(kpiMessages);
  const format = useFormat();
  if (isDisclosed) {
    return (
      <>
        <KpiFigures figures={figures} query={query} />
        <KpiCourse months={months} />
      </>
    );
  }
  const isNobody = sharing.sharing === 0;
  const asked =
    sharing.askedAt === null ? null : t('sharing.askedOn', { date: format.date(sharing.askedAt) });
  return (
    <>
      <KpiFigures figures={figures} query={query} isOfPeople />
      <EmptyState
        picture={<EmptyParcels />}
        title={t(isNobody ? 'sharing.emptyTitle' : 'undisclosedTitle')}
        actions={
          isNobody
            ? sharing.canAsk && (
                <Button variant="primary" icon={Handshake} onClick={onAsk}>
                  {t('sharing.ask')}
                </Button>
              )
            : resetHref !== '' && <Button href={resetHref}>{t('reset')}</Button>
        }
        foot={isNobody ? asked : undefined}
      >
        {t(isNobody ? 'sharing.emptyText' : 'undisclosedText')}
      </EmptyState>
    </>
  );
}

function AskDialog({ count, onClose }: { count: number; onClose: () => void }) {
  const t = useMessages(kpiMessages);
  const { isPending, run } = useAction();
  const send = async (): Promise<void> => {
    await run({ method: 'POST', href: request(), preserveScroll: true });
    onClose();
  };
  return (
    <ConfirmDialog
      isOpen
      title={t('sharing.askTitle')}
      description={t('sharing.askText', { count })}
      confirmLabel={t('sharing.ask')}
      isPending={isPending}
      onCancel={onClose}
      onConfirm={() => void send()}
    />
  );
}
