import { Icon, type IconShape } from '../identity/Icon.tsx';

interface MediaThumbProps {
  /** Address of a small picture; null shows the sign. */
  readonly picture: string | null;
  readonly icon: IconShape;
}

/** A file in a row: its picture, or what it is, 40 × 28. */
export function MediaThumb({ picture, icon }: MediaThumbProps) {
  return (
    <span
      className="inline-grid h-7 w-10 shrink-0 place-items-center overflow-hidden rounded-badge bg-sunken text-ink3"
      aria-hidden="true"
    >
      {picture === null ? (
        <Icon icon={icon} size={14} />
      ) : (
        <img src={picture} alt="" loading="lazy" className="size-full object-cover" />
      )}
    </span>
  );
}
