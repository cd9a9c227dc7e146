import { describe, expect, test } from 'vitest';
import { cents } from '#domain/money/cents.ts';
import { mayHappen } from '#domain/states/may-happen.ts';
import { estimationMachine } from '#domain/states/study/estimation.ts';
import { projectMachine } from '#domain/states/study/project.ts';
import { simulationMachine } from '#domain/states/study/simulation.ts';
import { supportPlanDescriptionMachine } from '#domain/states/study/support-plan-description.ts';
import { visitMachine } from '#domain/states/study/visit.ts';
import { testRows, today } from '#tests/support/states/rows.ts';

const owner = { actors: ['owner'], today } as const;

describe('project', () => {
  testRows(projectMachine, {
    '(new) → draft': { step: 'create', from: null, to: 'draft', by: 'O C' },
    'draft → selected: its sibling is no longer, and computing again is asked': {
      step: 'select',
      from: 'draft',
      to: 'selected',
      by: 'O C',
      facts: { liveSalesOnSelectedCount: 0 },
      refused: { live_sales: { liveSalesOnSelectedCount: 1 } },
      effects: ['unselect_sibling', 'ask_to_recompute'],
    },
    'selected → draft: when another is selected': {
      step: 'unselect',
      from: 'selected',
      to: 'draft',
      by: 'sys',
    },
    'draft → archived': {
      step: 'archive',
      from: 'draft',
      to: 'archived',
      by: 'O C',
      facts: { liveSalesOnSelectedCount: 0 },
    },
    'selected → archived': {
      step: 'archive',
      from: 'selected',
      to: 'archived',
      by: 'O C',
      facts: { liveSalesOnSelectedCount: 0 },
      refused: { live_sales: { liveSalesOnSelectedCount: 1 } },
    },
  });

  test('an archived project says so when it is selected', () => {
    expect(mayHappen(projectMachine, 'select', { state: 'archived', facts: {} }, owner)).toMatchObject({
      reasons: [{ text: { fr: expect.stringContaining('Projet archivé') } }],
    });
  });
});

describe('simulation', () => {
  const computed = { marginCents: cents(11_000_000), hasPurchaseLine: true, linesWithoutMonth: [] };
  testRows(simulationMachine, {
    '(new) → draft': { step: 'create', from: null, to: 'draft', by: 'O C' },
    'draft → validated: margin computed, no line without a month': {
      step: 'validate',
      from: 'draft',
      to: 'validated',
      by: 'O C',
      facts: computed,
      refused: {
        'missing:marginCents': { marginCents: null },
        line_without_month: { linesWithoutMonth: ['Géomètre'] },
        purchase_missing: { hasPurchaseLine: false },
        negative_margin: { marginCents: cents(-1) },
      },
      effects: ['set_active_simulation'],
    },
    'draft → validated for the first time: the initial budget is frozen': {
      step: 'validate',
      from: 'draft',
      to: 'validated',
      by: 'O C',
      facts: { ...computed, isFirstValidation: true },
      effects: ['set_active_simulation', 'freeze_initial_budget'],
    },
    'draft → draft: it may be changed': { step: 'edit', from: 'draft', to: 'draft', by: 'O C' },
    'validated → archived': { step: 'archive', from: 'validated', to: 'archived', by: 'O C' },
  });

  test('validated, it is duplicated rather than changed', () => {
    expect(mayHappen(simulationMachine, 'edit', { state: 'validated', facts: {} }, owner)).toMatchObject({
      reasons: [{ text: { fr: 'Simulation validée : dupliquez-la pour la modifier.' } }],
    });
  });

  test('a margin below zero is validated once confirmed', () => {
    const subject = { state: 'draft', facts: { ...computed, marginCents: cents(-500) } } as const;
    expect(mayHappen(simulationMachine, 'validate', subject, owner)).toMatchObject({
      reasons: [
        {
          canLift: true,
          text: { fr: 'La marge est négative. Valider quand même ? Confirmez pour continuer.' },
        },
      ],
    });
    const confirmed = { ...owner, confirmed: ['negative_margin'] };
    expect(mayHappen(simulationMachine, 'validate', subject, confirmed)).toMatchObject({
      ok: true,
      lifted: ['negative_margin'],
    });
  });

  test('names the lines without a month', () => {
    const facts = { ...computed, linesWithoutMonth: ['Géomètre', 'Aléas'] };
    expect(mayHappen(simulationMachine, 'validate', { state: 'draft', facts }, owner)).toMatchObject({
      reasons: [{ text: { fr: 'Ligne sans mois : Géomètre, Aléas. Donnez un mois à chaque ligne.' } }],
    });
  });
});

