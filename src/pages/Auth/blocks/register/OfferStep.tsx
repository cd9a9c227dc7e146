import { useWatch } from 'react-hook-form';
import type { RegisterProps } from '#contracts/auth/register.ts';
import * as registerMessages from '#messages/auth/register.ts';
import { Bound } from '#runtime/forms/Bound.tsx';
import { useMessages } from '#runtime/locale/messages.ts';
import { Text } from '#ui/data/Text.tsx';
import { Checkbox } from '#ui/fields/Checkbox.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { CouponField } from './CouponField.tsx';
import { PlanChoice } from './PlanChoice.tsx';
import { TermsLinks } from './TermsLinks.tsx';
import type { RegisterFormOf } from './useRegisterForm.ts';

interface OfferStepProps extends Pick<RegisterProps, 'plans' | 'coupon' | 'termsUrl' | 'privacyUrl'> {
  readonly form: RegisterFormOf;
  readonly appName: string;
}

/** The offer of the trial, a promotion code, and the consents. */
export function OfferStep({ form, appName, plans, coupon, termsUrl, privacyUrl }: OfferStepProps) {
  const t = useMessages(registerMessages);
  const planCode = useWatch({ control: form.form.control, name: 'planCode' });
  const plan = plans.find(({ code }) => code === planCode);
  return (
    <Stack gap={5}>
      <Bound form={form} name="planCode">
        {(bind) => <PlanChoice {...bind} label={t('plan')} plans={plans} />}
      </Bound>
      {plan && (
        <Text as="p" size="table" tone="ink2">
          {t('trial', { days: plan.trialDays })}
        </Text>
      )}
      <CouponField form={form} planCode={planCode} coupon={coupon} />
      <Stack gap={3}>
        {termsUrl === null ? (
          <TermsLinks termsUrl={null} privacyUrl={privacyUrl} />
        ) : (
          <Bound form={form} name="acceptsTerms">
            {(bind) => (
              <Checkbox
                {...bind}
                label={t('terms')}
                help={<TermsLinks termsUrl={termsUrl} privacyUrl={privacyUrl} />}
              />
            )}
          </Bound>
        )}
        <Bound form={form} name="marketingOptIn">
          {(bind) => <Checkbox {...bind} label={t('marketing', { app: appName })} />}
        </Bound>
      </Stack>
    </Stack>
  );
}
