import { show as lines } from '../generated/routes/fields/lines.ts';
import { page, pause, redirect, type Answers } from '../host/reply.ts';
import { lotsSchema } from '../schemas/lots.ts';

/** The values of the fields stand beside them. */
const show = () => page({});

/** Files whose sending failed once, as their names ask for. */
const hasFailed = new Set<string>();

export const answers: Answers = {
  'fields.texts': show,
  'fields.identifiers': show,
  'fields.dates': show,
  'fields.addresses': show,
  'fields.choices': show,
  'fields.lines.show': show,
  'fields.lines.store': ({ data }) => {
    const read = lotsSchema.safeParse(data);
    if (!read.success) return redirect(lines(), { errors: { lots: 'Relisez les lots.' } });
    return redirect(lines(), { flash: `${read.data.lots.length} lots enregistrés.` });
  },
  'fields.files.show': show,
  'fields.files.store': async ({ data }) => {
    const { file } = data;
    if (!(file instanceof File))
      return Response.json({ errors: { file: ['Choisissez un fichier.'] } }, { status: 422 });
    await pause(400);
    const { name, size, type } = file;
    if (name.includes('refus'))
      return Response.json(
        { errors: { file: ['Ce fichier n’est pas un vrai PDF : exportez-le de nouveau.'] } },
        { status: 422 },
      );
    if (name.includes('panne') && !hasFailed.delete(name)) {
      hasFailed.add(name);
      return new Response(null, { status: 503 });
    }
    return Response.json({ id: `${name} ${size}`, name, bytes: size, type });
  },
};
