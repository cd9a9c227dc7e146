import type { LotSums, SimulationProjectsProps } from '#contracts/export/simulation/projects.ts';
import type { WithShared } from '#contracts/shared.ts';
import * as projectsMessages from '#messages/export/simulation/projects.ts';
import * as tradeMessages from '#messages/trade.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { BarChart } from '#ui/chart/BarChart.tsx';
import { Figure } from '#ui/data/Figure.tsx';
import { PrintNote } from '#ui/print/PrintNote.tsx';
import { PrintPair } from '#ui/print/PrintPair.tsx';
import { PrintTable, type PrintCells, type PrintColumn } from '#ui/print/PrintTable.tsx';
import { PrintTone } from '#ui/print/PrintTone.tsx';
import { euroCell, exactCell, rateCell } from './blocks/cells.tsx';
import { StudyPaper } from './blocks/StudyPaper.tsx';

type Content = NonNullable<SimulationProjectsProps['content']>;

/** Lots that stand on one page in small type; more of them stand in the smallest. */
const maxSmall = 13;
/** Lots whose bars can be told apart. */
const maxBars = 30;

/** 45 mm, in px, where few lots leave it the room. */
function chartPx(lotsCount: number): number {
  if (lotsCount > maxSmall) return 84;
  return lotsCount > 10 ? 150 : 170;
}

/** The lots of a simulation: what each sells for, costs and leaves. */
export default function ExportSimulationProjects(props: WithShared<SimulationProjectsProps>) {
  const { paper, study, content } = props;
  const t = useMessages(projectsMessages);
  return (
    <StudyPaper
      paper={paper}
      study={study}
      title={t('pageTitle')}
      unit={t('unit')}
      content={content}
      orientation="landscape"
      isDense
    >
      {(found) => ({
        first:
          found.lots.length === 0 ? (
            <p>{t('empty')}</p>
          ) : (
            <>
              <LotTable content={found} hides={paper.hides} />
              {!paper.hides.margin && (
                <>
                  <PrintNote>{t('costNote')}</PrintNote>
                  {found.lots.length <= maxBars && <MarginChart content={found} />}
                </>
              )}
            </>
          ),
      })}
    </StudyPaper>
  );
}

interface LotTableProps {
  readonly content: Content;
  readonly hides: SimulationProjectsProps['paper']['hides'];
}

function LotTable({ content, hides }: LotTableProps) {
  const t = useMessages(projectsMessages);
  const trade = useMessages(tradeMessages);
  const { lots, total, others } = content;
  const amount = (id: string, label: string): PrintColumn => ({ id, label, isAmount: true });
  const columns: readonly PrintColumn[] = [
    { id: 'ref', label: t('lot') },
    { id: 'type', label: t('type'), isSecondary: true },
    amount('area', t('area')),
    ...(hides.amounts
      ? []
      : [
          amount('price', t('price')),
          amount('perM2', t('perM2')),
          amount('vat', t('vat')),
          amount('ht', t('ht')),
        ]),
    ...(hides.margin
      ? []
      : [
          ...(['purchase', 'works', 'price', 'direct'] as const).map((group) =>
            amount(`cost:${group}`, t(`cost.${group}`)),
          ),
          amount('margin', t('marginAndRate')),
        ]),
  ];
  return (
    <PrintTable
      label={t('pageTitle')}
      look={lots.length > maxSmall ? 'smallest' : 'small'}
      columns={columns}
      groups={[
        {
          id: 'lots',
          rows: [
            ...lots.map((lot) => ({
              id: lot.ref,
              cells: {
                ref: lot.ref,
                type: trade(`lotType.${lot.type}`),
                area: <Figure areaM2={lot.areaM2} />,
                ...sumCells(lot),
              },
            })),
            ...(others === null
              ? []
              : [{ id: 'others', cells: { ref: t('others'), type: '', area: '', ...sumCells(others) } }]),
          ],
        },
      ]}
      total={{ ref: t('total'), area: <Figure areaM2={total.areaM2} />, ...sumCells(total) }}
    />
  );
}

const sumCells = (lot: LotSums): PrintCells => ({
  price: euroCell(lot.priceTtcCents),
  perM2: euroCell(lot.pricePerM2Cents),
  vat: exactCell(lot.vatCents),
  ht: exactCell(lot.priceHtCents),
  'cost:purchase': exactCell(lot.cost?.purchase ?? null),
  'cost:works': exactCell(lot.cost?.works ?? null),
  'cost:price': exactCell(lot.cost?.price ?? null),
  'cost:direct': exactCell(lot.cost?.direct ?? null),
  margin: (
    <PrintTone isBad={(lot.marginCents ?? 0) < 0}>
      <PrintPair rate={rateCell(lot.marginBps)}>{exactCell(lot.marginCents)}</PrintPair>
    </PrintTone>
  ),
});

function MarginChart({ content }: { readonly content: Content }) {
  const t = useMessages(projectsMessages);
  const { lots, meanMarginCents } = content;
  return (
    <BarChart
      label={t('chart')}
      unit="money"
      height={chartPx(lots.length)}
      layout="grouped"
      points={lots.map(({ ref, marginCents }) => ({
        at: ref,
        values: { margin: marginCents, mean: meanMarginCents },
      }))}
      series={[
        { id: 'margin', label: t('margin') },
        { id: 'mean', label: t('mean'), color: 'ink', isLine: true },
      ]}
    />
  );
}
