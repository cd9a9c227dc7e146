import * as z from 'zod';
import { defineData } from '../../define.ts';

/** The receipt of a call: a « quittance » once it is paid, a « reçu » for a part. */
export const callReceipt = defineData({
  query: z.object({}),
  contentType: 'application/pdf',
  example: {},
});

/** The letter by which a revision is asked for. */
export const revisionLetter = defineData({
  query: z.object({}),
  contentType: 'application/pdf',
  example: {},
});
