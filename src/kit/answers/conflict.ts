import { show } from '../generated/routes/conflict.ts';
import { page, redirect, type Answers } from '../host/reply.ts';
import type { ConflictProps } from '../pages/Conflict.tsx';
import { recordSchema, type SharedRecord } from '../schemas/record.ts';

let record: SharedRecord = { label: 'Résidence des Tilleuls', city: 'Nantes' };
let version = 1;

const write = (values: SharedRecord): void => {
  record = values;
  version += 1;
};

export const answers: Answers = {
  'conflict.show': () => page<ConflictProps>({ record, version }),
  'conflict.elsewhere': () => {
    // Nobody's page says that it happened: the form on the screen still holds the former version.
    write({ ...record, label: `Résidence des Tilleuls, ${version + 1}e écriture` });
    return Response.json({ version });
  },
  'conflict.update': ({ data }) => {
    const read = recordSchema.safeParse(data);
    if (!read.success) return redirect(show(), { errors: { label: 'Indiquez un intitulé et une commune.' } });
    if (data['version'] !== version) {
      const conflict = { by: 'Camille', values: record };
      return redirect(show(), { errors: { version: 'La fiche a changé entre-temps.', conflict } });
    }
    write(read.data);
    return redirect(show(), { flash: 'Fiche enregistrée.' });
  },
};
