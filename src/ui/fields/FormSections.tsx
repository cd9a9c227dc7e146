import type { ReactNode } from 'react';

/** `FormSection`s that are each saved by themselves, as the parts of an account are. */
export function FormSections({ children }: { readonly children: ReactNode }) {
  return (
    <div className="w-full max-w-195 [&>section:first-child]:border-0 [&>section:first-child]:pt-2">
      {children}
    </div>
  );
}
