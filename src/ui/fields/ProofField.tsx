import type { Ref } from 'react';
import * as confirmMessages from '#messages/auth/confirm-password.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { PasswordField } from './PasswordField.tsx';
import { TextField } from './TextField.tsx';

/** By what a person shows that they are who signed in. */
export type ProofKind = 'password' | 'code';

export interface ProofFieldProps {
  readonly name: string;
  readonly kind: ProofKind;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onBlur?: (() => void) | undefined;
  readonly error: string | undefined;
  readonly autoFocus?: boolean;
  /** Given where a code does as well: changes from one to the other. */
  readonly onSwitch?: ((kind: ProofKind) => void) | undefined;
  readonly ref?: Ref<HTMLInputElement>;
}

/** The password, or a code of the person's application instead. */
export function ProofField({ kind, onSwitch, ...field }: ProofFieldProps) {
  const t = useMessages(confirmMessages);
  return (
    <div className="flex flex-col gap-2">
      {kind === 'password' ? (
        <PasswordField key="password" {...field} label={t('password')} autoComplete="current-password" />
      ) : (
        <TextField
          key="code"
          {...field}
          label={t('code')}
          help={t('codeHelp')}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={12}
        />
      )}
      {onSwitch && (
        <button
          type="button"
          className="text-link touch-target self-start text-table"
          onClick={() => onSwitch(kind === 'password' ? 'code' : 'password')}
        >
          {t(kind === 'password' ? 'useCode' : 'usePassword')}
        </button>
      )}
    </div>
  );
}
