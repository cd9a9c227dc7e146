import type * as z from 'zod';
import type { companySection } from '#contracts/client/account/company-sections.ts';
import * as companyMessages from '#messages/account/company.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { DescriptionList } from '#ui/data/DescriptionList.tsx';
import { ExplainedTrigger } from '#ui/data/ExplainedTrigger.tsx';
import { Figure } from '#ui/data/Figure.tsx';
import { Banner } from '#ui/feedback/Banner.tsx';
import { FormSection } from '#ui/fields/FormSection.tsx';
import { Inline } from '#ui/layout/Inline.tsx';

type Franchise = NonNullable<z.infer<typeof companySection>['franchise']>;

const tones = { applies: 'info', ends_next_year: 'warn', lost_now: 'warn', lost_before: 'warn' } as const;

/** How far the rents of a company in the franchise en base are from its limits. */
export function FranchiseSection({ franchise }: { readonly franchise: Franchise }) {
  const t = useMessages(companyMessages);
  const { state, lastYearCents, thisYearCents, leftCents, explanation } = franchise;
  return (
    <FormSection title={t('franchise.title')} help={t('franchise.help')}>
      <Banner tone={tones[state]}>{t(`franchise.states.${state}`)}</Banner>
      <DescriptionList
        layout="rows"
        items={[
          { term: t('franchise.lastYear'), value: <Figure cents={lastYearCents} /> },
          { term: t('franchise.thisYear'), value: <Figure cents={thisYearCents} /> },
          {
            term: t('franchise.left'),
            value: (
              <Inline gap={1}>
                <Figure cents={leftCents} />
                <ExplainedTrigger explanation={explanation} />
              </Inline>
            ),
          },
        ]}
      />
    </FormSection>
  );
}
