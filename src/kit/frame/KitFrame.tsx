import { useMemo, type ReactNode } from 'react';
import { FormContext } from '#runtime/forms/context.ts';
import { LocaleProvider } from '#runtime/locale/LocaleProvider.tsx';
import { AppLink } from '#runtime/navigation/AppLink.tsx';
import { useProgress } from '#runtime/progress/useProgress.ts';
import type { PageObject } from '#runtime/protocol/page-object.ts';
import { useTitle } from '#runtime/title/title.ts';
import { toast } from '#runtime/toast/toast.ts';
import { ToastHost } from '#runtime/toast/ToastHost.tsx';
import { ProgressBar } from '#ui/feedback/ProgressBar.tsx';
import { SkipLink } from '#ui/layout/SkipLink.tsx';
import { UiProvider } from '#ui/UiProvider.tsx';
import { menu, menuGroups } from './menu.ts';
import { texts } from './texts.ts';

interface KitFrameProps {
  readonly page: PageObject;
  readonly children: ReactNode;
}

const forms = { onInvalid: () => toast.error(texts.formInvalid), unsavedText: texts.unsavedChanges };
const systemNow = (): Date => new Date();

/** Everything around a page of the demonstration: menu, language, forms, toasts, progress. */
export function KitFrame({ page, children }: KitFrameProps) {
  const locale = page.props['locale'] === 'en' ? 'en' : 'fr';
  const entry = useMemo(() => menu.find(({ component }) => component === page.component), [page.component]);
  useTitle(entry?.title, 'Démonstration');
  return (
    <LocaleProvider locale={locale} timeZone="Europe/Paris" now={systemNow}>
      <UiProvider>
        <FormContext value={forms}>
          <KitProgress />
          <SkipLink />
          <div className="grid min-h-dvh print:block max-md:grid-rows-[auto_1fr] md:grid-cols-[16rem_1fr]">
            <nav
              aria-label="Démonstrations"
              className="no-print min-w-0 border-line bg-card max-md:border-b md:border-r"
            >
              <details className="p-2 md:hidden">
                <summary className="p-2 font-medium">Démonstrations</summary>
                <KitMenu />
              </details>
              <div className="sticky top-0 max-h-dvh overflow-y-auto p-4 max-md:hidden">
                <KitMenu />
              </div>
            </nav>
            <main
              id="content"
              tabIndex={-1}
              className="flex min-w-0 flex-col gap-4 p-4 md:p-6 print:block print:p-0"
            >
              {children}
            </main>
          </div>
          <ToastHost texts={texts} />
        </FormContext>
      </UiProvider>
    </LocaleProvider>
  );
}

function KitProgress() {
  const { isVisible, fraction } = useProgress();
  return <ProgressBar isVisible={isVisible} progress={fraction} />;
}

const linkLook =
  'block rounded-control px-2 py-1 text-table aria-[current]:bg-line aria-[current]:font-semibold';

/** The pages, mechanisms first, then parts by group. */
function KitMenu() {
  return (
    <div className="flex flex-col gap-3">
      <AppLink href="/" className={linkLook}>
        Sommaire
      </AppLink>
      {menuGroups.map(({ name = 'Mécanismes', entries }) => (
        <details key={name} open>
          <summary className="rounded-control px-2 py-1 text-micro text-ink3">{name}</summary>
          <ul>
            {entries.map(({ href, label }) => (
              <li key={href}>
                <AppLink href={href} className={`${linkLook} first-letter:uppercase`}>
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
