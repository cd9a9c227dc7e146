import * as z from 'zod';
import { defineAction } from './define.ts';
import { id, requiredText } from './fields.ts';

/** Most views that one person may save of one list. */
export const maxViewsPerList = 50;

/** A saved view as a list page shows it. */
export const savedView = z.object({
  id,
  name: z.string(),
  /** The list as the view wants it; what the view may no longer ask for is left out. */
  href: z.string(),
  isShared: z.boolean(),
  /** Opened for this person when the list's address asks for nothing. */
  isDefault: z.boolean(),
  /** Name of who saved it; null for one's own. */
  authorName: z.string().nullable(),
  canEdit: z.boolean(),
});
export type SavedView = z.infer<typeof savedView>;

/** What stands in the address of a list; its page reads it and drops what it does not know. */
const viewParams = z
  .record(
    z.string().max(60),
    z.union([z.string().max(2000), z.number(), z.array(z.string().max(200)).max(50)]),
  )
  .refine((params) => Object.keys(params).length <= 40);

const fields = {
  name: requiredText(80),
  params: viewParams,
  isShared: z.boolean(),
  isDefault: z.boolean(),
};

/** Saves the list as it is shown, under a name. */
export const storeView = defineAction({
  payload: z.object({
    page: z.string().max(120),
    name: fields.name,
    params: fields.params,
    isShared: fields.isShared.default(false),
    isDefault: fields.isDefault.default(false),
  }),
  example: { page: 'Client/Operation/Index', name: 'Travaux en Gironde', params: { status: 'works' } },
});

/** Changes what is given of a view. */
export const updateView = defineAction({
  payload: z.object(fields).partial(),
  example: { name: 'Travaux à suivre', isShared: true },
});
