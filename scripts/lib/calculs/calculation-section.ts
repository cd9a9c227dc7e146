import type { Explanation } from '#domain/explain/calculation.ts';
import type { AnyCalculation } from '#domain/explain/calculations.ts';
import { explain, type ExplainableResult } from '#domain/explain/explain.ts';
import { figureText } from './figure-text.ts';
import { markdownTable } from './table.ts';

/** A calculation in the document: what it is for, its formulas with their sources, and its worked example. */
export function calculationSection(calculation: AnyCalculation): string {
  const { title, summary, validity, formulas, example } = calculation;
  const result = example.result();
  const results = [result, ...(example.variants?.() ?? [])];
  // The registry holds each example beside the formulas that read it.
  const explained = (one: unknown, key: string) => explain(one as ExplainableResult, key);
  const rows = Object.keys(formulas).flatMap((key) => results.map((one) => formulaRow(explained(one, key))));
  const figures = Object.keys(formulas).map((key) => {
    const { label, figure } = explained(result, key);
    return [label.fr, figureText(figure)];
  });
  return [
    `### ${title.fr}`,
    summary.fr,
    `*Validité.* ${validity.fr}`,
    markdownTable(['Chiffre', 'Formule', 'Source'], distinct(rows)),
    `*Exemple.* ${example.given.fr}`,
    markdownTable(['Chiffre', 'Valeur'], figures),
  ].join('\n\n');
}

function formulaRow({ label, formula, ownSource, isUnverified }: Explanation): readonly string[] {
  const flag = isUnverified ? `${ownSource === null ? '' : ' · '}non vérifié` : '';
  return [label.fr, formula.fr, `${ownSource ?? ''}${flag}`];
}

/** Each line once: most are the same for all variants. */
function distinct(rows: readonly (readonly string[])[]): readonly (readonly string[])[] {
  return [...new Map(rows.map((cells) => [cells.join('|'), cells])).values()];
}
