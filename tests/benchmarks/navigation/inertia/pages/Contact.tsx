import { useForm } from '@inertiajs/react';
import { Frame } from '../../content/Frame.tsx';

export default function Contact({ count }: { readonly count: number }) {
  const form = useForm({ name: '', email: '', text: '' });
  return (
    <Frame name="Contact" count={count}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          form.post('/contact');
        }}
      >
        {(['name', 'email', 'text'] as const).map((field) => (
          <label key={field}>
            {field}
            <input value={form.data[field]} onChange={(event) => form.setData(field, event.target.value)} />
            {form.errors[field]}
          </label>
        ))}
        <button disabled={form.processing}>Send</button>
      </form>
    </Frame>
  );
}
