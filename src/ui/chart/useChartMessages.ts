import { en, fr } from '#messages/chart.ts';
import { useMessages } from '#runtime/locale/messages.ts';

/** The texts of charts, in the language of the session. */
export function useChartMessages() {
  return useMessages({ fr, en });
}
