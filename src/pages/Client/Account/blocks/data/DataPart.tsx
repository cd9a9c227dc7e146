import type * as z from 'zod';
import type { dataSection } from '#contracts/client/account/company-sections.ts';
import { FormSections } from '#ui/fields/FormSections.tsx';
import { ClosureSection } from './ClosureSection.tsx';
import { CopiesSection } from './CopiesSection.tsx';
import { RequestsSection } from './RequestsSection.tsx';

/** Copies of one's own data; for the owner the requests of others, and the closing of the company. */
export function DataPart({ section }: { section: z.infer<typeof dataSection> }) {
  return (
    <FormSections>
      <CopiesSection copies={section.exports} />
      {section.requests && <RequestsSection requests={section.requests} />}
      {section.closure && <ClosureSection closure={section.closure} />}
    </FormSections>
  );
}
