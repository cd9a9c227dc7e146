import type { ShareAudience, ShareState } from '#domain/share/share.ts';
import * as z from 'zod';
import { dossierCopy, exampleDossierCopy } from '../../export/dossier-copy.ts';
import { definePage } from '../../define.ts';
import { exampleHead, operationHead } from '../operation/head.ts';
import { exampleSharePage, sharePageProps, shareQuery } from './link.ts';

/** What an address of the page may ask for. */
export interface Query {
  readonly scope?: '' | 'all';
  readonly state?: '' | ShareState;
  readonly audience?: '' | ShareAudience;
  readonly link?: string;
}

export const shareOperationPage = definePage({
  component: 'Client/Share/Operation',
  query: shareQuery,
  props: sharePageProps.extend({
    operation: operationHead,
    canUpdate: z.boolean(),
    /** Files that were handed over on paper or as PDF, the latest first. */
    copies: z.array(dossierCopy),
  }),
  example: {
    ...exampleSharePage,
    operation: exampleHead,
    canUpdate: true,
    copies: [exampleDossierCopy],
  },
});
export type ShareOperationProps = z.infer<typeof shareOperationPage.props>;
