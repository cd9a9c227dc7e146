import { show } from '../generated/routes/optimistic.ts';
import { page, pause, redirect, type Answers } from '../host/reply.ts';
import type { OptimisticProps, Task } from '../pages/Optimistic.tsx';

const refused = 'deed';
let tasks: readonly Task[] = [
  { id: 'keys', label: 'Remettre les clés', isDone: false },
  { id: 'meters', label: 'Relever les compteurs', isDone: false },
  { id: refused, label: 'Signer l’acte (le serveur refuse)', isDone: false },
];

export const answers: Answers = {
  'optimistic.show': () => page<OptimisticProps>({ tasks }),
  'optimistic.update': async ({ parameters, data }) => {
    await pause(1_000);
    const { task } = parameters;
    if (task === refused) return redirect(show(), { errors: { task: 'Le notaire n’a pas fixé de date.' } });
    const isDone = data['isDone'] === true;
    tasks = tasks.map((known) => (known.id === task ? { ...known, isDone } : known));
    return redirect(show());
  },
};
