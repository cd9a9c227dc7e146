import { show } from '../generated/routes/upload.ts';
import { page, redirect, type Answers } from '../host/reply.ts';
import type { UploadProps } from '../pages/Upload.tsx';

const received: { name: string; bytes: number }[] = [];

export const answers: Answers = {
  'upload.show': () => page<UploadProps>({ received }),
  'upload.store': ({ data }) => {
    const { file } = data;
    if (!(file instanceof File)) return redirect(show(), { errors: { file: 'Choisissez un fichier.' } });
    received.unshift({ name: file.name, bytes: file.size });
    return redirect(show(), { flash: `${file.name} reçu.` });
  },
};
