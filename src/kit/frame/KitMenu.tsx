import { AppLink } from '#runtime/navigation/AppLink.tsx';
import { menuGroups } from './menu.ts';

const look = 'block rounded-control px-2 py-1 text-table aria-[current]:bg-line aria-[current]:font-semibold';

/** The pages, mechanisms first, then parts by group. */
export function KitMenu() {
  return (
    <div className="flex flex-col gap-3">
      <AppLink href="/" className={look}>
        Sommaire
      </AppLink>
      {menuGroups.map(({ name = 'Mécanismes', entries }) => (
        <details key={name} open>
          <summary className="rounded-control px-2 py-1 text-micro text-ink3">{name}</summary>
          <ul>
            {entries.map(({ href, label }) => (
              <li key={href}>
                <AppLink href={href} className={`${look} first-letter:uppercase`}>
                  {label}
                </AppLink>
              </li>
            ))}
          </ul>
        </details>
      ))}
    </div>
  );
}
