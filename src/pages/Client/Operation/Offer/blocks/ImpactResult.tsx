import type { OfferImpact } from '#contracts/client/operation/offer/impact.ts';
import * as offerMessages from '#messages/client/offer.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { ResultLines } from '#ui/data/ResultLines.tsx';
import { Text } from '#ui/data/Text.tsx';
import { Stack } from '#ui/layout/Stack.tsx';

interface ImpactResultProps {
  readonly answer: OfferImpact | null;
  readonly isFailed: boolean;
  /** In words, as the letter says it; null without a price. */
  readonly words: string | null;
  /** How far the price is from the one that is asked. */
  readonly gapBps: number | null;
}

/** What the price does to the margin of the simulation of reference, and the highest one that it bears. */
export function ImpactResult({ answer, isFailed, words, gapBps }: ImpactResultProps) {
  const t = useMessages(offerMessages);
  const noteOf = (): string => {
    if (isFailed) return t('impact.failed');
    if (answer === null) return '';
    if (answer.simulation === null) return t('impact.none');
    return words === null ? t('impact.noPrice') : t('impact.help', { name: answer.simulation });
  };
  return (
    <Stack gap={2}>
      {words !== null && <Text size="table">{t('preview.words', { words })}</Text>}
      <ResultLines
        lines={[
          {
            id: 'margin',
            label: t('impact.margin'),
            quantity: { cents: answer?.marginCents ?? null },
            isMain: true,
          },
          { id: 'rate', label: t('impact.rate'), quantity: { rateBps: answer?.marginBps ?? null } },
          {
            id: 'breakEven',
            label: t('impact.breakEven'),
            quantity: { cents: answer?.breakEvenPriceCents ?? null },
          },
          { id: 'gap', label: t('impact.gap'), quantity: { rateBps: gapBps } },
        ]}
      />
      <Text size="table" tone="ink3">
        {noteOf()}
      </Text>
    </Stack>
  );
}
