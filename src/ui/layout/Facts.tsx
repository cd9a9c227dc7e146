import { Children, type ReactNode } from 'react';

/**
 * Short facts beside each other, with a dot between neighbours; where the line wraps none is left at its end.
 *
 *     <Facts>
 *       <span>{address}</span>
 *       <span>{kind}</span>
 *     </Facts>
 */
export function Facts({ children }: { readonly children: ReactNode }) {
  return (
    // Each fact brings the dot before it; those of the first in each line lie outside of what is shown.
    <div className="overflow-hidden">
      <div className="-ml-3 flex flex-wrap items-center">
        {Children.map(children, (fact, index) => (
          <span className="flex min-w-0 items-center">
            <span aria-hidden="true" className="w-3 flex-none text-center">
              ·
            </span>
            {index > 0 && <span className="sr-only">, </span>}
            {fact}
          </span>
        ))}
      </div>
    </div>
  );
}
