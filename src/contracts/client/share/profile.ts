import * as z from 'zod';
import { profileKinds } from '#domain/profile/enums.ts';
import type { ShareAudience, ShareState } from '#domain/share/share.ts';
import { definePage } from '../../define.ts';
import { id } from '../../fields.ts';
import { exampleId } from '../../shared.ts';
import { exampleShareLink, exampleSharePage, sharePageProps, shareQuery } from './link.ts';

/** What an address of the page may ask for. */
export interface Query {
  readonly scope?: '' | 'all';
  readonly state?: '' | ShareState;
  readonly audience?: '' | ShareAudience;
  readonly link?: string;
}

export const shareProfilePage = definePage({
  component: 'Client/Share/Profile',
  query: shareQuery,
  props: sharePageProps.extend({
    profile: z.object({ id, name: z.string(), kind: z.enum(profileKinds) }),
  }),
  example: {
    ...exampleSharePage,
    sections: [],
    shares: [
      {
        ...exampleShareLink,
        target: 'profile',
        about: { id: exampleId, name: 'Garonne Patrimoine', href: `/profils/${exampleId}/partage` },
        sections: [],
        fileIds: [exampleId],
      },
    ],
    profile: { id: exampleId, name: 'Garonne Patrimoine', kind: 'company' },
  },
});
export type ShareProfileProps = z.infer<typeof shareProfilePage.props>;
