import { Bound } from '#runtime/forms/Bound.tsx';
import { useAppForm } from '#runtime/forms/useAppForm.ts';
import { useLiveValidation } from '#runtime/forms/useLiveValidation.ts';
import { Button } from '#ui/actions/Button.tsx';
import { Card } from '#ui/data/Card.tsx';
import { Text } from '#ui/data/Text.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { PageHeader } from '#ui/layout/PageHeader.tsx';
import { store } from '../generated/routes/live.ts';
import type { Account } from '../schemas/account.ts';

export interface LiveValidationProps {
  readonly made: readonly Account[];
}

const empty: Account = { email: '', login: '' };
const action = { method: 'POST', href: store() } as const;

const schema = async () => (await import('../schemas/account.ts')).accountSchema;

/** A form whose fields the server checks as they are left, before anything is sent. */
export default function LiveValidation({ made }: LiveValidationProps) {
  const form = useAppForm<Account>({ schema, defaultValues: empty });
  const live = useLiveValidation(form.form, action);
  const { ref } = form;
  return (
    <>
      <PageHeader
        title="Vérification en direct"
        subtitle="« occupe@exemple.fr » et « camille » sont pris : le serveur le dit en quittant le champ."
      />
      <Card>
        <form
          ref={ref}
          noValidate
          onSubmit={form.onSubmit({ ...action, onSuccess: () => form.form.reset(empty) })}
          className="flex max-w-100 flex-col gap-4"
        >
          <Bound form={form} name="email">
            {(bind) => (
              <TextField
                {...bind}
                label="Adresse"
                type="email"
                onBlur={() => {
                  bind.onBlur();
                  void live.check(['email']);
                }}
              />
            )}
          </Bound>
          <Bound form={form} name="login">
            {(bind) => (
              <TextField
                {...bind}
                label="Identifiant"
                onBlur={() => {
                  bind.onBlur();
                  void live.check(['login']);
                }}
              />
            )}
          </Bound>
          <div>
            <Button type="submit" variant="primary" isPending={form.isProcessing}>
              Créer le compte
            </Button>
          </div>
        </form>
      </Card>
      <Card title="Comptes créés" count={made.length}>
        {made.length === 0 && (
          <Text size="table" tone="ink3">
            Rien encore.
          </Text>
        )}
        <ul className="text-table">
          {made.map(({ email, login }) => (
            <li key={email}>
              {login}, {email}
            </li>
          ))}
        </ul>
      </Card>
    </>
  );
}
