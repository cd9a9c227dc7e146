import type { MiniSiteProps } from '#contracts/admin/dashboard/mini-site.ts';
import * as miniSiteMessages from '#messages/admin/mini-site.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';

/** A time that is known by its band, in words: « 100 ms ou moins ». */
export function useLoadText(): (load: MiniSiteProps['figures']['load']) => string | null {
  const t = useMessages(miniSiteMessages);
  const { number } = useFormat();
  return (load) => {
    if (load === null) return null;
    return t(load.isMore ? 'moreThan' : 'atMost', { ms: number(load.ms) });
  };
}
