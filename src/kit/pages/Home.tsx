import { AppLink } from '#runtime/navigation/AppLink.tsx';
import { PageHeader } from '#ui/layout/PageHeader.tsx';
import { Card } from '#ui/data/Card.tsx';
import { menu } from '../frame/menu.ts';

/** Every demonstration there is. */
export default function Home() {
  return (
    <>
      <PageHeader title="Démonstration du runtime" subtitle={`${menu.length} mécanismes`} />
      <Card>
        <ul className="grid gap-2 sm:grid-cols-2">
          {menu.map(({ href, title }) => (
            <li key={href}>
              <AppLink href={href} className="underline underline-offset-2">
                {title}
              </AppLink>
            </li>
          ))}
        </ul>
      </Card>
    </>
  );
}
