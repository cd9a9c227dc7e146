import { useState } from 'react';
import * as signInMessages from '#messages/auth/sign-in.ts';
import { Bound } from '#runtime/forms/Bound.tsx';
import { useAppForm } from '#runtime/forms/useAppForm.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { TextButton } from '#ui/actions/TextButton.tsx';
import { Text } from '#ui/data/Text.tsx';
import { Checkbox } from '#ui/fields/Checkbox.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { Form } from '#ui/form/Form.tsx';
import { Inline } from '#ui/layout/Inline.tsx';
import { BackToPassword } from './BackToPassword.tsx';
import { WaitingSubmit, type Wait } from './WaitingSubmit.tsx';
import { WholeError } from './WholeError.tsx';

export interface CodeFormProps {
  readonly action: string;
  readonly cancelHref: string;
  readonly wait: Wait;
}

const schema = async () => (await import('#contracts/auth/two-factor.ts')).twoFactor.payload;

/** Six figures, once the blanks between them are gone. */
const isWhole = (code: string): boolean => /^\d{6}$/.test(code.replaceAll(/\s/g, ''));

/** The code of the person's application, sent as soon as it is whole, or one of their recovery codes. */
export function CodeForm({ action, cancelHref, wait }: CodeFormProps) {
  const t = useMessages(signInMessages);
  const [kind, setKind] = useState<'code' | 'recoveryCode'>('code');
  const form = useAppForm({
    schema,
    defaultValues: { code: '', recoveryCode: '', trustDevice: false },
  });
  const { ref, isProcessing } = form;
  const switchKind = () => {
    form.form.setValue(kind, '');
    form.form.clearErrors();
    setKind(kind === 'code' ? 'recoveryCode' : 'code');
  };
  return (
    <Form ref={ref} onSubmit={form.onSubmit({ method: 'POST', href: action })}>
      <WholeError form={form} />
      <Bound key={kind} form={form} name={kind}>
        {({ value = '', onChange, ...bind }) => (
          <TextField
            {...bind}
            value={value}
            onChange={(next) => {
              onChange(next);
              if (kind === 'code' && isWhole(next) && !isWhole(value)) ref.current?.requestSubmit();
            }}
            label={t(`${kind}.label`)}
            help={t(`${kind}.help`)}
            inputMode={kind === 'code' ? 'numeric' : 'text'}
            autoComplete={kind === 'code' ? 'one-time-code' : 'off'}
            maxLength={kind === 'code' ? 12 : 40}
            spellCheck={false}
            autoFocus
          />
        )}
      </Bound>
      <Bound form={form} name="trustDevice">
        {(bind) => (
          <Checkbox {...bind} value={bind.value ?? false} label={t('trust')} help={t('trustHelp')} />
        )}
      </Bound>
      <WaitingSubmit wait={wait} isPending={isProcessing} text={t('code.submit')} />
      <Inline justify="between">
        <Text size="table">
          <TextButton onPress={switchKind}>{t(`${kind}.switch`)}</TextButton>
        </Text>
        <BackToPassword href={cancelHref} />
      </Inline>
    </Form>
  );
}
