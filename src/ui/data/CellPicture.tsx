import { Newspaper } from 'lucide-react';
import { Icon } from '../identity/Icon.tsx';

/** A small picture before the name of a row, or a sign where there is none. */
export function CellPicture({ src }: { readonly src: string | null }) {
  return (
    <span className="grid h-7 w-10 shrink-0 place-items-center overflow-hidden rounded-control border border-line bg-sunken text-ink3">
      {src === null ? (
        <Icon icon={Newspaper} size={14} />
      ) : (
        <img src={src} alt="" loading="lazy" className="size-full object-cover" />
      )}
    </span>
  );
}
