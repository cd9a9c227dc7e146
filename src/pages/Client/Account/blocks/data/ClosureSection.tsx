import { useState } from 'react';
import type * as z from 'zod';
import type { dataSection } from '#contracts/client/account/company-sections.ts';
import { destroy } from '#generated/routes/client/tenant/closure.ts';
import * as dataMessages from '#messages/account/data.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Button } from '#ui/actions/Button.tsx';
import { Prose } from '#ui/data/Prose.tsx';
import { Banner } from '#ui/feedback/Banner.tsx';
import { FormSection } from '#ui/fields/FormSection.tsx';
import { useAction } from '../../../../Account/blocks/useAction.ts';
import { ClosureDialog } from './ClosureDialog.tsx';

type Closure = NonNullable<z.infer<typeof dataSection>['closure']>;

/** What closing the company means, and the way to it; once asked for, the way back. */
export function ClosureSection({ closure }: { closure: Closure }) {
  const t = useMessages(dataMessages);
  const format = useFormat();
  const [isAsking, setAsking] = useState(false);
  const { isPending, run } = useAction();
  const { companyName: name, askedAt, endsAt } = closure;
  return (
    <FormSection title={t('closure.title')}>
      <Prose>
        <ol>
          <li>{t('closure.steps.now', { name })}</li>
          <li>{t('closure.steps.meanwhile')}</li>
          <li>{t('closure.steps.last')}</li>
        </ol>
      </Prose>
      {askedAt !== null && endsAt !== null ? (
        <Banner
          tone="warn"
          action={
            <Button
              size="sm"
              isPending={isPending}
              onClick={() => void run({ method: 'DELETE', href: destroy() })}
            >
              {t('closure.cancel')}
            </Button>
          }
        >
          {t('closure.pending', { date: format.dateTime(askedAt), end: format.dateTime(endsAt) })}
        </Banner>
      ) : (
        <div>
          <Button variant="danger" onClick={() => setAsking(true)}>
            {t('closure.ask')}
          </Button>
        </div>
      )}
      {isAsking && <ClosureDialog name={name} onClose={() => setAsking(false)} />}
    </FormSection>
  );
}
