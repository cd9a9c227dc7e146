import type { FormEvent } from 'react';
import type { RegisterProps } from '#contracts/auth/register.ts';
import * as registerMessages from '#messages/auth/register.ts';
import { fieldNameOf } from '#runtime/forms/focus-field.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Button } from '#ui/actions/Button.tsx';
import { Banner } from '#ui/feedback/Banner.tsx';
import { WholeError } from '../WholeError.tsx';
import { CompanyStep } from './CompanyStep.tsx';
import { Honeypot } from './Honeypot.tsx';
import { OfferStep } from './OfferStep.tsx';
import { RegisterProgress } from './RegisterProgress.tsx';
import { registerSteps } from './steps.ts';
import { useRegisterForm } from './useRegisterForm.ts';
import { YouStep } from './YouStep.tsx';

/** The three steps, one after the other, in one form. */
export function RegisterForm({ appName, ...props }: RegisterProps & { readonly appName: string }) {
  const t = useMessages(registerMessages);
  const { form, step, isRestored, leaveField, advance, goTo, startAgain } = useRegisterForm(props, appName);
  const { ref, isProcessing } = form;
  const at = registerSteps.findIndex(({ id }) => id === step);
  const previous = registerSteps[at - 1];
  const isLast = at === registerSteps.length - 1;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    advance();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- hears of its fields being left
    <form
      ref={ref}
      onSubmit={submit}
      onBlur={({ target }) => leaveField(fieldNameOf(target))}
      noValidate
      className="flex flex-col gap-5"
    >
      <RegisterProgress step={step} onGo={goTo} />
      {isRestored && (
        <Banner
          tone="info"
          action={
            <button type="button" className="text-link touch-target" onClick={startAgain}>
              {t('startAgain')}
            </button>
          }
        >
          {t('restored')}
        </Banner>
      )}
      <WholeError form={form} />
      <Honeypot form={form} />
      <div hidden={step !== 'you'}>
        <YouStep form={form} appName={appName} />
      </div>
      <div hidden={step !== 'company'}>
        <CompanyStep form={form} />
      </div>
      <div hidden={step !== 'offer'}>
        <OfferStep form={form} appName={appName} {...props} />
      </div>
      <div className="flex gap-2">
        {previous && (
          <Button size="lg" onClick={() => goTo(previous.id)}>
            {t('back')}
          </Button>
        )}
        <div className="min-w-0 flex-1">
          <Button type="submit" variant="primary" size="lg" isFull isPending={isProcessing}>
            {t(isLast ? 'submit' : 'next')}
          </Button>
        </div>
      </div>
    </form>
  );
}
