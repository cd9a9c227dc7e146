import type * as z from 'zod';
import type { dataSection } from '#contracts/client/account/company-sections.ts';
import { ClosureSection } from './ClosureSection.tsx';
import { CopiesSection } from './CopiesSection.tsx';
import { RequestsSection } from './RequestsSection.tsx';

/** Copies of one's own data; for the owner the requests of others, and the closing of the company. */
export function DataPart({ section }: { section: z.infer<typeof dataSection> }) {
  return (
    <div className="w-full max-w-195 [&>section:first-child]:border-0 [&>section:first-child]:pt-2">
      <CopiesSection copies={section.exports} />
      {section.requests && <RequestsSection requests={section.requests} />}
      {section.closure && <ClosureSection closure={section.closure} />}
    </div>
  );
}
