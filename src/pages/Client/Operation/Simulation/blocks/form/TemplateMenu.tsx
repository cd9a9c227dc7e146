import { WandSparkles } from 'lucide-react';
import type { SimulationFormProps } from '#contracts/client/operation/simulation/form.ts';
import type { Simulation } from '#domain/simulation/results.ts';
import { expenseModels, expensesOfModel } from '#domain/simulation/study/expense-models.ts';
import { expensesOfTemplate } from '#domain/simulation/study/expense-templates.ts';
import { lineGroupNames, type LineGroup, type StudyLine } from '#domain/simulation/study/study.ts';
import * as templateMessages from '#messages/client/expense-template.ts';
import * as simulationMessages from '#messages/client/simulation.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { toast } from '#runtime/toast/toast.ts';
import { Menu, type MenuGroup } from '#ui/actions/Menu.tsx';
import { modelMonths } from './model-months.ts';
import type { SimulationForm } from './simulation-form.ts';

/** What is done with the company’s own templates beside applying one. */
export type TemplateTask = 'save' | 'manage';

interface TemplateMenuProps {
  readonly form: SimulationForm;
  readonly props: SimulationFormProps;
  readonly results: Simulation | null;
  readonly onTask: (task: TemplateTask) => void;
}

/** Expenses to begin with: templates of the company and of the platform; those on the page may be kept as one. */
export function TemplateMenu({ form, props, results, onTask }: TemplateMenuProps) {
  const t = useMessages(simulationMessages);
  const tTemplate = useMessages(templateMessages);
  const { choices, templates, can } = props;
  const { getValues, setValue } = form.control.form.form;
  const apply = (made: Readonly<Record<LineGroup, StudyLine[]>>): void => {
    const values = getValues();
    const before = lineGroupNames.map((group) => [group, values[group]] as const);
    const options = { shouldDirty: true };
    for (const group of lineGroupNames) setValue(group, made[group], options);
    const count = lineGroupNames.reduce((sum, group) => sum + made[group].length, 0);
    toast.info(t('model.applied', { count }), {
      undo: () => {
        for (const [group, lines] of before) setValue(group, lines, options);
      },
    });
  };
  const months = () => modelMonths(getValues(), props.today);
  const known = new Set([...choices.suppliers, ...choices.accounts].map(({ id }) => id));
  const applied: readonly MenuGroup[] = [
    {
      id: 'own',
      title: tTemplate('own'),
      actions: templates.map(({ id, name, lines }) => ({
        id,
        label: name,
        hint: tTemplate('lines', { count: lines.length }),
        run: () => apply(expensesOfTemplate(lines, months(), (one) => known.has(one))),
      })),
    },
    {
      id: 'shipped',
      title: tTemplate('shipped'),
      actions: expenseModels.map((id) => ({
        id,
        label: t(`model.${id}`),
        run: () => apply(expensesOfModel(id, months(), (one) => t(`choices.category.${one}`))),
      })),
    },
  ];
  const kept: MenuGroup = {
    id: 'keep',
    actions: [
      ...(can.create
        ? [
            {
              id: 'save',
              label: tTemplate('save.action'),
              inactiveReason: results === null ? t('workbook.notComputed') : undefined,
              run: () => onTask('save'),
            },
          ]
        : []),
      ...(templates.length > 0 && (can.update || can.delete)
        ? [{ id: 'manage', label: tTemplate('manage.action'), run: () => onTask('manage') }]
        : []),
    ],
  };
  const groups = props.form.can.save ? [...applied, kept] : [kept];
  return (
    <Menu
      label={t('model.action')}
      icon={WandSparkles}
      size="sm"
      groups={groups.filter(({ actions }) => actions.length > 0)}
    />
  );
}
