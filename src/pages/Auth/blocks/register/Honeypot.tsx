import * as registerMessages from '#messages/auth/register.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import type { RegisterFormOf } from './useRegisterForm.ts';

/** A field that nobody sees, hears or reaches, and that programs fill in. */
export function Honeypot({ form }: { readonly form: RegisterFormOf }) {
  const t = useMessages(registerMessages);
  return (
    <div aria-hidden="true" className="absolute -left-[9999px] h-px w-px overflow-hidden">
      <label>
        {t('website')}
        <input type="text" tabIndex={-1} autoComplete="off" {...form.form.register('website')} />
      </label>
    </div>
  );
}
