import type { ComponentPropsWithRef } from 'react';
import { cx } from '../cx.ts';
import { gapClasses, type Gap } from '../layout/gap.ts';

export interface FormProps extends Pick<
  ComponentPropsWithRef<'form'>,
  'ref' | 'id' | 'children' | 'onSubmit' | 'onBlur' | 'aria-label'
> {
  readonly gap?: Gap;
}

/**
 * A few fields below each other and what sends them; a page that is a form is a `RecordForm`:
 *
 *     <Form ref={form.ref} onSubmit={form.onSubmit({ method: 'POST', href: store() })}>…</Form>
 */
export function Form({ gap = 4, ...form }: FormProps) {
  return (
    <form {...form} noValidate className={cx('flex w-full min-w-0 flex-col text-left', gapClasses[gap])} />
  );
}
