import { useState } from 'react';
import type { VisitFormProps } from '#contracts/client/operation/visit/form.ts';
import { carry } from '#generated/routes/client/operation/visit.ts';
import * as visitMessages from '#messages/client/visit.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { useVisit } from '#runtime/navigation/hooks.ts';
import { Text } from '#ui/data/Text.tsx';
import { Banner } from '#ui/feedback/Banner.tsx';
import { FieldError } from '#ui/fields/FieldError.tsx';
import { Select } from '#ui/fields/Select.tsx';
import { FormDialog } from '#ui/overlay/FormDialog.tsx';

export interface CarryDialogProps {
  readonly parameters: { readonly operation: string; readonly visit: string };
  /** Those with an estimate, as the server has them. */
  readonly findings: VisitFormProps['findings'];
  readonly simulations: VisitFormProps['choices']['simulations'];
  /** Some findings are not with the server yet. */
  readonly isWaiting: boolean;
  readonly onClose: () => void;
}

type Kind = 'works' | 'contingency' | 'none';
const kinds: readonly Kind[] = ['contingency', 'works', 'none'];
const newStudy = 'new';

/** Says of each estimate whether it is work or a reserve, and which study takes it. */
export function CarryDialog({ parameters, findings, simulations, isWaiting, onClose }: CarryDialogProps) {
  const t = useMessages(visitMessages);
  const { money } = useFormat();
  const visit = useVisit();
  const [target, setTarget] = useState<string>(simulations[0]?.id ?? newStudy);
  const [chosen, setChosen] = useState<ReadonlyMap<string, Kind>>(new Map());
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const kindOf = (id: string): Kind => chosen.get(id) ?? 'contingency';
  const of = (kind: Kind) => findings.filter(({ id }) => kindOf(id) === kind);
  const sumOf = (kind: Kind): string =>
    money(of(kind).reduce((sum, { estimateCents }) => sum + (estimateCents ?? 0), 0));
  const submit = async (): Promise<boolean> => {
    const result = await visit({
      method: 'POST',
      href: carry(parameters),
      data: {
        simulationId: target === newStudy ? null : target,
        worksIds: of('works').map(({ id }) => id),
        contingencyIds: of('contingency').map(({ id }) => id),
      },
    });
    setErrors(result.errors);
    return result.outcome === 'success';
  };
  const { simulationId, ...others } = errors;
  const refusal = Object.values(others)[0];
  return (
    <FormDialog
      title={t('carry.title')}
      description={t('carry.text')}
      submitLabel={t('carry.submit')}
      onSubmit={submit}
      onClose={onClose}
    >
      {isWaiting && <Banner tone="info">{t('carry.waiting')}</Banner>}
      <Select
        name="carry-simulation"
        label={t('carry.simulation')}
        value={target}
        onChange={(id) => setTarget(id ?? newStudy)}
        error={simulationId}
        choices={[
          ...simulations.map(({ id, name, isDraft }) => ({
            id,
            label: isDraft ? name : t('carry.copied', { name }),
          })),
          { id: newStudy, label: t('carry.newStudy') },
        ]}
      />
      {findings.map(({ id, topic, room, estimateCents }) => (
        <Select
          key={id}
          name={`carry-${id}`}
          label={[t(`choices.topic.${topic}`), room, money(estimateCents ?? 0)].filter(Boolean).join(' · ')}
          value={kindOf(id)}
          onChange={(kind) => setChosen(new Map(chosen).set(id, (kind ?? 'contingency') as Kind))}
          choices={kinds.map((kind) => ({ id: kind, label: t(`carry.as.${kind}`) }))}
        />
      ))}
      <Text as="p" weight="medium">
        {t('carry.sums', { works: sumOf('works'), contingency: sumOf('contingency') })}
      </Text>
      {refusal !== undefined && <FieldError id="carry-error" text={refusal} />}
    </FormDialog>
  );
}
