import { cx } from '../cx.ts';
import { PartHeading } from './PartHeading.tsx';

/** Sizes in mm: a logo keeps its shape, a portrait is cut to that of identity papers. */
const pictures = {
  logo: 'max-h-[30mm] max-w-[60mm] object-contain',
  portrait: 'h-[45mm] w-[35mm] object-cover',
} as const;

export interface PrintHeadProps {
  title: string;
  /** Whom the document is about. */
  subtitle: string;
  picture?: { readonly src: string; readonly alt: string; readonly shape: keyof typeof pictures } | undefined;
}

/** The title of a document about somebody, with their logo or portrait at its right. */
export function PrintHead({ title, subtitle, picture }: PrintHeadProps) {
  return (
    <header className="flex break-inside-avoid items-start justify-between gap-[8mm] break-after-avoid">
      <div className="min-w-0">
        <PartHeading className="print-h1">{title}</PartHeading>
        <p className="mt-[1mm] text-[12pt] leading-[16pt] text-(--print-ink2)">{subtitle}</p>
      </div>
      {picture !== undefined && (
        <img src={picture.src} alt={picture.alt} className={cx('shrink-0', pictures[picture.shape])} />
      )}
    </header>
  );
}
