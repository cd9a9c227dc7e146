import { describe, expect, test } from 'vitest';
import { actors, type Actor } from '#domain/states/actor.ts';
import type { Machine, TransitionContext } from '#domain/states/machine.ts';
import { mayHappen, type Answer } from '#domain/states/may-happen.ts';
import { day } from '#domain/time/day.ts';

export const today = day('2026-11-20');

const letters: Readonly<Record<string, Actor>> = {
  O: 'owner',
  C: 'collaborator',
  A: 'accountant',
  R: 'reader',
  AD: 'admin',
  G: 'guest',
  sys: 'system',
};

/** Roles as the table writes them: `O C sys`. */
export function rolesOf(text: string): readonly Actor[] {
  return text.split(' ').map((letter) => {
    const actor = letters[letter];
    if (!actor) throw new Error(`No role is written ${letter}.`);
    return actor;
  });
}

/** One row of a table of states. */
export interface Row<State, Name, Facts> {
  readonly step: Name;
  readonly from: State | null;
  readonly to: State;
  /** Who, as the table writes it. */
  readonly by: string;
  /** Everything that the row asks for. */
  readonly facts?: Facts;
  /** What it refuses: the code, and the facts that bring it about. */
  readonly refused?: Readonly<Record<string, Facts>>;
  readonly effects?: readonly string[];
  readonly context?: Partial<TransitionContext>;
}

/** Codes of the refusal, or the state reached. */
export function outcomeOf<State extends string>(answer: Answer<State>): State | readonly string[] {
  return answer.ok ? answer.to : answer.reasons.map(({ code }) => code);
}

/** Checks who may take the step of a row, what refuses it, one thing at a time, and what follows from it. */
export function testRows<State extends string, Name extends string, Facts extends object>(
  machine: Machine<State, Name, Facts>,
  rows: Readonly<Record<string, Row<NoInfer<State>, NoInfer<Name>, NoInfer<Facts>>>>,
): void {
  describe.each(Object.entries(rows))('%s', (_title, row) => {
    const facts = row.facts ?? ({} as Facts);
    const ask = (actor: Actor, changed: object = {}): Answer<State> => {
      const subject = { state: row.from, facts: { ...facts, ...changed } };
      return mayHappen(machine, row.step, subject, { actors: [actor], today, ...row.context });
    };
    const allowed = rolesOf(row.by);

    test(`${row.by} may take it, nobody else`, () => {
      for (const actor of actors) {
        expect([actor, outcomeOf(ask(actor))]).toEqual([
          actor,
          allowed.includes(actor) ? row.to : expect.arrayContaining(['wrong_role']),
        ]);
      }
    });

    const [first] = allowed;
    if (first === undefined) throw new Error('A row names who may take its step.');
    if (row.refused) {
      test.each(Object.entries(row.refused))('refused: %s', (code, changed) => {
        expect(outcomeOf(ask(first, changed))).toEqual([code]);
      });
    }
    test(`has these effects: ${row.effects?.join(', ') || 'none'}`, () => {
      const answer = ask(first);
      expect(answer.ok && answer.effects.map(({ code }) => code)).toEqual(row.effects ?? []);
    });
  });
}
