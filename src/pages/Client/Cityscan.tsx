import { ScanSearch, Scale } from 'lucide-react';
import { useState } from 'react';
import type { CityscanProps, ShownScan } from '#contracts/client/cityscan.ts';
import type { WithShared } from '#contracts/shared.ts';
import { cityscanRadii } from '#domain/cityscan/theme-keys.ts';
import { cityscan } from '#generated/routes/client.ts';
import * as cityscanMessages from '#messages/client/cityscan.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { useNavigate } from '#runtime/navigation/hooks.ts';
import { useRefreshOnEvent } from '#runtime/realtime/useRefreshOnEvent.ts';
import { useTitle } from '#runtime/title/title.ts';
import { Button } from '#ui/actions/Button.tsx';
import { PageActions } from '#ui/actions/PageActions.tsx';
import { Segmented } from '#ui/actions/Segmented.tsx';
import { Badge } from '#ui/data/Badge.tsx';
import { Card } from '#ui/data/Card.tsx';
import { ItemList } from '#ui/data/ItemList.tsx';
import { Banner } from '#ui/feedback/Banner.tsx';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { Select } from '#ui/fields/Select.tsx';
import { EmptyParcels } from '#ui/identity/EmptyParcels.tsx';
import { Columns } from '#ui/layout/Columns.tsx';
import { Inline } from '#ui/layout/Inline.tsx';
import { MainAside } from '#ui/layout/MainAside.tsx';
import { PageHeader } from '#ui/layout/PageHeader.tsx';
import { lazyDialog } from '#ui/overlay/lazy-dialog.ts';
import { NeighbourhoodMap } from './blocks/cityscan/NeighbourhoodMap.tsx';
import { ScanCard } from './blocks/cityscan/ScanCard.tsx';
import { ThemesRadar } from './blocks/cityscan/ThemesRadar.tsx';

const ScanDialog = lazyDialog(async () => (await import('./blocks/cityscan/ScanDialog.tsx')).ScanDialog);
const WeightsDialog = lazyDialog(
  async () => (await import('./blocks/cityscan/WeightsDialog.tsx')).WeightsDialog,
);

/** The neighbourhood of an address: note by the person’s weights, themes, what is near, beside another address. */
export default function Cityscan(props: WithShared<CityscanProps>) {
  const { scan, other, service, history, weights, operations, opportunities, can, query } = props;
  const t = useMessages(cityscanMessages);
  useTitle(t('title'), props.app.name);
  useRefreshOnEvent<CityscanProps>(
    props.realtime?.changesChannel ?? null,
    ['cityscan.ready'],
    ['scan', 'other', 'history'],
  );
  const canScan = can.create && service !== null;
  const isAsked = query.operation !== '' || query.address !== '' || query.lat !== null;
  // A link that asks for a place which nobody has looked at yet asks for it at once.
  const [open, setOpen] = useState<'scan' | 'weights' | null>(
    scan === null && isAsked && canScan ? 'scan' : null,
  );
  const close = (): void => setOpen(null);
  const card = (shown: ShownScan) => (
    <ScanCard
      scan={shown}
      operations={operations}
      canUpdate={can.update}
      hasService={service !== null}
      isAlone={other === null}
    />
  );
  return (
    <>
      <PageHeader
        title={t('title')}
        actions={
          <PageActions
            actions={[
              {
                id: 'cityscan.weights',
                label: t('weights.action'),
                place: 'page',
                icon: Scale,
                run: () => setOpen('weights'),
              },
              can.create && {
                id: 'cityscan.scan',
                label: t('create.action'),
                place: 'page',
                icon: ScanSearch,
                isMain: true,
                ...(service === null && { inactiveReason: t('create.noService') }),
                run: () => setOpen('scan'),
              },
            ]}
          />
        }
      />
      {service === null && <Banner tone="warn">{t('noService')}</Banner>}
      {service?.isDemonstration === true && <Banner tone="demo">{t('demonstrationService')}</Banner>}
      <MainAside aside={<HistoryCard history={history} query={query} />}>
        {scan === null ? (
          <EmptyState
            picture={<EmptyParcels />}
            title={t('empty')}
            actions={
              canScan && (
                <Button variant="primary" icon={ScanSearch} onClick={() => setOpen('scan')}>
                  {t('create.action')}
                </Button>
              )
            }
          />
        ) : (
          <>
            <Choices props={props} />
            <ThemesRadar scans={other === null ? [scan] : [scan, other]} />
            {other === null && (
              <NeighbourhoodMap
                key={scan.id}
                scan={scan}
                radiusM={query.radius}
                mapsKey={props.app.mapsKey}
              />
            )}
            {other === null ? (
              card(scan)
            ) : (
              <Columns count={2}>
                {card(scan)}
                {card(other)}
              </Columns>
            )}
          </>
        )}
      </MainAside>
      {open === 'scan' && (
        <ScanDialog
          operations={operations}
          opportunities={opportunities}
          mapsKey={props.app.mapsKey}
          asked={query}
          onClose={close}
        />
      )}
      {open === 'weights' && <WeightsDialog weights={weights} onClose={close} />}
    </>
  );
}

/** The radius, and the address beside which this one is put. */
function Choices({ props }: { readonly props: CityscanProps }) {
  const t = useMessages(cityscanMessages);
  const navigate = useNavigate();
  const { query, scan, history } = props;
  const shown = { scan: scan?.id ?? '', compare: query.compare, radius: query.radius };
  const others = history.filter(({ id }) => id !== scan?.id);
  return (
    <Inline gap={4} align="end">
      <Segmented
        label={t('radius')}
        value={String(query.radius)}
        segments={cityscanRadii.map((radius) => ({
          id: String(radius),
          label: t('metres', { count: radius }),
          href: cityscan({ query: { ...shown, radius } }),
        }))}
      />
      {others.length > 0 && (
        <Select
          name="compare"
          label={t('compare')}
          value={query.compare}
          onChange={(id) => void navigate(cityscan({ query: { ...shown, compare: id ?? '' } }))}
          choices={[
            { id: '', label: t('noCompare') },
            ...others.map(({ id, address }) => ({ id, label: address })),
          ]}
        />
      )}
    </Inline>
  );
}

const stateTones = { pending: 'info', ready: 'pos', failed: 'warn' } as const;

function HistoryCard({ history, query }: Pick<CityscanProps, 'history' | 'query'>) {
  const t = useMessages(cityscanMessages);
  const { number, date } = useFormat();
  return (
    <Card title={t('history')} count={history.length}>
      <ItemList
        label={t('history')}
        isCompact
        empty={t('noHistory')}
        items={history.map(({ id, address, note, status, fetchedAt }) => ({
          id,
          title: address,
          href: cityscan({ query: { scan: id, radius: query.radius } }),
          badges: status !== 'ready' && <Badge tone={stateTones[status]}>{t(`states.${status}`)}</Badge>,
          detail: fetchedAt === null ? '' : date(fetchedAt),
          end: note === null ? '–' : number(note, 1),
        }))}
      />
    </Card>
  );
}
