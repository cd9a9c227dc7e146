import type { ReactNode } from 'react';
import { cx } from '../cx.ts';

const fromClasses = {
  normal: {
    page: 'xl:grid-cols-[minmax(0,1fr)_18.5rem] min-[87.5rem]:grid-cols-[minmax(0,1fr)_20rem]',
    aside: 'md:max-xl:grid-flow-col',
  },
  wide: {
    page: 'min-[87.5rem]:grid-cols-[minmax(0,1fr)_20rem]',
    aside: 'md:max-[87.5rem]:grid-flow-col',
  },
};

export interface MainAsideProps {
  readonly children: ReactNode;
  /** One card or a few: at the right, or side by side under the rest. */
  readonly aside: ReactNode;
  /** What is beside it has a table of many columns, and needs a wider window. */
  readonly isWide?: boolean;
}

/**
 * What a page is about, and beside it what is good to know:
 *
 *     <MainAside aside={<IdentityCard />}><LotsCard /><JournalCard /></MainAside>
 */
export function MainAside({ children, aside, isWide = false }: MainAsideProps) {
  const from = fromClasses[isWide ? 'wide' : 'normal'];
  return (
    <div className={cx('grid items-start gap-5', from.page)}>
      <div className="flex min-w-0 flex-col gap-5">{children}</div>
      <div className={cx('grid min-w-0 auto-cols-fr items-start gap-5', from.aside)}>{aside}</div>
    </div>
  );
}
