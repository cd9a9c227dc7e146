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

/** Those of some figures that are known of a commune, written out with their year and source. */
export function useCommuneFigures({ figures }: SourcedCommune) {
  const t = useMessages(estimationMessages);
  const { money, percent, number } = useFormat();
  const write = (figure: CommuneFigure, value: number): string => {
    const unit = unitOfFigure(figure);
    if (unit === 'rate') return percent(value);
    return unit === 'money' ? money(value, { decimals: 0 }) : number(value);
  };
  return (wanted: readonly CommuneFigure[]): PaperFigure[] =>
    wanted.flatMap((figure) => {
      const found = figures.find((one) => one.figure === figure);
      if (found === undefined) return [];
      const { value, year, source } = found;
      return [
        {
          figure,
          label: t(`insee.figures.${figure}`),
          value,
          written: write(figure, value),
          origin: `${year === null ? t('insee.noYear') : String(year)}, ${source}`,
        },
      ];
    });
}
