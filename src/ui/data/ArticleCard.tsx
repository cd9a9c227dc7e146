import type { ReactNode } from 'react';
import { Icon, type IconShape } from '../identity/Icon.tsx';
import { RowLink } from './RowLink.tsx';

export interface ArticleCardProps {
  readonly title: string;
  readonly href: string;
  /** A picture, or a sign in its place. */
  readonly cover: { readonly href: string; readonly alt: string } | null;
  readonly icon: IconShape;
  /** Above the title: the subject, what is new. */
  readonly badges: ReactNode;
  readonly text: string;
  /** Last line: day, time that reading takes. */
  readonly foot: string;
}

/** An article among others; the whole card is its link. Stands in a list (`Columns as="ul"`). */
export function ArticleCard({ title, href, cover, icon, badges, text, foot }: ArticleCardProps) {
  return (
    <li className="relative flex flex-col overflow-hidden rounded-card border border-line bg-card shadow-e1 hover:border-line2 has-[a:focus-visible]:outline-2 has-[a:focus-visible]:outline-focus">
      <ArticleCover cover={cover} icon={icon} />
      <div className="flex flex-1 flex-col gap-2 p-4">
        <div className="flex flex-wrap items-center gap-2">{badges}</div>
        <h2 className="font-display text-lg font-semibold wrap-anywhere">
          <RowLink href={href}>{title}</RowLink>
        </h2>
        <p className="line-clamp-4 text-ink2">{text}</p>
        <p className="mt-auto pt-1 text-table text-ink3">{foot}</p>
      </div>
    </li>
  );
}

export interface ArticleCoverProps {
  readonly cover: ArticleCardProps['cover'];
  readonly icon: IconShape;
}

/** The picture over an article, or a sign in its place. */
function ArticleCover({ cover, icon }: ArticleCoverProps) {
  if (cover === null) {
    return (
      <span className="grid aspect-[3/1] place-items-center bg-sunken text-ink3" aria-hidden="true">
        <Icon icon={icon} size={22} />
      </span>
    );
  }
  return <img src={cover.href} alt={cover.alt} loading="lazy" className="aspect-[3/1] w-full object-cover" />;
}
