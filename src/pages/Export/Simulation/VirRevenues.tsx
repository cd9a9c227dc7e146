import type { SimulationVirRevenuesProps } from '#contracts/export/simulation/vir-revenues.ts';
import type { WithShared } from '#contracts/shared.ts';
import * as virMessages from '#messages/export/simulation/vir-revenues.ts';
import * as tradeMessages from '#messages/trade.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Figure } from '#ui/data/Figure.tsx';
import { PrintSection } from '#ui/print/PrintSection.tsx';
import { PrintSplit } from '#ui/print/PrintSplit.tsx';
import { PrintTable, type PrintColumn } from '#ui/print/PrintTable.tsx';
import { shortMonth } from './blocks/months.ts';
import { euroCell, exactCell, rateCell } from './blocks/cells.tsx';
import { StudyPaper } from './blocks/StudyPaper.tsx';

type Content = NonNullable<SimulationVirRevenuesProps['content']>;
type Sale = Content['others'][number];

/** Lots sold with works to come: the two parts of each price, then the lots sold otherwise. */
export default function ExportSimulationVirRevenues(props: WithShared<SimulationVirRevenuesProps>) {
  const { paper, study, content } = props;
  const t = useMessages(virMessages);
  const { percent } = useFormat();
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
          found.vir.length === 0 ? (
            <p>{t('empty')}</p>
          ) : (
            <>
              <p>
                {t('explanation', {
                  half: percent(found.caps.halfBps),
                  completion: percent(found.caps.completionBps),
                  source: found.caps.source,
                })}
              </p>
              <VirTable content={found} isHidden={paper.hides.amounts} />
              {found.others.length > 0 && <OtherTable content={found} isHidden={paper.hides.amounts} />}
              {!paper.hides.amounts && <SplitBar total={found.virTotal} />}
            </>
          ),
      })}
    </StudyPaper>
  );
}

interface TableProps {
  readonly content: Content;
  readonly isHidden: boolean;
}

/** What both tables tell of a sale. */
function useSaleCells() {
  const trade = useMessages(tradeMessages);
  return (sale: Sale) => ({
    lot: sale.ref,
    type: trade(`lotType.${sale.type}`),
    mode: trade(`saleMode.${sale.saleMode}`),
    area: <Figure areaM2={sale.areaM2} />,
    price: euroCell(sale.priceTtcCents),
    vat: exactCell(sale.vatCents),
    deed: sale.deedMonth === null ? '–' : shortMonth(sale.deedMonth),
  });
}

/** Columns without those that only amounts fill, where amounts are hidden. */
const visibleColumns = (columns: readonly PrintColumn[], isHidden: boolean): readonly PrintColumn[] =>
  isHidden
    ? columns.filter(({ id }) => !['price', 'existing', 'works', 'vat', 'deposit'].includes(id))
    : columns;

function VirTable({ content, isHidden }: TableProps) {
  const t = useMessages(virMessages);
  const cellsOf = useSaleCells();
  const { date } = useFormat();
  const { vir, virTotal } = content;
  const parts = ({ existingCents, worksCents, worksBps }: (typeof vir)[number] | typeof virTotal) => ({
    existing: euroCell(existingCents),
    works: euroCell(worksCents),
    share: rateCell(worksBps),
  });
  return (
    <PrintSection title={t('virTitle')}>
      <PrintTable
        label={t('virTitle')}
        look="small"
        columns={visibleColumns(
          [
            { id: 'lot', label: t('lot') },
            { id: 'price', label: t('price'), isAmount: true },
            { id: 'existing', label: t('existing'), isAmount: true },
            { id: 'works', label: t('works'), isAmount: true },
            { id: 'share', label: t('worksShare'), isAmount: true, isSecondary: true },
            { id: 'vat', label: t('vat'), isAmount: true },
            { id: 'deposit', label: t('deposit'), isAmount: true },
            { id: 'contract', label: t('contract'), isSecondary: true },
            { id: 'deed', label: t('deed'), isSecondary: true },
          ],
          isHidden,
        )}
        groups={[
          {
            id: 'vir',
            rows: vir.map((lot) => ({
              id: lot.ref,
              cells: {
                ...cellsOf(lot),
                ...parts(lot),
                deposit: lot.depositCents === null ? '–' : exactCell(lot.depositCents),
                contract: lot.contractOn === null ? '–' : date(lot.contractOn),
                ...(lot.deedOn !== null && { deed: date(lot.deedOn) }),
              },
            })),
          },
        ]}
        total={{
          lot: t('total'),
          price: euroCell(virTotal.priceTtcCents),
          vat: exactCell(virTotal.vatCents),
          deposit: exactCell(virTotal.depositCents),
          ...parts(virTotal),
        }}
      />
    </PrintSection>
  );
}

function OtherTable({ content, isHidden }: TableProps) {
  const t = useMessages(virMessages);
  const cellsOf = useSaleCells();
  const { others, othersTotal } = content;
  return (
    <PrintSection title={t('othersTitle')}>
      <PrintTable
        label={t('othersTitle')}
        look="small"
        columns={visibleColumns(
          [
            { id: 'lot', label: t('lot') },
            { id: 'type', label: t('type'), isSecondary: true },
            { id: 'mode', label: t('mode'), isSecondary: true },
            { id: 'area', label: t('area'), isAmount: true },
            { id: 'price', label: t('price'), isAmount: true },
            { id: 'vat', label: t('vat'), isAmount: true },
            { id: 'deed', label: t('deed'), isSecondary: true },
          ],
          isHidden,
        )}
        groups={[{ id: 'others', rows: others.map((lot) => ({ id: lot.ref, cells: cellsOf(lot) })) }]}
        total={{
          lot: t('total'),
          price: euroCell(othersTotal.priceTtcCents),
          vat: exactCell(othersTotal.vatCents),
        }}
      />
    </PrintSection>
  );
}

function SplitBar({ total }: { readonly total: Content['virTotal'] }) {
  const t = useMessages(virMessages);
  const { money, percent } = useFormat();
  const { existingCents, worksCents, worksBps } = total;
  if (worksBps === null) return null;
  const part = (id: 'existing' | 'works', cents: number | null, shareBps: number) => ({
    label: t(id),
    shareBps,
    text: `${money(cents, { decimals: 0 })} · ${percent(shareBps)}`,
  });
  const title = t('split', { total: money(total.priceTtcCents, { decimals: 0 }) });
  return (
    <PrintSection title={title} isWhole>
      <PrintSplit
        label={title}
        parts={[part('existing', existingCents, 10_000 - worksBps), part('works', worksCents, worksBps)]}
      />
    </PrintSection>
  );
}
