import { page, pause, type Answers } from '../host/reply.ts';
import type { DeferredDemoProps } from '../pages/DeferredDemo.tsx';

const readAt = (): string => new Date().toISOString().slice(11, 19);

const after = (ms: number) => async (): Promise<string> => {
  await pause(ms);
  return readAt();
};

export const answers: Answers = {
  'deferred.show': ({ request, session }) => {
    // Each opening of the page breaks the forecast once: the retry finds it mended.
    if (!request.headers.has('X-Inertia-Partial-Data')) session.set('forecast', 'broken');
    const forecast = (): string => {
      const isBroken = session.get('forecast') === 'broken';
      session.set('forecast', 'mended');
      if (isBroken) throw new Error('The forecast is broken on purpose');
      return readAt();
    };
    return page<DeferredDemoProps>(
      { title: 'Résidence des Tilleuls', sales: after(600), works: after(600), forecast },
      { deferredProps: { default: ['sales', 'works'], fragile: ['forecast'] } },
    );
  },
};
