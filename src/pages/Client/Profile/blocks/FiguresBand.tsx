import type { ProfileFigure, ProfileFormProps } from '#contracts/client/profile/form.ts';
import * as profileMessages from '#messages/client/profile.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { FigureGroup } from '#ui/data/FigureGroup.tsx';
import { Figure, type FigureQuantity } from '#ui/data/Figure.tsx';
import { Gauge } from '#ui/data/Gauge.tsx';
import { ExplainedTrigger } from '#ui/data/ExplainedTrigger.tsx';
import { FigureCard } from '#ui/data/FigureCard.tsx';

export type FiguresBandProps = Pick<ProfileFormProps, 'current' | 'figures'>;

/** How complete a profile is, and its figures, each with its calculation. */
export function FiguresBand({ current, figures }: FiguresBandProps) {
  const t = useMessages(profileMessages);
  const { locale, number } = useFormat();
  if (current === null) return null;
  const isFrench = locale.startsWith('fr');
  return (
    <FigureGroup>
      <FigureCard
        label={t('figures.completeness')}
        figure={<Figure rateBps={current.completenessBps} />}
        context={<Gauge rateBps={current.completenessBps} width={96} />}
      />
      {figures.map((figure) => (
        <FigureCard
          key={figure.key}
          label={isFrench ? figure.explanation.label.fr : figure.explanation.label.en}
          figure={
            <Figure {...quantityOf(figure, (count) => t('figures.years', { count: number(count, 1) }))} />
          }
          tone={figure.key === 'netCents' && (figure.cents ?? 0) < 0 ? 'neg' : 'default'}
          aside={<ExplainedTrigger explanation={figure.explanation} />}
        />
      ))}
    </FigureGroup>
  );
}

function quantityOf(
  { cents, bps, number, explanation }: ProfileFigure,
  years: (count: number) => string,
): FigureQuantity {
  if (explanation.figure.unit === 'cents') return { cents };
  if (explanation.figure.unit === 'rate') return { rateBps: bps };
  return number === null ? { count: null } : { text: years(number) };
}
