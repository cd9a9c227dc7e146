import { confirmTwoFactor } from '#contracts/account/two-factor.ts';
import * as securityMessages from '#messages/account/security.ts';
import { Bound } from '#runtime/forms/Bound.tsx';
import { useAppForm } from '#runtime/forms/useAppForm.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Button } from '#ui/actions/Button.tsx';
import { CopyButton } from '#ui/actions/CopyButton.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { useAction } from '../useAction.ts';

interface TwoFactorSetupProps {
  readonly setup: { readonly manualKey: string; readonly qrSvg: string };
  readonly href: string;
}

/** Links an authenticator application: the code to scan, the key to type, and a code that proves it. */
export function TwoFactorSetup({ setup, href }: TwoFactorSetupProps) {
  const t = useMessages(securityMessages);
  const cancel = useAction();
  const form = useAppForm({ schema: confirmTwoFactor.payload, defaultValues: { code: '' } });
  const { ref } = form;
  const key = setup.manualKey.replaceAll(/.{4}(?=.)/g, '$& ');
  return (
    <form
      ref={ref}
      noValidate
      className="flex flex-wrap gap-6"
      onSubmit={form.onSubmit({ method: 'PUT', href })}
    >
      <img
        src={`data:image/svg+xml,${encodeURIComponent(setup.qrSvg)}`}
        alt={t('twoFactor.qr')}
        className="size-44 rounded-card border border-line bg-white"
      />
      <div className="flex min-w-60 flex-1 flex-col gap-4">
        <p>{t('twoFactor.scan')}</p>
        <div className="flex flex-col gap-1">
          <span className="text-label font-medium text-ink3">{t('twoFactor.manual')}</span>
          <div className="flex flex-wrap items-center gap-2">
            <code className="text-table break-all">{key}</code>
            <CopyButton text={setup.manualKey} iconLabel={t('twoFactor.manual')} />
          </div>
        </div>
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
        <div className="flex flex-wrap gap-2">
          <Button type="submit" variant="primary" isPending={form.isProcessing}>
            {t('twoFactor.confirm')}
          </Button>
          <Button isPending={cancel.isPending} onClick={() => void cancel.run({ method: 'POST', href })}>
            {t('twoFactor.restart')}
          </Button>
        </div>
      </div>
    </form>
  );
}
