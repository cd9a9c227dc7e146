import type { ReactNode } from 'react';
import { RouterProvider } from 'react-aria-components';
import { useNavigate } from '#runtime/navigation/hooks.ts';

/** Around a list of lines with addresses: they go there without loading the document again. */
export function LinkRouter({ children }: { readonly children: ReactNode }) {
  const navigate = useNavigate();
  return <RouterProvider navigate={(href) => void navigate(href)}>{children}</RouterProvider>;
}
