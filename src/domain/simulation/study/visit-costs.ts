import type { LineGroup, Study, StudyLine } from './study.ts';

/** What the findings of a visit become in a study: work that is known, or a reserve for what may come. */
export const visitCostKinds = ['works', 'contingency'] as const;
export type VisitCostKind = (typeof visitCostKinds)[number];

const groupOf = { works: 'worksLines', contingency: 'reserveLines' } as const satisfies Readonly<
  Record<VisitCostKind, LineGroup>
>;

/** What a visit costs, before tax, and how its line is called. */
export interface VisitCost {
  readonly kind: VisitCostKind;
  readonly label: string;
  readonly cents: number;
}

/** A renovation of housing more than two years old, where the study says nothing else. */
const usualVatBps = 1000;

/**
 * A study with the costs of a visit, one line each. Those that the visit brought before are replaced where they
 * stand, with the label and the terms that somebody gave them since; a cost of nothing goes.
 */
export function withVisitCosts<Of extends Study>(
  study: Of,
  visitId: string,
  costs: readonly VisitCost[],
): Of {
  const changed = visitCostKinds.map((kind) => {
    const group = groupOf[kind];
    const cost = costs.find((one) => one.kind === kind && one.cents !== 0);
    return [group, withCost(study[group], { kind, visitId, cost })] as const;
  });
  return { ...study, ...Object.fromEntries(changed) };
}

/** The lines of a study that a visit brought, before tax. */
export const visitCostsIn = (study: Pick<Study, LineGroup>, visitId: string): number =>
  visitCostKinds
    .flatMap((kind) => study[groupOf[kind]])
    .filter((line) => line.visitId === visitId)
    .reduce((sum, { value }) => sum + (value ?? 0), 0);

/** The group of a study that takes a cost of this kind. */
export const linesOfCost = (study: Pick<Study, LineGroup>, kind: VisitCostKind): readonly StudyLine[] =>
  study[groupOf[kind]];

interface Given {
  readonly kind: VisitCostKind;
  readonly visitId: string;
  readonly cost: VisitCost | undefined;
}

function withCost(lines: readonly StudyLine[], { kind, visitId, cost }: Given): StudyLine[] {
  const rank = lines.findIndex((line) => line.visitId === visitId);
  const others = lines.filter((line) => line.visitId !== visitId);
  if (cost === undefined) return others;
  const before = lines[rank];
  const alike = lines.find(({ category }) => category === kind);
  const line: StudyLine = {
    category: kind,
    label: cost.label,
    vatRateBps: alike?.vatRateBps ?? usualVatBps,
    recovery: 'regime',
    schedule: 'with_works',
    month: null,
    months: 1,
    curve: 'linear',
    isAuto: false,
    ...before,
    basis: 'amount',
    value: cost.cents,
    visitId,
  };
  return others.toSpliced(rank === -1 ? others.length : rank, 0, line);
}
