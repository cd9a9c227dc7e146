import type { OrganisationChartProps } from '#contracts/export/organisation-chart.ts';
import type { WithShared } from '#contracts/shared.ts';
import * as chartMessages from '#messages/export/organisation-chart.ts';
import * as words from '#messages/export/words.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { OrgChart } from '#ui/data/OrgChart.tsx';
import { paperCharts } from '#ui/data/org-pages.ts';
import { PrintNote } from '#ui/print/PrintNote.tsx';
import { PrintSheet } from '#ui/print/PrintSheet.tsx';
import { PrintTable } from '#ui/print/PrintTable.tsx';
import { PrintTitle } from '#ui/print/PrintTitle.tsx';
import { Paper } from './blocks/Paper.tsx';

/** The drawing with its legend, in the middle of a lying page. */
const areaMm = { width: 250, height: 150 } as const;
/** A line of legend at its foot. */
const legendMm = 7;
const roomMm = { width: areaMm.width, height: areaMm.height - legendMm } as const;

/** Who holds whom: drawn, by branches where one page does not hold all, then entity by entity. */
export default function ExportOrganisationChart(props: WithShared<OrganisationChartProps>) {
  const { paper, nodes } = props;
  const t = useMessages(chartMessages);
  const charts = paperCharts(nodes, roomMm);
  return (
    <Paper paper={paper} title={t('pageTitle')}>
      {charts.length === 0 && (
        <PrintSheet orientation="landscape">
          <PrintTitle title={t('pageTitle')} />
          <p>{t('empty')}</p>
        </PrintSheet>
      )}
      {charts.map((chart, at) => (
        <PrintSheet key={chart[0]?.id} orientation="landscape">
          <PrintTitle
            title={t('pageTitle')}
            isFurther={at > 0}
            {...(charts.length > 1 && {
              aside: t('part', { part: String(at + 1), parts: String(charts.length) }),
            })}
          />
          <OrgChart
            label={t('pageTitle')}
            nodes={chart}
            spvLabel={t('spv')}
            kindLabels={{ person: t('person'), company: t('company') }}
            fitMm={areaMm}
            legendMm={legendMm}
          />
        </PrintSheet>
      ))}
      {nodes.length > 0 && (
        <PrintSheet orientation="landscape">
          <Entities {...props} />
        </PrintSheet>
      )}
    </Paper>
  );
}

function Entities({ nodes }: OrganisationChartProps) {
  const t = useMessages(chartMessages);
  const word = useMessages(words);
  const { percent } = useFormat();
  const names = new Map(nodes.map(({ id, label }) => [id, label]));
  return (
    <>
      <PrintTitle title={t('list')} isFurther />
      <PrintTable
        label={t('list')}
        columns={[
          { id: 'entity', label: t('entity') },
          { id: 'siren', label: t('siren') },
          { id: 'role', label: t('role') },
          { id: 'link', label: t('link') },
          { id: 'direct', label: t('direct'), isAmount: true },
          { id: 'indirect', label: t('indirect'), isAmount: true },
        ]}
        groups={[
          {
            id: 'all',
            rows: nodes.map((node) => {
              const parent = names.get(node.parentId ?? '');
              return {
                id: node.id,
                cells: {
                  entity: node.label,
                  siren: node.siren || (node.kind === 'person' ? '' : word('unspecified')),
                  role: node.role,
                  link:
                    parent === undefined
                      ? t('top')
                      : t(node.link === 'held' ? 'heldBy' : 'holderOf', { parent }),
                  direct: parent === undefined ? '' : percent(node.ownershipBps, { decimals: 2 }),
                  indirect: node.indirectBps === null ? '' : percent(node.indirectBps, { decimals: 2 }),
                },
              };
            }),
          },
        ]}
      />
      <PrintNote>{t('note')}</PrintNote>
    </>
  );
}
