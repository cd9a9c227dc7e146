import type { AnyCalculation } from '#domain/explain/calculations.ts';
import { figureText } from './figure-text.ts';
import { markdownTable } from './table.ts';

/** A calculation in the document: what it is for, its formulas with their sources, and its worked example. */
export function calculationSection(calculation: AnyCalculation): string {
  const { title, summary, validity, formulas, example } = calculation;
  const result = example.result();
  const rows = Object.values(formulas).map(({ label, formula, source, isUnverified }) => [
    label.fr,
    formula.fr,
    `${source ?? ''}${isUnverified === true ? `${source === undefined ? '' : ' · '}non vérifié` : ''}`,
  ]);
  const figures = Object.values(formulas).map(({ label, figure }) => [
    label.fr,
    // The registry holds each example beside the formulas that read it.
    figureText(figure(result as never)),
  ]);
  return [
    `### ${title.fr}`,
    summary.fr,
    `*Validité.* ${validity.fr}`,
    markdownTable(['Chiffre', 'Formule', 'Source'], rows),
    `*Exemple.* ${example.given.fr}`,
    markdownTable(['Chiffre', 'Valeur'], figures),
  ].join('\n\n');
}
