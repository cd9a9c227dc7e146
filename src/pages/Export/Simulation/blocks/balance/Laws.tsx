import type { SimulationShowProps } from '#contracts/export/simulation/show.ts';
import * as showMessages from '#messages/export/simulation/show.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { PrintFacts } from '#ui/print/PrintFacts.tsx';
import { PrintSection } from '#ui/print/PrintSection.tsx';

type Law = NonNullable<SimulationShowProps['content']>['laws'][number];

/** The legal figures that a simulation rests on, each with where it is written and from when to when it holds. */
export function Laws({ laws }: { readonly laws: readonly Law[] }) {
  const t = useMessages(showMessages);
  const { date, money, percent } = useFormat();
  const textOf = ({ value, source, validFrom, validTo, isUnverified }: Law): string => {
    const figure = value && ('bps' in value ? percent(value.bps) : money(value.cents, { decimals: 0 }));
    const valid =
      validTo === null
        ? t('since', { from: date(validFrom) })
        : t('between', { from: date(validFrom), to: date(validTo) });
    return [figure, source, valid, isUnverified ? t('unverified') : null].filter(Boolean).join(' · ');
  };
  return (
    <PrintSection title={t('laws')}>
      <PrintFacts
        columns="flow"
        items={laws.map((law, index) => ({
          id: String(index),
          term: t(`topic.${law.topic}`),
          value: textOf(law),
        }))}
      />
    </PrintSection>
  );
}
