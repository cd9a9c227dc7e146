import { AppLink } from '#runtime/navigation/AppLink.tsx';
import { Card } from '#ui/data/Card.tsx';
import { PageHeader } from '#ui/layout/PageHeader.tsx';
import { other, show } from '../generated/routes/scroll.ts';

export interface ScrollProps {
  readonly title: string;
  readonly query: string;
}

const lines = Array.from({ length: 60 }, (_, index) => index + 1);

/** Where a page is shown from: its top, a place in it, or where the person was. */
export default function Scroll({ title, query }: ScrollProps) {
  const links = [
    ['Même page, autre tri', `${show()}?tri=nom`, false],
    ['Même page, sans bouger', `${show()}?tri=date`, true],
    ['Autre page', other(), false],
    ['Autre page, au repère', `${other()}#repere`, false],
    ['Autre page, repère absent', `${other()}#nulle-part`, false],
    ['Au repère', '#repere', false],
  ] as const;
  return (
    <>
      <PageHeader title={title} subtitle={query} />
      <ul className="sticky top-0 flex flex-wrap gap-4 bg-bg py-2">
        {links.map(([label, href, preserveScroll]) => (
          <li key={label}>
            <AppLink
              href={
                href.startsWith('#') ? `${title === 'Défilement' ? show() : other()}${query}${href}` : href
              }
              preserveScroll={preserveScroll}
              prefetch="none"
              className="underline underline-offset-2"
            >
              {label}
            </AppLink>
          </li>
        ))}
      </ul>
      <div className="grid grid-cols-2 gap-4">
        <Region label="Zone suivie" isMain />
        <Region label="Zone libre" />
      </div>
      <Card title="Longue page">
        {lines.map((line) => (
          <p key={line} id={line === 40 ? 'repere' : undefined} className="h-10 scroll-mt-12">
            Ligne {line}
          </p>
        ))}
      </Card>
    </>
  );
}

/** A part that scrolls by itself; the main one goes to its top with the page. */
function Region({ label, isMain = false }: { readonly label: string; readonly isMain?: boolean }) {
  return (
    <section
      aria-label={label}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by the keyboard
      tabIndex={0}
      data-scroll-main={isMain ? '' : undefined}
      className="h-40 overflow-y-auto rounded-card border border-line p-2"
    >
      {lines.map((line) => (
        <p key={line}>Ligne {line}</p>
      ))}
    </section>
  );
}
