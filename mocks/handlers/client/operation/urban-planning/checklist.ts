import type { UrbanPlanningProps } from '#contracts/client/operation/urban-planning.ts';
import type { PermitState } from '#domain/states/permit/states.ts';
import {
  suggestedPostingReports,
  urbanDocumentKinds,
  type PreemptionState,
  type UrbanDocumentKind,
} from '#domain/urban/enums.ts';
import { isBuildingPermit, type PermitRecord } from '#domain/urban/permit.ts';

/** How far a permission has come, for the papers that each stage calls for. */
const stages: readonly (readonly PermitState[])[] = [
  ['filed', 'incomplete', 'refused'],
  ['granted', 'tacit', 'appealed', 'annulled', 'withdrawn_by_authority', 'lapsed'],
  ['posted'],
  ['purged'],
  ['started'],
  ['completed', 'contested'],
  ['conform'],
];
const stageOf = (status: PermitState): number => stages.findIndex((states) => states.includes(status));

type Counts = Partial<Record<UrbanDocumentKind, number>>;

function expectedOf({ kind, status }: Pick<PermitRecord, 'kind' | 'status'>): Counts {
  const stage = stageOf(status);
  const has = (from: number): number => (stage >= from ? 1 : 0);
  const always: Counts = { form: 1, receipt: has(0), decision: has(1) };
  if (!isBuildingPermit(kind)) return always;
  return {
    ...always,
    panel: has(2),
    posting_report: has(2) * suggestedPostingReports,
    no_appeal: has(3),
    site_opening: has(4),
    completion: has(5),
    conformity: has(6),
    appeal: status === 'appealed' || status === 'annulled' ? 1 : 0,
  };
}

/** The papers that the present states call for, and how many of each there are. */
export function checklistOf(
  permits: readonly Pick<PermitRecord, 'kind' | 'status'>[],
  declarations: readonly { readonly status: PreemptionState }[],
  documents: readonly { readonly kind: UrbanDocumentKind }[],
): UrbanPlanningProps['checklist'] {
  const wanted: Counts[] = [
    ...permits.map(expectedOf),
    ...declarations.map(({ status }): Counts => ({ declaration: 1, waiver: status === 'waived' ? 1 : 0 })),
  ];
  return urbanDocumentKinds
    .map((kind) => ({
      kind,
      count: documents.filter((document) => document.kind === kind).length,
      expected: wanted.reduce((sum, counts) => sum + (counts[kind] ?? 0), 0),
    }))
    .filter(({ expected }) => expected > 0);
}
