import { show } from '../generated/routes/fields/form.ts';
import { precognitionAnswer, isPrecognitive } from '../host/precognition.ts';
import { page, redirect, type Answers } from '../host/reply.ts';
import type { FormLayoutProps } from '../pages/Fields/FormLayout.tsx';
import { estimateSchema, type EstimateValues } from '../schemas/estimate.ts';

let version = 1;
let values: EstimateValues = {
  name: 'Les Chais de la Bastide',
  phone: '+33639981234',
  startMonth: null,
  note: '',
  tags: [],
  priceCents: 48_000_000,
  worksCents: 34_000_000,
  saleCents: null,
};

export const answers: Answers = {
  'fields.form.show': () => page<FormLayoutProps>({ values, version }),
  'fields.form.store': ({ request, data }) => {
    const read = estimateSchema.safeParse(data);
    const errors = Object.fromEntries(
      (read.error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]),
    );
    if (isPrecognitive(request)) return precognitionAnswer(request, errors);
    if (!read.success) return redirect(show(), { errors });
    if (data['version'] !== version || read.data.priceCents === 100) {
      const conflict = { by: 'Inès Duprat', at: '2026-11-20T08:04:00.000Z', fields: ['priceCents', 'note'] };
      return redirect(show(), { errors: { version: 'La fiche a changé entre-temps.', conflict } });
    }
    values = read.data;
    version += 1;
    return redirect(show(), { flash: 'Estimation enregistrée.' });
  },
};
