import * as z from 'zod';
import { exportSections } from '#domain/paper/sections.ts';

/** `sections[]=presentation`, several or one text with commas: in the order of the file, unknown ones left out. */
export const sectionsQuery = z
  .union([z.string().max(2000), z.array(z.string().max(60)).max(60)])
  .transform((given) => {
    const names = (Array.isArray(given) ? given : [given]).flatMap((name) => name.split(','));
    return exportSections.filter((section) => names.includes(section));
  })
  .catch([])
  .default([]);
