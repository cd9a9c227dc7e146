import type { ReactNode } from 'react';
import { Facade } from '../identity/Facade.tsx';
import { Wordmark } from '../identity/Wordmark.tsx';

/** Sign-in and its neighbours: form at the left under the mark, the façade at the right from 1024 px up. */
export function AuthLayout({ children, footer }: { children: ReactNode; footer?: ReactNode }) {
  return (
    <div className="grid min-h-dvh bg-bg lg:grid-cols-[43%_57%]">
      <div className="mx-auto flex w-full max-w-108 min-w-0 flex-col px-6 py-8 md:py-10">
        <header>
          <Wordmark />
        </header>
        <main id="content" tabIndex={-1} className="auth-form flex flex-1 flex-col py-10 md:py-12">
          {children}
        </main>
        {footer && <footer className="flex flex-wrap gap-x-6 gap-y-1 text-table text-ink3">{footer}</footer>}
      </div>
      <div className="sticky top-0 hidden h-dvh overflow-hidden lg:block">
        <Facade />
      </div>
    </div>
  );
}
