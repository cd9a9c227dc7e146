import { useId } from 'react';

export interface BannerPreviewProps {
  readonly label: string;
  /** Address of the picture; null without one. */
  readonly src: string | null;
  readonly alt: string;
  /** Said in its place where there is none. */
  readonly empty: string;
  /** On the ground of dark pages. */
  readonly isDark?: boolean;
}

/** A picture of a banner as pages show it, with what it is for. */
export function BannerPreview({ label, src, alt, empty, isDark = false }: BannerPreviewProps) {
  const id = useId();
  return (
    <figure aria-labelledby={id} className="flex min-w-0 flex-col gap-1">
      <div
        className={
          isDark
            ? 'grid min-h-16 place-items-center rounded-card border border-line bg-[#16191c] p-3'
            : 'grid min-h-16 place-items-center rounded-card border border-line bg-sunken p-3'
        }
      >
        {src === null ? (
          <span className="text-table text-ink3">{empty}</span>
        ) : (
          <img src={src} alt={alt} loading="lazy" className="h-auto max-h-40 max-w-full rounded-card" />
        )}
      </div>
      <figcaption id={id} className="text-table text-ink3">
        {label}
      </figcaption>
    </figure>
  );
}
