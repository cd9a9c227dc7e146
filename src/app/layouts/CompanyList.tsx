import { Check } from 'lucide-react';
import type { SharedProps } from '#contracts/shared.ts';
import * as sessionMessages from '#messages/session.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Icon } from '#ui/identity/Icon.tsx';
import { useCloseOverlay } from '#ui/overlay/close-overlay.ts';
import { useCompanies } from './useCompanies.ts';

/** The companies in the account's panel, where the head of the navigation is not in view. */
export function CompanyList({ shared }: { readonly shared: SharedProps }) {
  const t = useMessages(sessionMessages);
  const { companies, currentId, change } = useCompanies(shared);
  const closeAround = useCloseOverlay();
  if (companies.length === 0) return null;
  return (
    <div className="flex flex-col gap-1">
      <p id="my-companies" className="text-label text-ink3">
        {t('company.all')}
      </p>
      <ul aria-labelledby="my-companies" className="-mx-2 flex flex-col">
        {companies.map(({ id, name }) => (
          <li key={id}>
            <button
              type="button"
              aria-current={id === currentId ? 'true' : undefined}
              onClick={() => {
                closeAround();
                change(id);
              }}
              className="touch-target flex min-h-8 w-full items-center gap-2 rounded-control px-2 text-left text-table hover:bg-hover"
            >
              <span className="min-w-0 flex-1 truncate">{name}</span>
              {id === currentId && (
                <>
                  <Icon icon={Check} size={14} />
                  <span className="sr-only">{t('company.current')}</span>
                </>
              )}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
