import { Bound } from '#runtime/forms/Bound.tsx';
import { useAppForm } from '#runtime/forms/useAppForm.ts';
import { Frame } from '../../content/Frame.tsx';

const schema = async () => (await import('../form-schema.ts')).formSchema;

export default function Settings({ count }: { readonly count: number }) {
  const form = useAppForm({ schema, defaultValues: { name: '', email: '', text: '' } });
  return (
    <Frame name="Settings" count={count}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void form.submit({ method: 'POST', href: '/settings' });
        }}
      >
        {(['name', 'email', 'text'] as const).map((field) => (
          <Bound key={field} form={form} name={field}>
            {(bind) => (
              <label>
                {field}
                <input value={bind.value} onChange={(event) => bind.onChange(event.target.value)} />
                {bind.error}
              </label>
            )}
          </Bound>
        ))}
        <button disabled={form.isProcessing}>Send</button>
      </form>
    </Frame>
  );
}
