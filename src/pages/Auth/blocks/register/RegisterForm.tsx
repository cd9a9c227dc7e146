import type { FormEvent } from 'react';
import type { RegisterProps } from '#contracts/auth/register.ts';
import * as registerMessages from '#messages/auth/register.ts';
import { fieldNameOf } from '#runtime/forms/focus-field.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Button } from '#ui/actions/Button.tsx';
import { TextButton } from '#ui/actions/TextButton.tsx';
import { Banner } from '#ui/feedback/Banner.tsx';
import { HoneypotField } from '#ui/fields/HoneypotField.tsx';
import { Form } from '#ui/form/Form.tsx';
import { FormSteps } from '#ui/form/FormSteps.tsx';
import { Inline } from '#ui/layout/Inline.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { WholeError } from '../WholeError.tsx';
import { CompanyStep } from './CompanyStep.tsx';
import { OfferStep } from './OfferStep.tsx';
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
    <Form ref={ref} onSubmit={submit} onBlur={({ target }) => leaveField(fieldNameOf(target))} gap={5}>
      <FormSteps
        label={t('steps')}
        steps={registerSteps.map(({ id }) => ({ id, label: t(`step.${id}`) }))}
        current={step}
        onGo={goTo}
      />
      {props.network && <Banner tone="info">{t('network', { name: props.network.name })}</Banner>}
      {props.isInvitationOver && <Banner tone="warn">{t('invitationOver')}</Banner>}
      {isRestored && (
        <Banner tone="info" action={<TextButton onPress={startAgain}>{t('startAgain')}</TextButton>}>
          {t('restored')}
        </Banner>
      )}
      <WholeError form={form} />
      <HoneypotField label={t('website')} {...form.form.register('website')} />
      <div hidden={step !== 'you'}>
        <YouStep form={form} appName={appName} />
      </div>
      <div hidden={step !== 'company'}>
        <CompanyStep form={form} />
      </div>
      <div hidden={step !== 'offer'}>
        <OfferStep form={form} appName={appName} {...props} />
      </div>
      <Inline isOneLine>
        {previous && (
          <Button size="lg" onClick={() => goTo(previous.id)}>
            {t('back')}
          </Button>
        )}
        <Stack isWide>
          <Button type="submit" variant="primary" size="lg" isFull isPending={isProcessing}>
            {t(isLast ? 'submit' : 'next')}
          </Button>
        </Stack>
      </Inline>
    </Form>
  );
}
