import { show } from '../generated/routes/forms.ts';
import { page, pause, redirect, type Answers } from '../host/reply.ts';
import type { FormsProps } from '../pages/Forms.tsx';
import { messageSchema, type Message } from '../schemas/message.ts';

const sent: Message[] = [];

export const answers: Answers = {
  'forms.show': () => page<FormsProps>({ sent }),
  'forms.store': async ({ data }) => {
    await pause(400);
    const read = messageSchema.safeParse(data);
    if (!read.success) {
      const errors = Object.fromEntries(
        read.error.issues.map(({ path, message }) => [path.join('.'), message]),
      );
      return redirect(show(), { errors });
    }
    if (read.data.email === 'occupe@exemple.fr') {
      return redirect(show(), { errors: { email: 'Cette adresse a déjà écrit.' } });
    }
    if (read.data.email === 'plein@exemple.fr') {
      return redirect(show(), { errors: { base: 'La boîte est pleine : réessayez demain.' } });
    }
    sent.unshift(read.data);
    return redirect(show(), { flash: `Message de ${read.data.name} reçu.` });
  },
};
