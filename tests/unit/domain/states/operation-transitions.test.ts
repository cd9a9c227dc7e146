import { describe, expect, test } from 'vitest';
import { operationStates } from '#domain/operation/states.ts';
import type { OperationFacts } from '#domain/states/operation/facts.ts';
import { hasStep, noTransition } from '#domain/states/operation/no-transition.ts';
import { operationTransitions } from '#domain/states/operation/transitions.ts';
import type { Actor } from '#domain/states/actor.ts';
import type { OperationState } from '#domain/operation/states.ts';
import { day } from '#domain/time/day.ts';

const today = day('2026-11-20');
const transitions = (
  state: OperationState,
  facts: OperationFacts = {},
  actors: readonly Actor[] = ['owner', 'collaborator'],
) => operationTransitions({ state, facts }, { actors, today });
const transitionTo = (to: OperationState, ...given: Parameters<typeof transitions>) =>
  transitions(...given).find((transition) => transition.to === to);

describe('the ways out of a state', () => {
  test('are open when the data allows the step, and tell in French what is missing when it does not', () => {
    const ready = { hasPlace: true, hasAskingPriceOrEstimation: true };
    expect(transitionTo('study', 'sourcing', ready)?.reasons).toEqual([]);
    const [reason] = transitionTo('study', 'sourcing', { ...ready, hasPlace: false })?.reasons ?? [];
    expect(reason?.text.fr).toContain('n’est pas située');
  });

  test('do not count against the step what the person is asked for when they take it', () => {
    expect(transitionTo('abandoned', 'study')?.reasons).toEqual([]);
    expect(transitionTo('selling', 'owned', { pricedAvailableLotsCount: 1 })?.reasons).toEqual([]);
  });

  test('stay shut where nothing is known of what they depend on', () => {
    expect(transitionTo('works', 'owned')?.reasons.length).toBeGreaterThan(0);
    expect(transitionTo('closed', 'selling')?.reasons.length).toBeGreaterThan(0);
  });

  test('that the system takes alone say when it does, whoever asks', () => {
    const transition = transitionTo('promise', 'offer');
    expect(transition).toMatchObject({ isAutomatic: true, isForOthers: true });
    expect(transition?.reasons[0]?.text.fr).toContain('à la signature de la promesse');
  });

  test('lead back from the sale to the works only where works had begun', () => {
    const facts = { liveSalesCount: 0 };
    expect(transitionTo('works', 'selling', { ...facts, worksStartedOn: today })?.reasons).toEqual([]);
    expect(transitionTo('owned', 'selling', facts)?.reasons).toEqual([]);
    expect(transitionTo('works', 'selling', facts)).toBeUndefined();
  });

  test('of the account holder are shut for a collaborator, who is told whose they are', () => {
    const transition = transitionTo('abandoned', 'study', {}, ['collaborator']);
    expect(transition?.isForOthers).toBe(true);
    expect(transition?.reasons[0]?.text.fr).toContain('titulaire');
  });

  test('lead out of an abandonment to the state before it, and to no other', () => {
    const facts = { abandonedOn: today, previousState: 'offer' } as const;
    expect(transitions('abandoned', facts).map(({ to }) => to)).toEqual(['offer']);
  });
});

test('where no step leads, one state ahead is named that comes first, and never one behind', () => {
  expect(noTransition('sourcing', 'works').fr).toBe(
    'Une opération «\u00A0Sourcing\u00A0» passe d’abord par «\u00A0Étude\u00A0».',
  );
  expect(noTransition('promise', 'works').fr).toBe(
    'Une opération «\u00A0Sous promesse\u00A0» passe d’abord par «\u00A0Acquise\u00A0».',
  );
  expect(noTransition('works', 'owned').fr).toContain('ne revient pas');
  for (const from of operationStates) {
    for (const to of operationStates) {
      if (from === to || hasStep(from, to)) continue;
      expect(noTransition(from, to).fr).not.toContain('undefined');
    }
  }
});
