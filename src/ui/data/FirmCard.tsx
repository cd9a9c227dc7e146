import type { ReactNode } from 'react';
import { LogoPlate } from '../identity/LogoPlate.tsx';
import { RowLink } from './RowLink.tsx';

export interface FirmCardProps {
  readonly name: string;
  readonly href: string;
  readonly logoSrc: string | null;
  /** Beside the logo: a button of its own. */
  readonly action: ReactNode;
  /** Under the name: what it does. */
  readonly badges: ReactNode;
  readonly text: string;
  /** Set apart: what it offers. */
  readonly offer: { readonly label: string; readonly text: string } | null;
  /** Last line: where it works. */
  readonly foot: string;
}

/** A firm among others; the whole card is its link. Stands in a list (`Columns as="ul"`). */
export function FirmCard({ name, href, logoSrc, action, badges, text, offer, foot }: FirmCardProps) {
  return (
    <li className="relative flex flex-col gap-3 rounded-card border border-line bg-card p-4 shadow-e1 hover:border-line2 has-[a:focus-visible]:outline-2 has-[a:focus-visible]:outline-focus">
      <div className="flex items-start justify-between gap-3">
        <LogoPlate src={logoSrc} alt="" empty={name.slice(0, 2).toUpperCase()} />
        <span className="relative z-1">{action}</span>
      </div>
      <h3 className="font-display text-lg font-semibold wrap-anywhere">
        <RowLink href={href}>{name}</RowLink>
      </h3>
      <div className="flex flex-wrap items-center gap-2">{badges}</div>
      <p className="line-clamp-4 text-ink2">{text}</p>
      {offer && (
        <p className="rounded-control bg-sunken px-3 py-2 text-table text-ink">
          <span className="font-medium">{offer.label}</span> · {offer.text}
        </p>
      )}
      <p className="mt-auto pt-1 text-table text-ink3">{foot}</p>
    </li>
  );
}
