import type { ReactNode } from 'react';
import type { SharedProps } from '#contracts/shared.ts';
import type { PageObject } from '#runtime/protocol/page-object.ts';

/** What every layout is given. */
export interface LayoutProps {
  readonly page: PageObject;
  readonly shared: SharedProps;
  readonly children: ReactNode;
}
