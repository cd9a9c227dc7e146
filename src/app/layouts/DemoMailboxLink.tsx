import type { SharedProps } from '#contracts/shared.ts';
import { lazyPart } from '#runtime/platform/lazy-part.ts';

const DemoMailbox = lazyPart(async () => (await import('./DemoMailbox.tsx')).DemoMailbox);

/** In a demonstration, the way to the mails that it would have sent; its place is kept until it is here. */
export function DemoMailboxLink({ app }: { readonly app: SharedProps['app'] }) {
  if (app.demo === null) return null;
  return (
    <p className="min-h-lh w-full text-table">
      <DemoMailbox />
    </p>
  );
}
