import { useAppForm } from '#runtime/forms/useAppForm.ts';
import { Button } from '#ui/actions/Button.tsx';
import { Card } from '#ui/data/Card.tsx';
import { PageHeader } from '#ui/layout/PageHeader.tsx';
import { LinesField } from '#ui/lines/LinesField.tsx';
import { useLineColumns } from '#ui/lines/useLineColumns.ts';
import { store } from '../../generated/routes/fields/lines.ts';
import type { LotsForm } from '../../schemas/lots.ts';

const three: LotsForm = {
  lots: [
    { ref: 'A01', kind: 'flat', areaM2: '42.00', priceCents: 13_900_000 },
    { ref: 'A21', kind: 'flat', areaM2: '63.40', priceCents: 21_200_000 },
    { ref: 'G01', kind: 'garage', areaM2: null, priceCents: 1_500_000 },
  ],
};
const many: LotsForm = {
  lots: Array.from({ length: 500 }, (_, index) => ({
    ref: `L${String(index + 1).padStart(3, '0')}`,
    kind: 'flat',
    areaM2: '42.00',
    priceCents: 10_000_000,
  })),
};
const none: LotsForm = { lots: [] };
const blank = () => ({ ref: '', kind: null, areaM2: null, priceCents: null });

const schema = async () => (await import('../../schemas/lots.ts')).lotsSchema;

/** Lines of a form as a table that is typed into. */
export default function Lines() {
  return (
    <>
      <PageHeader
        title="Champs : lignes"
        subtitle="Au clavier de bout en bout ; un bloc copié d’un tableur remplit les lignes."
      />
      <Lots title="Lots" name="lots" values={three} />
      <Lots title="Aucune ligne" name="none" values={none} />
      <Lots title="Cinq cents lignes" name="many" values={many} max={500} />
      <Lots title="En lecture seule" name="readonly" values={three} isReadOnly />
    </>
  );
}

interface LotsProps {
  readonly title: string;
  readonly name: string;
  readonly values: LotsForm;
  readonly isReadOnly?: boolean;
  readonly max?: number;
}

function Lots({ title, name, values, isReadOnly = false, max = 12 }: LotsProps) {
  const form = useAppForm<LotsForm>({ schema, defaultValues: values });
  const column = useLineColumns();
  const { ref } = form;
  return (
    <Card title={title}>
      <form
        ref={ref}
        noValidate
        aria-label={title}
        onSubmit={form.onSubmit({ method: 'POST', href: store() })}
        className="flex flex-col gap-4"
      >
        <LinesField
          form={form}
          name="lots"
          label={`${title} (${name})`}
          blank={blank}
          max={max}
          isReadOnly={isReadOnly}
          columns={[
            column.text('ref', 'Lot', { width: '6rem', placeholder: 'A01' }),
            column.choice('kind', 'Nature', [
              { id: 'flat', label: 'Appartement' },
              { id: 'garage', label: 'Garage' },
            ]),
            column.area('areaM2', 'Surface', { width: '8rem' }),
            column.money('priceCents', 'Prix TTC', { isSummed: true }),
          ]}
        />
        {!isReadOnly && (
          <div>
            <Button type="submit" variant="primary" isPending={form.isProcessing}>
              Enregistrer
            </Button>
          </div>
        )}
      </form>
    </Card>
  );
}
