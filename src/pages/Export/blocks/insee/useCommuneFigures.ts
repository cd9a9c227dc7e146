import type { SourcedCommune } from '#contracts/client/operation/estimation/insee.ts';
import { unitOfFigure, type CommuneFigure } from '#domain/geography/commune-figures.ts';
import * as estimationMessages from '#messages/client/estimation.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';

/** A figure of a commune as paper tells it. */
export interface PaperFigure {
  readonly figure: CommuneFigure;
  readonly label: string;
  readonly value: number;
  readonly written: string;
  /** Year and source: « 2018, INSEE, populations légales ». */
  readonly origin: string;
}

/** How the figures of an area are written, and where they come from. */
export function useFigureText() {
  const t = useMessages(estimationMessages);
  const { money, percent, number } = useFormat();
  return {
    write: (figure: CommuneFigure, value: number): string => {
      const unit = unitOfFigure(figure);
      if (unit === 'rate') return percent(value);
      return unit === 'money' ? money(value, { decimals: 0 }) : number(value);
    },
    originOf: ({ year, source }: Pick<SourcedCommune['figures'][number], 'year' | 'source'>): string =>
      `${year === null ? t('insee.noYear') : String(year)}, ${source}`,
  };
}

/** Those of some figures that are known of a commune, written out with their year and source. */
export function useCommuneFigures({ figures }: SourcedCommune) {
  const t = useMessages(estimationMessages);
  const { write, originOf } = useFigureText();
  return (wanted: readonly CommuneFigure[]): PaperFigure[] =>
    wanted.flatMap((figure) => {
      const found = figures.find((one) => one.figure === figure);
      if (found === undefined) return [];
      return [
        {
          figure,
          label: t(`insee.figures.${figure}`),
          value: found.value,
          written: write(figure, found.value),
          origin: originOf(found),
        },
      ];
    });
}
