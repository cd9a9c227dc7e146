import { RefreshCw } from 'lucide-react';
import { useState } from 'react';
import type { EstimationInseeProps, SourcedCommune } from '#contracts/client/operation/estimation/insee.ts';
import type { CommuneAnswer } from '#contracts/commune.ts';
import type { WithShared } from '#contracts/shared.ts';
import {
  ageBands,
  communeFigureBlocks,
  housingShares,
  type CommuneFigure,
  type CommuneFigureBlock,
} from '#domain/geography/commune-figures.ts';
import { insee } from '#generated/routes/client/operation/estimation.ts';
import { refresh } from '#generated/routes/client/operation/estimation/insee.ts';
import { index as communes } from '#generated/routes/commune.ts';
import { insee as printed } from '#generated/routes/export.ts';
import * as estimationMessages from '#messages/client/estimation.ts';
import * as operationMessages from '#messages/client/operation.ts';
import * as sectionMessages from '#messages/export/sections.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { useVisit } from '#runtime/navigation/hooks.ts';
import { getJson } from '#runtime/protocol/get-json.ts';
import { useRefreshOnEvent } from '#runtime/realtime/useRefreshOnEvent.ts';
import { useTitle } from '#runtime/title/title.ts';
import { PageActions } from '#ui/actions/PageActions.tsx';
import { TextButton } from '#ui/actions/TextButton.tsx';
import { DonutChart } from '#ui/chart/DonutChart.tsx';
import { RankChart } from '#ui/chart/RankChart.tsx';
import { Card } from '#ui/data/Card.tsx';
import { Banner } from '#ui/feedback/Banner.tsx';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { CommuneField, type CommuneFieldProps } from '#ui/fields/CommuneField.tsx';
import { Columns } from '#ui/layout/Columns.tsx';
import { Inline } from '#ui/layout/Inline.tsx';
import { PageHeader } from '#ui/layout/PageHeader.tsx';
import { lazyDialog } from '#ui/overlay/lazy-dialog.ts';
import { printAction } from '../../../blocks/print-action.ts';
import { useAction } from '../../../Account/blocks/useAction.ts';
import { OperationFrame } from '../blocks/OperationFrame.tsx';
import { InseeBlockCard } from './blocks/InseeBlockCard.tsx';

const InseeDialog = lazyDialog(async () => (await import('./blocks/InseeDialog.tsx')).InseeDialog);

const findCommunes: CommuneFieldProps['find'] = async (query, signal) =>
  ((await getJson(communes({ query: { q: query } }), signal)) as CommuneAnswer).items;

const blocks = Object.keys(communeFigureBlocks) as CommuneFigureBlock[];
const maxCompared = 3;
const valueIn = (commune: SourcedCommune, figure: CommuneFigure): number | null =>
  commune.figures.find((one) => one.figure === figure)?.value ?? null;

