import type { Figure } from '#domain/explain/calculation.ts';

const amount = new Intl.NumberFormat('fr-FR', { style: 'currency', currency: 'EUR' });
const percent = new Intl.NumberFormat('fr-FR', {
  style: 'percent',
  minimumFractionDigits: 2,
  maximumFractionDigits: 5,
});
const number = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 4 });
const longDay = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeZone: 'UTC' });
const longMonth = new Intl.DateTimeFormat('fr-FR', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** A figure as a French reader expects it; a dash where there is none. */
export function figureText(figure: Figure): string {
  if (figure.value === null) return '–';
  switch (figure.unit) {
    case 'cents':
      return amount.format(figure.value / 100);
    case 'rate':
      return percent.format(Number(figure.value));
    case 'day':
      return longDay.format(new Date(`${figure.value}T00:00:00Z`));
    case 'month':
      return longMonth.format(new Date(`${figure.value}-01T00:00:00Z`));
    case 'number':
      return number.format(figure.value);
    case 'days':
      return `${number.format(figure.value)} jour${Math.abs(figure.value) < 2 ? '' : 's'}`;
    case 'months':
      return `${number.format(figure.value)} mois`;
    case 'm2':
      return `${number.format(figure.value)} m²`;
    case 'text':
      return figure.value.fr;
  }
}
