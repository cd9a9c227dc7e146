import { denseFrom } from './clusters.ts';
import { useMapMessages } from './useMapMessages.ts';

/** What the colours of clusters mean. */
export function MapLegend() {
  const t = useMapMessages();
  return (
    <ul className="pointer-events-none absolute top-2.5 left-2.5 z-[1000] flex flex-wrap gap-x-3 gap-y-0.5 rounded-control bg-card px-2.5 py-1 text-label text-ink2 shadow-e1">
      <li className="flex items-center gap-1.5">
        <span aria-hidden="true" className="size-2.5 rounded-full bg-info" />
        {t('group')}
      </li>
      <li className="flex items-center gap-1.5">
        <span
          aria-hidden="true"
          className="size-2.5 rounded-full bg-neg outline-1 outline-offset-1 outline-neg"
        />
        {t('denseGroup', { count: denseFrom })}
      </li>
    </ul>
  );
}
