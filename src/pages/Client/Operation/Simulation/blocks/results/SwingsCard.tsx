import { leverSteps, type Lever } from '#domain/simulation/study/swings.ts';
import * as simulationMessages from '#messages/client/simulation.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { TornadoChart } from '#ui/chart/TornadoChart.tsx';
import { Card } from '#ui/data/Card.tsx';
import { changeText } from '../rates.ts';
import { useAnswer } from '../useAnswer.ts';
import type { Computation } from '../useComputed.ts';

const question = { kind: 'swings' } as const;

/** Which hypothesis the margin depends on most, each moved alone. */
export function SwingsCard({ computation }: { readonly computation: Computation }) {
  const t = useMessages(simulationMessages);
  const { percent, number } = useFormat();
  const { answer } = useAnswer(computation, question);
  const swings = answer ?? [];
  const changeOf = (lever: Lever, sign: 1 | -1): string => {
    const step = leverSteps[lever];
    if (lever === 'salesDelay') return t('sensitivity.months', { count: step });
    if (lever === 'loanRate') {
      return t('sensitivity.points', { sign: sign < 0 ? '−' : '+', count: number(step / 100) });
    }
    return changeText(sign * step, (bps) => percent(bps));
  };
  return (
    <Card>
      <TornadoChart
        label={t('sensitivity.tornado')}
        note={t('sensitivity.tornadoNote')}
        valueLabel={t('sensitivity.effect')}
        items={swings.map(({ lever, lowerCents, higherCents }) => ({
          id: lever,
          label: t(`sensitivity.levers.${lever}`),
          ends: [
            ...(lowerCents === null ? [] : [{ change: changeOf(lever, -1), cents: lowerCents }]),
            { change: changeOf(lever, 1), cents: higherCents },
          ],
        }))}
      />
    </Card>
  );
}
