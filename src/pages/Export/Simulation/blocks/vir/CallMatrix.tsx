import type { SimulationVirCollectionProps } from '#contracts/export/simulation/vir-collection.ts';
import type { VirCallState } from '#domain/simulation/study/vir-collection.ts';
import * as virMessages from '#messages/export/simulation/vir-collection.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Figure } from '#ui/data/Figure.tsx';
import { PrintCall } from '#ui/print/PrintCall.tsx';
import { PrintLegend } from '#ui/print/PrintLegend.tsx';
import type { PrintMarkShape } from '#ui/print/PrintMark.tsx';
import { PrintNote } from '#ui/print/PrintNote.tsx';
import { PrintTable } from '#ui/print/PrintTable.tsx';
import { PrintTone } from '#ui/print/PrintTone.tsx';
import { shortMonth } from '../months.ts';

type Content = NonNullable<SimulationVirCollectionProps['content']>;

const marks: Readonly<Record<VirCallState, PrintMarkShape>> = {
  due: 'full',
  called: 'half',
  planned: 'empty',
  late: 'alert',
};

/** Lots by milestones: what each call comes to, when, and how far it is. */
export function CallMatrix({ content }: { readonly content: Content }) {
  const t = useMessages(virMessages);
  const { date, money, percent } = useFormat();
  const { lots, milestones, totalCents, lateCents, today } = content;
  const euros = (cents: number | null) => <Figure cents={cents} decimals={0} isUnitHidden />;
  const when = (dueOn: string | null): string => {
    if (dueOn === null) return t('undated');
    return dueOn.length === 7 ? shortMonth(dueOn) : date(dueOn);
  };
  return (
    <>
      <PrintTable
        label={t('pageTitle')}
        look="small"
        columns={[
          { id: 'lot', label: t('lot') },
          ...milestones.map(({ milestone, worksBps }) => ({
            id: milestone,
            label: t(`milestone.${milestone}`, { share: worksBps === null ? '' : percent(worksBps) }),
            isAmount: true,
          })),
          { id: 'total', label: t('price'), isAmount: true },
        ]}
        groups={[
          {
            id: 'lots',
            rows: lots.map(({ ref, priceTtcCents, calls }) => ({
              id: ref,
              cells: {
                lot: ref,
                total: euros(priceTtcCents),
                ...Object.fromEntries(
                  milestones.map(({ milestone }, index) => {
                    const call = calls[index];
                    return [
                      milestone,
                      call && (
                        <PrintCall
                          amount={euros(call.amountCents)}
                          at={when(call.dueOn)}
                          mark={marks[call.state]}
                          state={t(`state.${call.state}`)}
                          alert={call.state === 'late' ? t('late') : undefined}
                        />
                      ),
                    ];
                  }),
                ),
              },
            })),
          },
        ]}
        total={{
          lot: t('total'),
          total: euros(totalCents),
          ...Object.fromEntries(
            milestones.map(({ milestone, amountCents }) => [milestone, euros(amountCents)]),
          ),
        }}
      />
      <PrintLegend
        label={t('legend')}
        marks={(['due', 'called', 'planned', 'late'] as const).map((state) => ({
          shape: marks[state],
          text: t(`state.${state}`),
        }))}
      />
      <PrintNote>
        {t('stateNote', { date: date(today) })}
        {lateCents !== null && lateCents > 0 && (
          <>
            {' '}
            <PrintTone isBad>
              {t('lateSum', { date: date(today), amount: money(lateCents, { decimals: 0 }) })}
            </PrintTone>
          </>
        )}
      </PrintNote>
    </>
  );
}
