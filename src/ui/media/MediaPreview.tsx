import type { ReactNode } from 'react';
import { Icon, type IconShape } from '../identity/Icon.tsx';

interface MediaPreviewProps {
  /** Address of the picture; null shows the sign. */
  readonly picture: string | null;
  /** The same in its sizes; none where there is one. */
  readonly srcSet?: readonly { readonly href: string; readonly widthPx: number }[];
  readonly alt: string;
  readonly icon: IconShape;
  /** Enlarges it, or opens what it stands for. */
  readonly onOpen?: (() => void) | undefined;
  readonly openLabel: string;
  /** Beside the picture: what is known of it. */
  readonly children: ReactNode;
}

/** A file large enough to be recognised, and beside it what is known of it. */
export function MediaPreview({
  picture,
  srcSet = [],
  alt,
  icon,
  onOpen,
  openLabel,
  children,
}: MediaPreviewProps) {
  const shown =
    picture === null ? (
      <span className="grid size-full min-h-40 place-items-center bg-sunken text-ink3" aria-hidden="true">
        <Icon icon={icon} size={22} />
      </span>
    ) : (
      <img
        src={picture}
        srcSet={srcSet.map(({ href, widthPx }) => `${href} ${widthPx}w`).join(', ') || undefined}
        sizes="(min-width: 48rem) 40rem, 100vw"
        alt={alt}
        className="max-h-96 w-full object-contain"
      />
    );
  return (
    <div className="grid items-start gap-5 rounded-card border border-line bg-card p-4 md:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <div className="overflow-hidden rounded-control bg-sunken">
        {onOpen ? (
          <button
            type="button"
            onClick={onOpen}
            className="block w-full cursor-zoom-in"
            aria-label={openLabel}
          >
            {shown}
          </button>
        ) : (
          shown
        )}
      </div>
      <div className="flex min-w-0 flex-col gap-3">{children}</div>
    </div>
  );
}
