import type { ComponentPropsWithRef } from 'react';

export interface HoneypotFieldProps extends Pick<
  ComponentPropsWithRef<'input'>,
  'name' | 'ref' | 'onChange' | 'onBlur'
> {
  /** What programs take it for: « Site web ». */
  readonly label: string;
}

/**
 * A field that nobody sees, hears or reaches, and that programs fill in:
 *
 *     <HoneypotField label={t('website')} {...form.form.register('website')} />
 */
export function HoneypotField({ label, ...input }: HoneypotFieldProps) {
  return (
    <div aria-hidden="true" className="absolute -left-[9999px] h-px w-px overflow-hidden">
      <label>
        {label}
        <input {...input} type="text" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
