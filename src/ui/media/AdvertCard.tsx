import type { ReactNode } from 'react';

export interface AdvertCardProps {
  /** What it is an advert of, for screen readers. */
  readonly label: string;
  /** Language of its texts, where it is not the page's. */
  readonly lang?: string | undefined;
  readonly picture: { readonly src: string; readonly alt: string } | null;
  /** Instead of a picture. */
  readonly noPicture: string;
  /** How many more there are. */
  readonly morePictures: number;
  readonly title: string;
  readonly price: ReactNode;
  /** Below the price: who pays which fees. */
  readonly mention: string | null;
  readonly facts: string;
  readonly text: string;
  /** Safe HTML of the description; empty for none. */
  readonly children?: ReactNode;
  readonly foot: readonly string[];
}

/** An advert as its readers will see it: picture, price, facts, text, mentions. */
export function AdvertCard({
  label,
  lang,
  picture,
  noPicture,
  morePictures,
  title,
  price,
  mention,
  facts,
  text,
  children,
  foot,
}: AdvertCardProps) {
  return (
    <article
      aria-label={label}
      lang={lang}
      className="overflow-hidden rounded-card border border-line bg-card shadow-e1"
    >
      <div className="relative grid aspect-[3/2] place-items-center bg-sunken text-ink3">
        {picture === null ? (
          <span className="p-4 text-table">{noPicture}</span>
        ) : (
          <img src={picture.src} alt={picture.alt} className="absolute inset-0 size-full object-cover" />
        )}
        {morePictures > 0 && (
          <span className="absolute right-2 bottom-2 rounded-control bg-card px-2 py-0.5 text-table text-ink tabular-nums">
            +{morePictures}
          </span>
        )}
      </div>
      <div className="flex min-w-0 flex-col gap-2 p-4">
        <p className="font-display text-lg font-semibold wrap-anywhere">{title}</p>
        <p className="text-lg font-semibold tabular-nums">{price}</p>
        {mention !== null && <p className="text-table text-ink3">{mention}</p>}
        <p className="text-table text-ink2">{facts}</p>
        {text !== '' && <p className="wrap-anywhere">{text}</p>}
        {children}
        {foot.map((line) => (
          <p key={line} className="text-table text-ink3">
            {line}
          </p>
        ))}
      </div>
    </article>
  );
}
