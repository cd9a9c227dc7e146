import type { IndividualProfileProps } from '#contracts/export/individual-profile.ts';
import * as profileMessages from '#messages/export/individual-profile.ts';
import * as words from '#messages/export/words.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { PrintFigures } from '#ui/print/PrintFigures.tsx';
import { PrintSection } from '#ui/print/PrintSection.tsx';

/** What a person owns, gross and net of their debts. */
export function PersonWealth({ page: { figures } }: { page: IndividualProfileProps }) {
  const t = useMessages(profileMessages);
  const word = useMessages(words);
  const { money } = useFormat();
  const tiles = [
    [t('gross'), figures.grossCents],
    [t('net'), figures.netCents],
    [t('property'), figures.propertyNetCents],
    [t('financial'), figures.financialCents],
  ] as const;
  const isHidden = figures.grossCents === null;
  return (
    <PrintSection title={t('wealth')} isWhole>
      {isHidden ? (
        <p>{word('onRequest')}</p>
      ) : (
        <PrintFigures
          items={tiles.map(([label, cents]) => ({ label, figure: money(cents, { decimals: 0 }) }))}
        />
      )}
    </PrintSection>
  );
}
