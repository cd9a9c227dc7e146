import type { ShownBudgetLine } from '#contracts/client/operation/forecast.ts';
import * as forecastMessages from '#messages/client/forecast.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Button } from '#ui/actions/Button.tsx';
import { Figure } from '#ui/data/Figure.tsx';
import { ItemList } from '#ui/data/ItemList.tsx';
import { Text } from '#ui/data/Text.tsx';
import { PageSection } from '#ui/layout/PageSection.tsx';

interface VariancesProps {
  readonly lines: readonly ShownBudgetLine[];
  readonly canUpdate: boolean;
  readonly onExplain: (line: ShownBudgetLine) => void;
}

/** What will cost more or less than planned, the largest first, each with its cause. */
export function Variances({ lines, canUpdate, onExplain }: VariancesProps) {
  const t = useMessages(forecastMessages);
  const varying = lines
    .filter(({ varianceCents }) => varianceCents !== 0)
    .toSorted((a, b) => Math.abs(b.varianceCents) - Math.abs(a.varianceCents));
  return (
    <PageSection
      title={t('causes.title')}
      count={varying.length}
      empty={varying.length === 0 && t('causes.none')}
    >
      <ItemList
        label={t('causes.title')}
        items={varying.map((line) => {
          const { record, category, label, varianceCents } = line;
          const cause = causeOf(line);
          return {
            id: record?.id ?? `outside:${category}`,
            title: record === null ? `${t(`category.${category}`)} · ${t('outside')}` : label,
            detail: cause === '' ? t('causes.missing') : cause,
            end: (
              <>
                <Text tone={varianceCents > 0 ? 'neg' : 'pos'} weight="medium">
                  <Figure cents={varianceCents} decimals={2} isSigned />
                </Text>
                {canUpdate && record !== null && cause === '' && (
                  <Button size="sm" variant="discreet" onClick={() => onExplain(line)}>
                    {t('causes.explain')}
                  </Button>
                )}
              </>
            ),
          };
        })}
      />
    </PageSection>
  );
}

/** Why a line costs more or less: what was said of its final cost, else of its revision. */
export const causeOf = ({ record }: ShownBudgetLine): string =>
  record === null ? '' : record.eacNote === '' ? record.revisionNote : record.eacNote;
