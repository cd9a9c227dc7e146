import type { FinancingIndexProps } from '#contracts/client/operation/financing/index.ts';
import * as financingMessages from '#messages/client/financing.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { FigureGroup } from '#ui/data/FigureGroup.tsx';
import { Stat } from '#ui/data/Stat.tsx';

interface FinancingFiguresProps {
  readonly figures: FinancingIndexProps['figures'];
  readonly today: string;
}

/** What the signed loans owe and cost; nothing while none is signed. */
export function FinancingFigures({ figures, today }: FinancingFiguresProps) {
  const t = useMessages(financingMessages);
  const { date } = useFormat();
  if (figures === null) return null;
  const { explanations } = figures;
  return (
    <FigureGroup>
      <Stat
        label={t('figures.outstanding')}
        quantity={{ cents: figures.outstandingCents, decimals: 2 }}
        context={t('figures.outstandingHelp', { date: date(today) })}
        explanation={explanations?.outstanding}
      />
      <Stat
        label={t('figures.interestToDate')}
        quantity={{ cents: figures.interestToDateCents, decimals: 2 }}
        context={t('figures.interestToDateHelp')}
        explanation={explanations?.interestToDate}
      />
      <Stat
        label={t('figures.interestTotal')}
        quantity={{ cents: figures.interestTotalCents, decimals: 2 }}
        context={t('figures.interestTotalHelp')}
        explanation={explanations?.interestTotal}
      />
      <Stat
        label={t('figures.commitment')}
        quantity={{ cents: figures.commitmentTotalCents, decimals: 2 }}
        context={t('figures.commitmentHelp')}
        explanation={explanations?.commitment}
      />
    </FigureGroup>
  );
}
