import { useState } from 'react';
import type { RegisterCouponAnswer } from '#contracts/auth/register-coupon.ts';
import type { CouponSummary } from '#contracts/auth/coupon-summary.ts';
import { coupon as couponRoute } from '#generated/routes/register.ts';
import * as registerMessages from '#messages/auth/register.ts';
import { Bound } from '#runtime/forms/Bound.tsx';
import { useMessages } from '#runtime/locale/messages.ts';
import { getJson } from '#runtime/protocol/get-json.ts';
import { Button } from '#ui/actions/Button.tsx';
import { Banner } from '#ui/feedback/Banner.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import type { RegisterFormOf } from './useRegisterForm.ts';
import { useCouponGives } from '../../../blocks/useCouponGives.ts';

interface CouponFieldProps {
  readonly form: RegisterFormOf;
  readonly planCode: string;
  /** What the code of the address gives with the offer of the address. */
  readonly coupon: CouponSummary | null;
}

/** A promotion code, and what it gives once it was checked with the offer that is chosen. */
export function CouponField({ form, planCode, coupon }: CouponFieldProps) {
  const t = useMessages(registerMessages);
  const textOf = useCouponText();
  const [known, setKnown] = useState({ planCode, coupon });
  const [isPending, setPending] = useState(false);

  const check = async () => {
    const code = form.form.getValues('couponCode').trim();
    if (code === '') return;
    setPending(true);
    try {
      const found = await ask(code, planCode);
      setKnown({ planCode, coupon: found });
      if (found) form.form.clearErrors('couponCode');
      else form.form.setError('couponCode', { type: 'server', message: t('couponRefused') });
    } catch {
      form.form.setError('couponCode', { type: 'server', message: t('couponFailed') });
    }
    setPending(false);
  };

  return (
    <Stack gap={2}>
      <Bound form={form} name="couponCode">
        {(bind) => (
          <TextField
            {...bind}
            onChange={(code) => bind.onChange(code.toUpperCase())}
            label={t('coupon')}
            autoComplete="off"
            spellCheck={false}
            maxLength={30}
            isOptional
            action={
              <Button size="lg" isPending={isPending} onClick={() => void check()}>
                {t('couponCheck')}
              </Button>
            }
          />
        )}
      </Bound>
      <Applied form={form} coupon={known.planCode === planCode ? known.coupon : null} textOf={textOf} />
    </Stack>
  );
}

interface AppliedProps {
  readonly form: RegisterFormOf;
  readonly coupon: CouponSummary | null;
  readonly textOf: (coupon: CouponSummary) => string;
}

/** What the code gives, as long as the field still holds it. */
function Applied({ form, coupon, textOf }: AppliedProps) {
  const typed = form.form.watch('couponCode');
  if (coupon === null || coupon.code !== typed.trim()) return null;
  return <Banner tone="success">{textOf(coupon)}</Banner>;
}

/** @throws DataAnswerError when the server does not answer, TypeError without a network */
async function ask(code: string, plan: string): Promise<CouponSummary | null> {
  const answer = (await getJson(couponRoute({ query: { code, plan } }))) as RegisterCouponAnswer;
  return answer.coupon;
}

/** Says in a line what a promotion code gives, and which. */
function useCouponText(): (coupon: CouponSummary) => string {
  const t = useMessages(registerMessages);
  const gives = useCouponGives();
  return (coupon) => t('couponApplied', { code: coupon.code, gives: gives(coupon) });
}
