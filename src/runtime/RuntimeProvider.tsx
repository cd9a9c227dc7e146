import { useMemo, type ReactNode } from 'react';
import { FormContext, type FormSettings } from './forms/context.ts';
import { LocaleProvider } from './locale/LocaleProvider.tsx';
import type { LocaleSettings } from './locale/locale.ts';
import type { RuntimeTexts } from './texts.ts';
import { toast } from './toast/toast.ts';
import { ToastHost } from './toast/ToastHost.tsx';

export interface RuntimeProviderProps extends LocaleSettings {
  /** In the language of `locale`. Keep the same object between renders. */
  readonly texts: RuntimeTexts;
  readonly confirmLeave?: FormSettings['confirmLeave'];
  readonly children: ReactNode;
}

/** Language, form settings and toasts for everything below; goes around the router's `Root`. */
export function RuntimeProvider({ texts, confirmLeave, children, ...locale }: RuntimeProviderProps) {
  const forms = useMemo(
    (): FormSettings => ({
      onInvalid: () => toast.error(texts.formInvalid),
      unsavedText: texts.unsavedChanges,
      confirmLeave,
    }),
    [texts, confirmLeave],
  );
  return (
    <LocaleProvider {...locale}>
      <FormContext value={forms}>
        {children}
        <ToastHost texts={texts} />
      </FormContext>
    </LocaleProvider>
  );
}
