import type { LotFormProps } from '#contracts/client/operation/sale/form.ts';
import * as lotMessages from '#messages/client/lot.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { ItemList } from '#ui/data/ItemList.tsx';
import { PageSection } from '#ui/layout/PageSection.tsx';
import { PriceHistory } from './PriceHistory.tsx';
import { useSaleWords } from './useSaleWords.ts';

interface HistoryPartProps extends Pick<LotFormProps, 'prices'> {
  readonly steps: NonNullable<LotFormProps['life']>['steps'];
}

/** The prices and the states that a lot has had. */
export function HistoryPart({ prices, steps }: HistoryPartProps) {
  const t = useMessages(lotMessages);
  const words = useSaleWords();
  const { date } = useFormat();
  return (
    <PageSection title={t('history.title')}>
      <PriceHistory entries={prices} />
      <ItemList
        label={t('history.states')}
        empty={t('history.noState')}
        isLabelShown
        items={steps.map(({ to, on, by, reason }, index) => {
          const dated = by === '' ? date(on) : t('history.step', { date: date(on), by });
          return {
            id: String(index),
            title: words.state(to),
            detail: reason === '' ? dated : `${dated} · ${reason}`,
          };
        })}
      />
    </PageSection>
  );
}
