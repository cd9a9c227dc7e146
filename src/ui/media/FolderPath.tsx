import { ChevronRight, Folder } from 'lucide-react';
import type { ReactNode } from 'react';
import { AppLink } from '#runtime/navigation/AppLink.tsx';
import { Icon } from '../identity/Icon.tsx';

/** A folder that leads somewhere. */
export interface FolderLink {
  readonly id: string;
  readonly name: string;
  readonly href: string;
  /** What stands in it: « 4 fichiers ». */
  readonly content?: string;
}

interface FolderPathProps {
  readonly label: string;
  /** From the outermost to the present one, which is no link. */
  readonly path: readonly FolderLink[];
  readonly inner: readonly FolderLink[];
  /** What can be done with the present folder. */
  readonly actions?: ReactNode;
}

/** Where one is among the folders, those that stand in the present one, and what can be done with it. */
export function FolderPath({ label, path, inner, actions }: FolderPathProps) {
  return (
    <nav aria-label={label} className="flex flex-col gap-2">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <ol className="flex min-w-0 flex-wrap items-center gap-1 text-table">
          {path.map(({ id, name, href }, index) => (
            <li key={id} className="flex min-w-0 items-center gap-1">
              {index > 0 && <Icon icon={ChevronRight} size={14} className="text-ink3" />}
              {index === path.length - 1 ? (
                <span aria-current="location" className="truncate font-medium">
                  {name}
                </span>
              ) : (
                <AppLink href={href} className="touch-target truncate text-ink2 no-underline hover:text-ink">
                  {name}
                </AppLink>
              )}
            </li>
          ))}
        </ol>
        {actions}
      </div>
      {inner.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {inner.map(({ id, name, href, content }) => (
            <li key={id} className="min-w-0">
              <AppLink
                href={href}
                className="flex min-h-9 items-center gap-2 rounded-control border border-line bg-card px-3 text-table no-underline hover:border-line2 pointer-coarse:min-h-11"
              >
                <Icon icon={Folder} size={16} className="shrink-0 text-ink3" />
                <span className="truncate font-medium text-ink">{name}</span>
                <span className="shrink-0 text-label text-ink3">{content}</span>
              </AppLink>
            </li>
          ))}
        </ul>
      )}
    </nav>
  );
}
