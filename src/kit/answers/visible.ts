import { page, pause, type Answers } from '../host/reply.ts';
import type { VisibleProps } from '../pages/Visible.tsx';

export const answers: Answers = {
  'visible.show': ({ request, session }) => {
    if (!request.headers.has('X-Inertia-Partial-Data')) session.delete('comments');
    const comments = async () => {
      const asked = Number(session.get('comments') ?? 0) + 1;
      session.set('comments', asked);
      await pause(400);
      return { asked, texts: ['Clés remises au gardien.', 'Réserve levée le 12 mars.'] };
    };
    return page<VisibleProps>(
      { text: 'Descendez : le serveur est interrogé à la vue du cadre.', comments },
      {
        onDemand: ['comments'],
      },
    );
  },
};
