import { describe, expect, test } from 'vitest';
import { actorsOf } from '#domain/states/actor.ts';
import { availableTransitions } from '#domain/states/available-transitions.ts';
import { lotMachine } from '#domain/states/lot/lot.ts';
import { mayHappen, UnknownTransitionError } from '#domain/states/may-happen.ts';
import { operationMachine } from '#domain/states/operation/operation.ts';
import { offerMachine } from '#domain/states/purchase/offer.ts';
import { day } from '#domain/time/day.ts';
import { today } from '#tests/support/states/rows.ts';

const owner = { actors: ['owner'], today } as const;

function frenchReasons(answer: ReturnType<typeof mayHappen<string, string, object>>) {
  return answer.ok ? [] : answer.reasons.map(({ text }) => text.fr);
}

describe('may this happen', () => {
  test('tells everything that is missing at once, with what to do', () => {
    const answer = mayHappen(operationMachine, 'start-works', { state: 'owned', facts: {} }, owner);
    expect(frenchReasons(answer)).toEqual([
      'Renseignez : date de début des travaux.',
      'Aucun lot de travaux n’est attribué : attribuez au moins un marché.',
      'Le permis n’est pas purgé : attendez la fin des recours, ou indiquez que les travaux n’en demandent pas. Indiquez un motif pour passer outre.',
    ]);
  });

  test('names the state from which a step is not possible, and nothing of what it would need there', () => {
    const answer = mayHappen(operationMachine, 'start-works', { state: 'study', facts: {} }, owner);
    expect(answer).toEqual({
      ok: false,
      reasons: [
        {
          code: 'illegal_state',
          kind: 'blocking',
          canLift: false,
          text: {
            fr: 'Cette étape n’est pas possible depuis l’état « Étude ».',
            en: 'This step is not possible from the state “Study”.',
          },
        },
      ],
    });
  });

  test('says that a record does not exist yet, or exists already', () => {
    expect(frenchReasons(mayHappen(lotMachine, 'publish', { state: null, facts: {} }, owner))).toEqual([
      'Cette étape n’est pas possible : la fiche n’existe pas encore.',
    ]);
    expect(frenchReasons(mayHappen(lotMachine, 'create', { state: 'draft', facts: {} }, owner))).toEqual([
      'Cette étape n’est pas possible depuis l’état « Brouillon ».',
    ]);
  });

  test('says whose role a step takes', () => {
    const reader = { actors: ['reader'], today } as const;
    const subject = {
      state: 'sourcing',
      facts: { hasPlace: true, hasAskingPriceOrEstimation: true },
    } as const;
    expect(frenchReasons(mayHappen(operationMachine, 'advance', subject, reader))).toEqual([
      'Vous n’avez pas les droits pour cette étape, réservée au rôle titulaire ou collaborateur.',
    ]);
  });

  test('says when a step happens by itself', () => {
    const subject = { state: 'sent', facts: { validUntil: day('2026-11-19') } } as const;
    expect(frenchReasons(mayHappen(offerMachine, 'expire', subject, owner))).toEqual([
      'Cette étape est automatique : le lendemain de la fin de validité.',
    ]);
  });

  test('a confirmation lifts its own warning only', () => {
    const facts = {
      acceptedOn: day('2026-11-20'),
      proofFileId: 'proof',
      sentOn: day('2026-11-01'),
      validUntil: day('2026-11-10'),
      hasOtherAcceptedOffer: true,
    };
    const confirmed = ['accepted_late', 'other_offer_accepted'];
    const answer = mayHappen(offerMachine, 'accept', { state: 'sent', facts }, { ...owner, confirmed });
    expect(answer).toMatchObject({
      ok: false,
      reasons: [{ code: 'other_offer_accepted', kind: 'blocking' }],
    });
  });

  test('an unknown step is an error that names those there are', () => {
    const name = 'toString' as 'create';
    expect(() => mayHappen(lotMachine, name, { state: null, facts: {} }, owner)).toThrow(
      UnknownTransitionError,
    );
    expect(() => mayHappen(lotMachine, name, { state: null, facts: {} }, owner)).toThrow(
      'lot has no step "toString": it has create, publish',
    );
  });
});

describe('a menu', () => {
  test('shows the steps of the present state and of the role, possible or not, with their labels', () => {
    const menu = availableTransitions(lotMachine, { state: 'draft', facts: {} }, owner);
    expect(menu.map(({ name, label, answer }) => [name, label.fr, answer.ok])).toEqual([
      ['publish', 'Mettre en vente', false],
      ['change-price', 'Changer le prix', false],
      ['withdraw', 'Retirer de la vente', false],
    ]);
  });

  test('shows nothing to someone who may do nothing', () => {
    const reader = { actors: ['reader', 'guest'], today } as const;
    expect(availableTransitions(lotMachine, { state: 'draft', facts: {} }, reader)).toEqual([]);
  });
});

describe('roles', () => {
  test('become those of the tables', () => {
    expect(actorsOf(['owner', 'viewer', 'brand-manager', 'super-admin', 'admin', 'editor'])).toEqual([
      'owner',
      'reader',
      'brand_manager',
      'admin',
    ]);
  });
});
