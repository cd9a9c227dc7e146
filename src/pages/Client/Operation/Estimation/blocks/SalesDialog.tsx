import { FileUp } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { FoundSale, SalesAnswer } from '#contracts/client/operation/estimation/sales.ts';
import { saleTypes, type SaleType } from '#domain/estimation/enums.ts';
import { search, take } from '#generated/routes/client/operation/estimation/comparable.ts';
import * as estimationMessages from '#messages/client/estimation.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { useVisit } from '#runtime/navigation/hooks.ts';
import { getJson } from '#runtime/protocol/get-json.ts';
import { Button } from '#ui/actions/Button.tsx';
import { Text } from '#ui/data/Text.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { AreaField } from '#ui/fields/AreaField.tsx';
import { Checkbox } from '#ui/fields/Checkbox.tsx';
import { FieldError } from '#ui/fields/FieldError.tsx';
import { FieldRow } from '#ui/fields/FieldRow.tsx';
import { Select } from '#ui/fields/Select.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { FormDialog } from '#ui/overlay/FormDialog.tsx';
import { useComparableName } from './useComparableName.ts';

interface SalesDialogProps {
  readonly parameters: { readonly operation: string; readonly estimation: string };
  readonly type: SaleType;
  readonly onImport: () => void;
  readonly onClose: () => void;
}

const radii = ['500', '1000', '2000'];
const ages = ['12', '24', '36'];

interface Asked {
  readonly radius: string;
  readonly months: string;
  readonly type: string;
  readonly minArea: string | null;
  readonly maxArea: string | null;
}

/** What the server found; null while it is asked, `failed` where it did not answer. */
function useFoundSales(parameters: SalesDialogProps['parameters'], asked: Asked) {
  const [found, setFound] = useState<{ href: string; answer: SalesAnswer | 'failed' } | null>(null);
  const href = search(parameters, {
    query: {
      radius: Number(asked.radius),
      months: Number(asked.months),
      type: asked.type as SaleType,
      ...(asked.minArea !== null && { minArea: asked.minArea }),
      ...(asked.maxArea !== null && { maxArea: asked.maxArea }),
    },
  });
  useEffect(() => {
    const asking = new AbortController();
    getJson(href, asking.signal).then(
      (answer) => setFound({ href, answer: answer as SalesAnswer }),
      () => {
        if (!asking.signal.aborted) setFound({ href, answer: 'failed' });
      },
    );
    return () => asking.abort();
  }, [href]);
  return found !== null && found.href === href ? found.answer : null;
}

/** Finds sales of the public file around the property, and takes those that are ticked as comparables. */
export function SalesDialog({ parameters, type, onImport, onClose }: SalesDialogProps) {
  const t = useMessages(estimationMessages);
  const visit = useVisit();
  const [asked, setAsked] = useState<Asked>({
    radius: '1000',
    months: '24',
    type,
    minArea: null,
    maxArea: null,
  });
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [error, setError] = useState<string>();
  const answer = useFoundSales(parameters, asked);
  const bind = (name: keyof Asked) => ({
    name,
    value: asked[name],
    onChange: (value: string | null) => setAsked({ ...asked, [name]: value }),
  });
  const submit = async (): Promise<boolean> => {
    if (chosen.size === 0) {
      setError(t('sales.none'));
      return false;
    }
    const result = await visit({
      method: 'POST',
      href: take(parameters),
      data: { mutationIds: [...chosen] },
    });
    setError(Object.values(result.errors)[0]);
    return result.outcome === 'success';
  };
  return (
    <FormDialog
      title={t('sales.title')}
      description={t('sales.help')}
      size="lg"
      submitLabel={t('sales.take', { count: chosen.size })}
      onSubmit={submit}
      onClose={onClose}
    >
      <FieldRow columns={3}>
        <Select
          {...bind('radius')}
          label={t('sales.radius')}
          choices={radii.map((id) => ({ id, label: t('sales.metres', { count: Number(id) }) }))}
        />
        <Select
          {...bind('months')}
          label={t('sales.months')}
          choices={ages.map((id) => ({ id, label: t('sales.age', { count: Number(id) }) }))}
        />
        <Select
          {...bind('type')}
          label={t('comparables.type')}
          choices={saleTypes.map((id) => ({ id, label: t(`choices.type.${id}`) }))}
        />
      </FieldRow>
      <FieldRow>
        <AreaField {...bind('minArea')} label={t('sales.minArea')} isOptional />
        <AreaField {...bind('maxArea')} label={t('sales.maxArea')} isOptional />
      </FieldRow>
      <SalesFound
        answer={answer}
        chosen={chosen}
        onChoose={(id) => {
          const next = new Set(chosen);
          if (!next.delete(id)) next.add(id);
          setChosen(next);
        }}
      />
      {error !== undefined && <FieldError id="sales-error" text={error} />}
      <span>
        <Button size="sm" icon={FileUp} onClick={onImport}>
          {t('sales.import')}
        </Button>
      </span>
    </FormDialog>
  );
}

interface SalesFoundProps {
  readonly answer: SalesAnswer | 'failed' | null;
  readonly chosen: ReadonlySet<string>;
  readonly onChoose: (mutationId: string) => void;
}

function SalesFound({ answer, chosen, onChoose }: SalesFoundProps) {
  const t = useMessages(estimationMessages);
  if (answer === null) return <Skeleton />;
  if (answer === 'failed') return <FieldError id="sales-failed" text={t('sales.failed')} />;
  const { sales, linesCount, isPlaced, isCut, severalCount } = answer;
  const notice = !isPlaced
    ? t('plan.noPlace')
    : linesCount === 0
      ? t('sales.noFile')
      : sales.length === 0
        ? t('sales.empty')
        : isCut
          ? t('sales.cut', { count: sales.length })
          : t('sales.count', { count: sales.length });
  return (
    <Stack gap={2}>
      <Text as="p" tone="ink3" isStatus>
        {notice}
      </Text>
      <Stack as="ul" gap={2} label={t('sales.title')}>
        {sales.map((sale) => (
          <SaleLine
            key={sale.mutationId}
            sale={sale}
            isChosen={chosen.has(sale.mutationId)}
            onChoose={onChoose}
          />
        ))}
      </Stack>
      {severalCount > 0 && (
        <Text as="p" size="label" tone="ink3">
          {t('sales.several', { count: severalCount })}
        </Text>
      )}
    </Stack>
  );
}

interface SaleLineProps {
  readonly sale: FoundSale;
  readonly isChosen: boolean;
  readonly onChoose: (mutationId: string) => void;
}

function SaleLine({ sale, isChosen, onChoose }: SaleLineProps) {
  const t = useMessages(estimationMessages);
  const { money, area, date, number } = useFormat();
  const nameOf = useComparableName();
  const facts = [
    date(sale.soldOn),
    money(sale.priceCents, { decimals: 0 }),
    area(sale.areaM2),
    `${money(sale.pricePerM2Cents, { decimals: 0 })}/m²`,
    t('sales.metres', { count: sale.distanceM }),
    ...(sale.rooms === null ? [] : [t('sales.rooms', { count: number(sale.rooms) })]),
    ...(sale.isTaken ? [t('sales.taken')] : []),
  ];
  return (
    <li>
      <Checkbox
        name={`sale-${sale.mutationId}`}
        label={nameOf(sale)}
        help={facts.join(' · ')}
        value={isChosen || sale.isTaken}
        isDisabled={sale.isTaken}
        onChange={() => onChoose(sale.mutationId)}
      />
    </li>
  );
}
