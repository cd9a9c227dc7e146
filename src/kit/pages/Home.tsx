import { AppLink } from '#runtime/navigation/AppLink.tsx';
import { PageHeader } from '#ui/layout/PageHeader.tsx';
import { Card } from '#ui/data/Card.tsx';
import { menu, menuGroups } from '../frame/menu.ts';

/** Every demonstration there is. */
export default function Home() {
  return (
    <>
      <PageHeader title="Démonstration du runtime" subtitle={`${menu.length} pages`} />
      {menuGroups.map(({ name = 'Mécanismes', entries }) => (
        <Card key={name} title={name} count={entries.length}>
          <ul className="grid gap-x-4 gap-y-1 sm:grid-cols-2 xl:grid-cols-3">
            {entries.map(({ href, label }) => (
              <li key={href}>
                <AppLink
                  href={href}
                  className="inline-block py-1 underline underline-offset-2 first-letter:uppercase"
                >
                  {label}
                </AppLink>
              </li>
            ))}
          </ul>
        </Card>
      ))}
    </>
  );
}