/** What the statistical office says of the commune of an operation, beside others. */
export default function EstimationInsee(props: WithShared<EstimationInseeProps>) {
  const { operation, commune, compared, areas, can } = props;
  const t = useMessages(estimationMessages);
  const operationText = useMessages(operationMessages);
  const paper = useMessages(sectionMessages);
  const { run } = useAction();
  const [edited, setEdited] = useState<readonly CommuneFigure[] | null>(null);
  const parameters = { operation: operation.id };
  const beside = [
    ...compared.map((one) => ({ ...one, key: one.inseeCode })),
    ...areas.map(({ kind, name, figures }) => ({
      key: kind,
      name: t(`insee.areas.${kind}`, { name }),
      figures,
    })),
  ];
  useTitle(`${operation.name} · ${t('insee.title')}`, props.app.name);
  useRefreshOnEvent<EstimationInseeProps>(
    props.realtime?.changesChannel ?? null,
    ['insee.refreshed'],
    ['commune', 'compared', 'areas'],
  );
  return (
    <OperationFrame operation={operation} current="estimations" canUpdate={can.update}>
      <PageHeader
        title={commune === null ? t('insee.title') : commune.name}
        subtitle={
          commune === null
            ? t('insee.title')
            : [
                t('insee.facts', {
                  code: commune.inseeCode,
                  department: commune.departmentName,
                  departmentCode: commune.departmentCode,
                }),
                ...(commune.rank === null
                  ? []
                  : [t('insee.rank', { rank: commune.rank, count: commune.communesCount ?? 0 })]),
              ].join(' · ')
        }
        actions={
          <PageActions
            actions={[
              can.print &&
                printAction('insee.print', operationText('print'), [
                  { id: 'insee', label: paper('insee'), href: printed(parameters) },
                ]),
              can.update && {
                id: 'insee.refresh',
                label: t('insee.refresh'),
                place: 'page',
                icon: RefreshCw,
                run: () => void run({ method: 'POST', href: refresh(parameters) }),
              },
            ]}
          />
        }
      />
      {!props.isConnected && <Banner tone="info">{t('insee.packagedOnly')}</Banner>}
      {commune === null ? (
        <EmptyState title={t('insee.title')}>{t('insee.unavailable')}</EmptyState>
      ) : (
        <>
          <CompareBar operationId={operation.id} compared={compared} />
          <FigureCharts commune={commune} />
          {blocks.map((block) => (
            <InseeBlockCard
              key={block}
              block={block}
              commune={commune}
              beside={beside}
              onEdit={can.update ? setEdited : undefined}
            />
          ))}
        </>
      )}
      {edited !== null && commune !== null && (
        <InseeDialog
          operationId={operation.id}
          figures={edited.map((figure) => ({ figure, value: valueIn(commune, figure) }))}
          year={props.year}
          onClose={() => setEdited(null)}
        />
      )}
    </OperationFrame>
  );
}

interface CompareBarProps {
  readonly operationId: string;
  readonly compared: readonly SourcedCommune[];
}

function CompareBar({ operationId, compared }: CompareBarProps) {
  const t = useMessages(estimationMessages);
  const visit = useVisit();
  const codes = compared.map(({ inseeCode }) => inseeCode);
  const show = (compare: readonly string[]): void => {
    void visit({ href: insee({ operation: operationId }, { query: { compare } }), preserveScroll: true });
  };
  return (
    <Columns>
      {codes.length < maxCompared && (
        <CommuneField
          label={t('insee.compare')}
          help={t('insee.compareHelp')}
          find={findCommunes}
          onChoose={({ commune }) => show([...codes, commune.inseeCode])}
        />
      )}
      <Inline gap={3}>
        {compared.map(({ inseeCode, name }) => (
          <TextButton key={inseeCode} onPress={() => show(codes.filter((code) => code !== inseeCode))}>
            {t('insee.removeCompared', { name })}
          </TextButton>
        ))}
      </Inline>
    </Columns>
  );
}

function FigureCharts({ commune }: { readonly commune: SourcedCommune }) {
  const t = useMessages(estimationMessages);
  const ages = ageBands.map((figure) => ({
    id: figure,
    label: t(`insee.figures.${figure}`),
    value: valueIn(commune, figure),
  }));
  const shares = housingShares.flatMap((figure) => {
    const value = valueIn(commune, figure);
    return value === null ? [] : [{ id: figure, label: t(`insee.figures.${figure}`), value }];
  });
  if (ages.every(({ value }) => value === null) && shares.length === 0) return null;
  return (
    <Columns>
      {ages.some(({ value }) => value !== null) && (
        <Card>
          <RankChart label={t('insee.ages')} unit="count" items={ages} />
        </Card>
      )}
      {shares.length > 0 && (
        <Card>
          <DonutChart label={t('insee.housing')} unit="rate" slices={shares} />
        </Card>
      )}
    </Columns>
  );
}
