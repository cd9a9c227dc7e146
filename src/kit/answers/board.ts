import { phases } from '../generated/routes/board.ts';
import { page, pause, redirect, type Answers } from '../host/reply.ts';
import {
  demoOperations,
  demoStates,
  reasonAgainst,
  type DemoOperation,
} from '../pages/Board/blocks/operations.ts';
import type { PhasesProps } from '../pages/Board/Phases.tsx';

/** The operations of a browser's session. */
const operationsOf = (session: Map<string, unknown>): readonly DemoOperation[] =>
  (session.get('board') as readonly DemoOperation[] | undefined) ?? demoOperations;

export const answers: Answers = {
  'board.phases': ({ session }) => page<PhasesProps>({ operations: operationsOf(session) }),
  'board.move': async ({ session, parameters, data }) => {
    await pause(1_000);
    const operations = operationsOf(session);
    const moved = operations.find(({ ref }) => ref === parameters['operation']);
    const state = demoStates.find(({ id }) => id === data['state'])?.id;
    if (!moved || !state) return redirect(phases(), { errors: { base: 'Opération ou phase inconnue.' } });
    const reason =
      moved.name === 'Saint-Genès' && state === 'selling'
        ? 'Commercialisation impossible : deux lots n’ont pas de prix.'
        : reasonAgainst(moved, state);
    if (reason !== null) return redirect(phases(), { errors: { base: reason } });
    session.set(
      'board',
      operations.map((operation) => (operation === moved ? { ...operation, state } : operation)),
    );
    return redirect(phases());
  },
  'board.states': () => page({}),
};