describe('estimation', () => {
  const value = {
    retainedCents: cents(30_000_000),
    lowCents: cents(28_000_000),
    highCents: cents(32_000_000),
  };
  testRows(estimationMachine, {
    '(new) → draft': { step: 'create', from: null, to: 'draft', by: 'O C' },
    'draft → final: three comparables included': {
      step: 'finalize',
      from: 'draft',
      to: 'final',
      by: 'O C',
      facts: { ...value, includedComparablesCount: 3 },
      refused: {
        too_few_comparables: { includedComparablesCount: 2 },
        outside_band: { retainedCents: cents(32_000_001) },
        'missing:retainedCents': { retainedCents: null },
      },
    },
    'draft → final: a justification instead': {
      step: 'finalize',
      from: 'draft',
      to: 'final',
      by: 'O C',
      facts: {
        ...value,
        retainedCents: cents(40_000_000),
        includedComparablesCount: 1,
        justification: 'Vue dégagée, dernier étage.',
      },
    },
    'final → archived': { step: 'archive', from: 'final', to: 'archived', by: 'O C' },
  });
});

describe('description and plan', () => {
  const described = {
    kind: 'vir_works',
    planFileId: 'plan',
    roomsAreaHundredthsM2: 6180,
    lotAreaHundredthsM2: 6150,
    missingScopes: [],
    hasDeliveryDelay: true,
    isRevisionRuleMissing: false,
  } as const;
  testRows(supportPlanDescriptionMachine, {
    '(new) → draft': {
      step: 'create',
      from: null,
      to: 'draft',
      by: 'O C',
      facts: { kind: 'vefa_notice' },
      refused: { 'missing:kind': { kind: null } },
    },
    'draft → approved: plan there, rooms add up': {
      step: 'approve',
      from: 'draft',
      to: 'approved',
      by: 'O',
      facts: described,
      refused: {
        plan_missing: { planFileId: null },
        rooms_differ: { roomsAreaHundredthsM2: 6201 },
        works_incomplete: { missingScopes: ['common'] },
        terms_missing: { isRevisionRuleMissing: true },
      },
    },
    'draft → draft: it may be changed': { step: 'edit', from: 'draft', to: 'draft', by: 'O C' },
    'approved: a new version starts from it': {
      step: 'new-version',
      from: 'approved',
      to: 'approved',
      by: 'O C',
      effects: ['create_next_version'],
    },
    'approved → annexed: at the contract': {
      step: 'annex',
      from: 'approved',
      to: 'annexed',
      by: 'sys',
      facts: { notarySaleId: 'sale' },
    },
  });

  test('tells both areas and the parts left out', () => {
    const facts = { ...described, roomsAreaHundredthsM2: 5900, missingScopes: ['common'] as const };
    expect(
      mayHappen(supportPlanDescriptionMachine, 'approve', { state: 'draft', facts }, owner),
    ).toMatchObject({
      reasons: [
        {
          text: {
            fr: expect.stringContaining(
              'La somme des surfaces (59,00 m²) diffère de la surface du lot (61,50 m²).',
            ),
          },
        },
        {
          text: {
            fr: expect.stringContaining('La consistance des travaux est incomplète : parties communes.'),
          },
        },
      ],
    });
  });
});

describe('visit', () => {
  const planned = { startAt: '2026-11-23T09:00:00Z', hostId: 'host' };
  testRows(visitMachine, {
    '(new) → planned: a busy host is a warning': {
      step: 'plan',
      from: null,
      to: 'planned',
      by: 'O C',
      facts: planned,
      refused: { host_busy: { busyHostName: 'Lucie Amrani' }, 'missing:startAt': { startAt: null } },
    },
    'planned → done: notes': {
      step: 'complete',
      from: 'planned',
      to: 'done',
      by: 'O C',
      facts: { notes: 'Toiture à revoir', followUpKind: 'none' },
      refused: { no_report: { notes: ' ' } },
    },
    'planned → done: a finding, and a task for the follow-up': {
      step: 'complete',
      from: 'planned',
      to: 'done',
      by: 'O C',
      facts: { findingsCount: 1, followUpKind: 'call' },
      effects: ['create_task'],
    },
    'planned → no show': { step: 'note-absence', from: 'planned', to: 'no_show', by: 'O C' },
    'planned → cancelled': {
      step: 'cancel',
      from: 'planned',
      to: 'cancelled',
      by: 'O C',
      facts: { cancelReason: 'Clés indisponibles' },
      refused: { 'missing:cancelReason': { cancelReason: '' } },
    },
  });
});
