import * as securityMessages from '#messages/account/security.ts';
import { Bound } from '#runtime/forms/Bound.tsx';
import { useAppForm } from '#runtime/forms/useAppForm.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Button } from '#ui/actions/Button.tsx';
import { CopyText } from '#ui/data/CopyText.tsx';
import { QrCode } from '#ui/data/QrCode.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { Form } from '#ui/form/Form.tsx';
import { Inline } from '#ui/layout/Inline.tsx';
import { PictureText } from '#ui/layout/PictureText.tsx';
import { useAction } from '../useAction.ts';

interface TwoFactorSetupProps {
  readonly setup: { readonly manualKey: string; readonly qrSvg: string };
  readonly href: string;
}

const schema = async () => (await import('#contracts/account/two-factor.ts')).confirmTwoFactor.payload;

/** Links an authenticator application: the code to scan, the key to type, and a code that proves it. */
export function TwoFactorSetup({ setup, href }: TwoFactorSetupProps) {
  const t = useMessages(securityMessages);
  const cancel = useAction();
  const form = useAppForm({ schema, defaultValues: { code: '' } });
  const { ref } = form;
  const key = setup.manualKey.replaceAll(/.{4}(?=.)/g, '$& ');
  return (
    <Form ref={ref} onSubmit={form.onSubmit({ method: 'PUT', href })}>
      <PictureText picture={<QrCode svg={setup.qrSvg} alt={t('twoFactor.qr')} />}>
        <p>{t('twoFactor.scan')}</p>
        <CopyText label={t('twoFactor.manual')} text={key} copied={setup.manualKey} />
        <Bound form={form} name="code">
          {(bind) => (
            <TextField
              {...bind}
              label={t('twoFactor.code')}
              help={t('twoFactor.codeHelp')}
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={7}
              autoFocus
            />
          )}
        </Bound>
        <Inline>
          <Button type="submit" variant="primary" isPending={form.isProcessing}>
            {t('twoFactor.confirm')}
          </Button>
          <Button isPending={cancel.isPending} onClick={() => void cancel.run({ method: 'POST', href })}>
            {t('twoFactor.restart')}
          </Button>
        </Inline>
      </PictureText>
    </Form>
  );
}
