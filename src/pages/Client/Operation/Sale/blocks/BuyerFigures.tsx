import type { SaleContactProps } from '#contracts/client/operation/sale/contact.ts';
import * as saleContactMessages from '#messages/client/sale-contact.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { FigureGroup } from '#ui/data/FigureGroup.tsx';
import { Stat } from '#ui/data/Stat.tsx';
import { isLate, isOpen } from './buyer-words.ts';

/** How many may still buy, how many did, and what is late. */
export function BuyerFigures({
  contacts,
  funnel,
  today,
}: Pick<SaleContactProps, 'contacts' | 'funnel' | 'today'>) {
  const t = useMessages(saleContactMessages);
  const open = contacts.filter(isOpen);
  const late = contacts.filter((row) => isLate(row, today));
  const score = open.reduce((sum, row) => sum + row.score, 0);
  return (
    <FigureGroup>
      <Stat
        label={t('figures.active')}
        quantity={{ count: open.length }}
        context={t('figures.activeHelp', { count: funnel.lostCount })}
      />
      <Stat
        label={t('figures.conversion')}
        quantity={{ rateBps: funnel.overallBps, decimals: 2 }}
        context={t('figures.conversionHelp')}
      />
      <Stat label={t('figures.late')} quantity={{ count: late.length }} context={t('figures.lateHelp')} />
      <Stat
        label={t('figures.score')}
        quantity={{ count: open.length === 0 ? null : Math.round(score / open.length) }}
        context={t('figures.scoreHelp')}
      />
    </FigureGroup>
  );
}
