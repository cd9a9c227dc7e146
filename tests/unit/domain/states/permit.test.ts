import { describe, expect, test } from 'vitest';
import { mayHappen } from '#domain/states/may-happen.ts';
import { permitMachine } from '#domain/states/permit/permit.ts';
import { day } from '#domain/time/day.ts';
import { testRows, outcomeOf } from '#tests/support/states/rows.ts';

testRows(permitMachine, {
  '(new) → draft': { step: 'create', from: null, to: 'draft', by: 'O C', facts: { kind: 'PC' } },
  'draft → filed: the review runs': {
    step: 'file',
    from: 'draft',
    to: 'filed',
    by: 'O C',
    facts: { filedOn: day('2025-11-28') },
    refused: { 'missing:filedOn': { filedOn: null } },
    effects: ['start_review'],
  },
  'filed → incomplete: asked within one month, the clock stops': {
    step: 'request-pieces',
    from: 'filed',
    to: 'incomplete',
    by: 'O C',
    facts: {
      filedOn: day('2025-11-28'),
      missingRequestedOn: day('2025-12-28'),
      missingRequestUntil: day('2025-12-28'),
    },
    refused: { request_too_late: { missingRequestedOn: day('2025-12-29') } },
    effects: ['stop_review'],
  },
  'incomplete → filed: a full period starts again': {
    step: 'complete-file',
    from: 'incomplete',
    to: 'filed',
    by: 'O C',
    facts: { missingRequestedOn: day('2025-12-20'), completedOn: day('2026-01-10') },
    refused: { completed_before_request: { completedOn: day('2025-12-19') } },
    effects: ['restart_review'],
  },
  'filed → granted': {
    step: 'grant',
    from: 'filed',
    to: 'granted',
    by: 'O C',
    facts: { decisionOn: day('2026-02-10'), notifiedOn: day('2026-02-12') },
    refused: { 'missing:notifiedOn': { notifiedOn: null } },
    effects: ['start_withdrawal'],
  },
  'filed → tacit: the day after the review, where silence permits': {
    step: 'become-tacit',
    from: 'filed',
    to: 'tacit',
    by: 'sys O',
    facts: { decisionDueOn: day('2026-02-02'), isSilenceNoPermission: false },
    context: { today: day('2026-02-03') },
    refused: {
      review_running: { decisionDueOn: day('2026-02-03') },
      silence_refuses: { isSilenceNoPermission: true },
    },
  },
  'filed → deferred: for two years at most, once': {
    step: 'defer',
    from: 'filed',
    to: 'deferred',
    by: 'O C',
    facts: {
      deferredOn: day('2026-02-10'),
      deferredUntilOn: day('2028-02-10'),
      deferralMaxOn: day('2028-02-10'),
    },
    refused: {
      deferral_too_long: { deferredUntilOn: day('2028-02-11') },
      deferred_before: { requestConfirmedOn: day('2026-02-01') },
      'missing:deferredUntilOn': { deferredUntilOn: null },
    },
    effects: ['defer_review'],
  },
  'deferred → filed: confirmed after the deferral, within two months': {
    step: 'confirm-request',
    from: 'deferred',
    to: 'filed',
    by: 'O C',
    facts: {
      deferredUntilOn: day('2028-02-10'),
      requestConfirmedOn: day('2028-04-10'),
      confirmationDueOn: day('2028-04-10'),
    },
    refused: { confirmed_out_of_time: { requestConfirmedOn: day('2028-04-11') } },
    effects: ['start_final_review'],
  },
  'deferred → granted: the plan was adopted sooner': {
    step: 'grant',
    from: 'deferred',
    to: 'granted',
    by: 'O C',
    facts: { decisionOn: day('2027-02-10'), notifiedOn: day('2027-02-12') },
    effects: ['start_withdrawal'],
  },
  'filed → refused': {
    step: 'refuse',
    from: 'filed',
    to: 'refused',
    by: 'O C',
    facts: { decisionOn: day('2026-02-10') },
  },
  'granted → posted: day and proof': {
    step: 'post',
    from: 'granted',
    to: 'posted',
    by: 'O C',
    facts: { decisionOn: day('2026-02-10'), postedOn: day('2026-02-13'), postingProofsCount: 1 },
    refused: {
      posted_before_decision: { postedOn: day('2026-02-09') },
      posting_not_proved: { postingProofsCount: 0 },
      'missing:postedOn': { postedOn: null },
    },
    effects: ['start_third_party'],
  },
  'tacit → posted': {
    step: 'post',
    from: 'tacit',
    to: 'posted',
    by: 'O C',
    facts: { decisionOn: day('2026-02-03'), postedOn: day('2026-02-13'), postingProofsCount: 3 },
    effects: ['start_third_party'],
  },
  'posted → purged: both periods over and no appeal': {
    step: 'purge',
    from: 'posted',
    to: 'purged',
    by: 'sys',
    facts: {
      thirdPartyEndsOn: day('2026-04-14'),
      withdrawalEndsOn: day('2026-05-10'),
      hasOpenAppeal: false,
    },
    context: { today: day('2026-05-11') },
    refused: {
      third_party_running: { thirdPartyEndsOn: day('2026-05-11') },
      withdrawal_running: { withdrawalEndsOn: day('2026-05-11') },
      appeal_open: { hasOpenAppeal: true },
    },
  },
  'purged → started': {
    step: 'start',
    from: 'purged',
    to: 'started',
    by: 'O C',
    facts: { workOpenedOn: day('2026-06-01') },
  },
  'started → completed': {
    step: 'complete',
    from: 'started',
    to: 'completed',
    by: 'O C',
    facts: { daactOn: day('2027-03-15') },
    effects: ['start_conformity'],
  },
  'completed → conform: the period is over': {
    step: 'conform',
    from: 'completed',
    to: 'conform',
    by: 'sys O C',
    facts: { conformityEndsOn: day('2027-06-15') },
    context: { today: day('2027-06-16') },
    refused: { conformity_running: { conformityEndsOn: day('2027-06-16') } },
  },
  'completed → contested': {
    step: 'contest',
    from: 'completed',
    to: 'contested',
    by: 'O C',
    facts: { contestedOn: day('2027-05-01'), contestReason: 'Hauteur de la lucarne' },
  },
  'incomplete → refused: the pieces were not supplied': {
    step: 'reject-incomplete',
    from: 'incomplete',
    to: 'refused',
    by: 'sys O C',
    facts: { piecesDueOn: day('2026-11-19') },
    refused: { supply_running: { piecesDueOn: day('2026-11-20') } },
  },
  'contested → completed: declared anew': {
    step: 'redeclare',
    from: 'contested',
    to: 'completed',
    by: 'O C',
    facts: { contestedOn: day('2027-05-01'), redeclaredOn: day('2027-06-01') },
    refused: {
      redeclared_before_contest: { redeclaredOn: day('2027-04-30') },
      'missing:redeclaredOn': { redeclaredOn: null },
    },
    effects: ['restart_conformity'],
  },
  'contested → conform: the town hall certifies': {
    step: 'lift-contest',
    from: 'contested',
    to: 'conform',
    by: 'O C',
    facts: { conformityAttestedOn: day('2027-06-01') },
    refused: { 'missing:conformityAttestedOn': { conformityAttestedOn: null } },
  },
  'appealed → annulled': {
    step: 'annul',
    from: 'appealed',
    to: 'annulled',
    by: 'O C',
    facts: { annulledOn: day('2026-05-04') },
    refused: { 'missing:annulledOn': { annulledOn: null } },
  },
  'posted → appealed': {
    step: 'appeal',
    from: 'posted',
    to: 'appealed',
    by: 'O C',
    facts: { appealKind: 'court', appealFiledOn: day('2026-03-20') },
    refused: { 'missing:appealKind': { appealKind: null } },
  },
  'appealed → posted: the appeal is lost or dropped': {
    step: 'settle-appeal',
    from: 'appealed',
    to: 'posted',
    by: 'O C',
    facts: { postedOn: day('2026-02-13'), appealOutcome: 'rejected' },
    refused: { appeal_won: { appealOutcome: 'annulled' } },
  },
  'granted → withdrawn by the authority: within its three months': {
    step: 'withdraw-by-authority',
    from: 'granted',
    to: 'withdrawn_by_authority',
    by: 'O C',
    facts: { authorityWithdrewOn: day('2026-05-10'), withdrawalEndsOn: day('2026-05-10') },
    refused: { withdrawn_too_late: { authorityWithdrewOn: day('2026-05-11') } },
  },
  'purged → lapsed: the works did not start': {
    step: 'lapse',
    from: 'purged',
    to: 'lapsed',
    by: 'sys',
    facts: { lapsesOn: day('2029-02-10') },
    context: { today: day('2029-02-11') },
    refused: {
      not_lapsed: { lapsesOn: day('2029-02-11') },
      works_started: { workOpenedOn: day('2026-06-01') },
    },
  },
});

describe('a permit in protected surroundings', () => {
  test('becomes tacit only when the account holder, who looked, gives a reason', () => {
    const subject = {
      state: 'filed',
      facts: { decisionDueOn: day('2026-02-02'), isSilenceNoPermission: true },
    } as const;
    const overrides = { silence_refuses: 'Certificat d’autorisation tacite reçu de la mairie' };
    const today = day('2026-02-03');
    const byOwner = mayHappen(permitMachine, 'become-tacit', subject, {
      actors: ['owner'],
      today,
      overrides,
    });
    const bySystem = mayHappen(permitMachine, 'become-tacit', subject, { actors: ['system'], today });
    expect([outcomeOf(byOwner), outcomeOf(bySystem)]).toEqual(['tacit', ['silence_refuses']]);
  });
});
