import * as z from 'zod';
import { defineData } from '../../../define.ts';

/** A visit as a calendar file (iCalendar). */
export const visitIcs = defineData({
  query: z.object({}),
  contentType: 'text/calendar',
  example: {},
});
