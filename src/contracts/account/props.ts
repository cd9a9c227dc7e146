import * as z from 'zod';
import { conflict } from '../conflict.ts';
import type { profileSection } from './sections.ts';

/** What every part of the account shows around it, and the part itself. */
export const accountProps = <Tab extends string, Section extends z.ZodType>(
  tabs: readonly [Tab, ...Tab[]],
  section: Section,
) =>
  z.object({
    person: z.object({
      name: z.string(),
      email: z.string(),
      avatarHref: z.string().nullable(),
      /** Names of the system’s roles, or labels of those that are data. */
      roles: z.array(z.string()),
      companyName: z.string().nullable(),
    }),
    /** The parts that are open to the person. */
    tabs: z.array(z.enum(tabs)),
    section,
    conflict: conflict.nullable(),
  });

/** A complete account, open at its first part. */
export const exampleAccount = {
  person: {
    name: 'Hugo Lartigue',
    email: 'hugo.lartigue@example.test',
    avatarHref: null,
    roles: ['owner'],
    companyName: 'Garonne Patrimoine',
  },
  section: {
    tab: 'profil' as const,
    values: {
      firstName: 'Hugo',
      lastName: 'Lartigue',
      email: 'hugo.lartigue@example.test',
      phone: '06 39 98 00 01',
      jobTitle: 'Gérant',
      locale: 'fr' as const,
      emailSignature: '',
    },
    version: 1,
    pendingEmail: null,
  } satisfies z.input<typeof profileSection>,
  conflict: null,
};
