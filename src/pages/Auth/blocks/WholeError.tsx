import { Banner } from '#ui/feedback/Banner.tsx';

interface WholeErrorProps {
  readonly form: { readonly errors: readonly { readonly message: string; readonly isField: boolean }[] };
}

/** What is wrong with a form as a whole, above its fields. */
export function WholeError({ form }: WholeErrorProps) {
  const whole = form.errors.find(({ isField }) => !isField);
  return whole && <Banner tone="error">{whole.message}</Banner>;
}
