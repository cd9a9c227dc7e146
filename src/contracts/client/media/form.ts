import * as z from 'zod';
import { definePage } from '../../define.ts';
import { id } from '../../fields.ts';
import { exampleRecordForm, recordForm } from '../../record-form.ts';
import { exampleId, person } from '../../shared.ts';
import { mediaRow, mediaUse } from '../media.ts';
import { exampleMedia, mediaFields } from './payload.ts';

/** The picture from before the works, or one from after. */
const pairedPicture = z.object({ id, title: z.string(), href: z.string(), thumbHref: z.string() });

export const mediaFormPage = definePage({
  component: 'Client/Media/Form',
  query: z.object({}),
  props: z.object({
    form: recordForm(mediaFields.extend({ title: z.string() })),
    media: mediaRow,
    folders: z.array(z.object({ id, name: z.string() })),
    operations: z.array(person),
    /** Pictures of the same operation that this one can be compared with. */
    candidates: z.array(z.object({ id, name: z.string() })),
    /** Where it stands. */
    uses: z.array(mediaUse),
    before: pairedPicture.nullable(),
    after: z.array(pairedPicture),
    can: z.object({
      download: z.boolean(),
      /** A picture of an operation that the person may change. */
      cover: z.boolean(),
      rotate: z.boolean(),
    }),
  }),
  example: {
    form: exampleRecordForm('Façade sur rue', exampleMedia),
    media: {
      id: exampleId,
      title: 'Façade sur rue',
      kind: 'photo',
      alt: '',
      description: '',
      href: '/fichiers/01k8n3v5x7z9b1d3f5h7k9m1n3',
      thumbHref: '/fichiers/01k8n3v5x7z9b1d3f5h7k9m1n3',
      posterHref: null,
      srcSet: [],
      fileName: 'facade.jpg',
      contentType: 'image/jpeg',
      sizeBytes: 412_000,
      widthPx: 2560,
      heightPx: 1707,
      folder: null,
      operation: null,
      tags: [],
      stage: 'before',
      takenOn: null,
      isConfidential: false,
      isCover: false,
      usesCount: 0,
      addedBy: 'Hugo Lartigue',
      createdAt: '2026-11-20T07:40:00.000Z',
    },
    folders: [],
    operations: [],
    candidates: [],
    uses: [
      {
        kind: 'lot',
        label: 'A21',
        href: '/operations/01k8n3v5x7z9b1d3f5h7k9m1n3/vente/lots/01k8n3v5x7z9b1d3f5h7k9m1n3',
      },
    ],
    before: null,
    after: [],
    can: { download: true, cover: true, rotate: true },
  },
});
export type MediaFormProps = z.infer<typeof mediaFormPage.props>;
