import type { RentalManagementProps } from '#contracts/client/rental-management.ts';
import * as rentalMessages from '#messages/client/rental-management.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { FigureGroup } from '#ui/data/FigureGroup.tsx';
import { Stat } from '#ui/data/Stat.tsx';

/** What the rents of a month come to, and how the lots stand today. */
export function RentalFigures({ figures, month }: Pick<RentalManagementProps, 'figures' | 'month'>) {
  const t = useMessages(rentalMessages);
  const format = useFormat();
  const { arrears } = figures;
  const of = format.month(month);
  return (
    <FigureGroup isStrip>
      <Stat label={t('figures.called', { month: of })} quantity={{ cents: figures.calledCents }} />
      <Stat label={t('figures.collected', { month: of })} quantity={{ cents: figures.collectedCents }} />
      <Stat
        label={t('figures.occupancy')}
        quantity={{ rateBps: figures.occupancyBps }}
        context={t('figures.occupancyHint', {
          rented: String(figures.rentedCount),
          rentable: String(figures.rentableCount),
        })}
      />
      <Stat
        label={t('figures.arrears')}
        quantity={{ cents: figures.arrearsCents }}
        tone={figures.arrearsCents > 0 ? 'neg' : 'default'}
        context={
          figures.arrearsCents > 0 &&
          t('figures.arrearsHint', {
            a: format.money(arrears.upTo30),
            b: format.money(arrears.upTo60),
            c: format.money(arrears.upTo90),
            d: format.money(arrears.over90),
          })
        }
      />
      <Stat
        label={t('figures.vacancy')}
        quantity={{ text: t('figures.vacancyDays', { count: figures.vacantDays }) }}
        context={t('figures.vacancyHint')}
      />
      <Stat label={t('figures.deposits')} quantity={{ cents: figures.depositsCents }} />
      <Stat
        label={t('figures.yield')}
        quantity={{ rateBps: figures.yieldBps }}
        context={t('figures.yieldHint')}
      />
    </FigureGroup>
  );
}
