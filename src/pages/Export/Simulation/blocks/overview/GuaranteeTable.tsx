import type { SimulationOverviewProps } from '#contracts/export/simulation/overview.ts';
import * as overviewMessages from '#messages/export/simulation/overview.ts';
import * as guaranteeKinds from '#messages/guarantee-kinds.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Figure } from '#ui/data/Figure.tsx';
import { PrintSection } from '#ui/print/PrintSection.tsx';
import { PrintTable } from '#ui/print/PrintTable.tsx';

type Guarantees = NonNullable<SimulationOverviewProps['content']>['guarantees'];

/** As many as the page has room for. */
const maxShown = 5;

/** What secures the loan and the buyers; the rest of a long list in one line. */
export function GuaranteeTable({ guarantees }: { readonly guarantees: Guarantees }) {
  const t = useMessages(overviewMessages);
  const kinds = useMessages(guaranteeKinds);
  const { date } = useFormat();
  const [shown, others] = [guarantees.slice(0, maxShown), guarantees.slice(maxShown)];
  const othersCents = others.reduce((sum, { amountCents }) => sum + (amountCents ?? 0), 0);
  const textOf = ({ kind, issuer, issuedOn, expiresOn }: Guarantees[number]): string => {
    const guarantee = t('guarantee', { kind: kinds(kind), issuer });
    if (expiresOn === null) return guarantee;
    const to = date(expiresOn);
    return issuedOn === null
      ? t('until', { guarantee, to })
      : t('between', { guarantee, from: date(issuedOn), to });
  };
  return (
    <PrintSection title={t('guarantees')} isWhole>
      {guarantees.length === 0 ? (
        <p>{t('noGuarantee')}</p>
      ) : (
        <PrintTable
          label={t('guarantees')}
          look="small"
          isHeadHidden
          columns={[
            { id: 'label', label: t('guarantees') },
            { id: 'amount', label: t('amount'), isAmount: true },
          ]}
          groups={[
            {
              id: 'rows',
              rows: shown.map((guarantee) => ({
                id: guarantee.id,
                cells: {
                  label: textOf(guarantee),
                  amount: <Figure cents={guarantee.amountCents} decimals={0} />,
                },
              })),
            },
          ]}
          {...(others.length > 0 && {
            total: {
              label: t('moreGuarantees', { count: others.length }),
              amount: <Figure cents={othersCents === 0 ? null : othersCents} decimals={0} />,
            },
          })}
        />
      )}
    </PrintSection>
  );
}
