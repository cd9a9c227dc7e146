import type { ReactNode } from 'react';

export interface ArticleFrameProps {
  readonly cover: { readonly href: string; readonly alt: string } | null;
  /** What opens it, set larger. */
  readonly lead: string;
  readonly children: ReactNode;
}

/** An article that is read: its picture, what opens it, its text, no wider than lines are easily read. */
export function ArticleFrame({ cover, lead, children }: ArticleFrameProps) {
  return (
    <article className="flex w-full max-w-195 flex-col gap-5">
      {cover && (
        <img
          src={cover.href}
          alt={cover.alt}
          className="max-h-96 w-full rounded-card border border-line object-cover"
        />
      )}
      <p className="text-lg text-ink2">{lead}</p>
      {children}
    </article>
  );
}
