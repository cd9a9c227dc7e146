import type { ReactNode } from 'react';
import { Text } from '#ui/data/Text.tsx';
import { Banner } from '#ui/feedback/Banner.tsx';
import { Stack } from '#ui/layout/Stack.tsx';

interface DeadLinkProps {
  readonly text: string;
  readonly hint?: string | undefined;
  /** What to do instead. */
  readonly children?: ReactNode;
}

/** Takes the place of a form whose link is not good, or no longer. */
export function DeadLink({ text, hint, children }: DeadLinkProps) {
  return (
    <Stack>
      <Banner tone="warn">{text}</Banner>
      {hint && (
        <Text as="p" size="table" tone="ink2">
          {hint}
        </Text>
      )}
      {children}
    </Stack>
  );
}
