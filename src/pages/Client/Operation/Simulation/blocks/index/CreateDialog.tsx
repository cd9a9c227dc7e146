import { useState } from 'react';
import type { SimulationIndexProps } from '#contracts/client/operation/simulation/index.ts';
import { scenarios, type Scenario } from '#domain/simulation/study/study.ts';
import { store } from '#generated/routes/client/operation/simulation.ts';
import * as simulationMessages from '#messages/client/simulation.ts';
import * as validationMessages from '#messages/validation.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { useVisit } from '#runtime/navigation/hooks.ts';
import { Select } from '#ui/fields/Select.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { FormDialog } from '#ui/overlay/FormDialog.tsx';

interface CreateDialogProps {
  readonly operationId: string;
  readonly projects: SimulationIndexProps['projects'];
  readonly templates: SimulationIndexProps['templates'];
  readonly onClose: () => void;
}

/** Begins a simulation: a name, a scenario, the project that it is about. */
export function CreateDialog({ operationId, projects, templates, onClose }: CreateDialogProps) {
  const t = useMessages(simulationMessages);
  const required = useMessages(validationMessages)('required');
  const visit = useVisit();
  const [name, setName] = useState<string>(() => t('choices.scenario.central'));
  const [scenario, setScenario] = useState<Scenario>('central');
  const [projectId, setProjectId] = useState<string | null>(projects[0]?.id ?? null);
  const [templateId, setTemplateId] = useState<string | null>(null);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const submit = async (): Promise<boolean> => {
    if (name.trim() === '') {
      setErrors({ name: required });
      return false;
    }
    const result = await visit({
      method: 'POST',
      href: store({ operation: operationId }),
      data: { name, scenario, projectId, templateId },
    });
    setErrors(result.errors);
    return result.outcome === 'success';
  };
  const choose = (id: string | null): void => {
    const chosen = scenarios.find((candidate) => candidate === id);
    if (chosen === undefined) return;
    setScenario(chosen);
    // A name that was not typed follows the scenario.
    if (scenarios.some((one) => t(`choices.scenario.${one}`) === name))
      setName(t(`choices.scenario.${chosen}`));
  };
  return (
    <FormDialog
      title={t('createTitle')}
      description={t('createHelp')}
      submitLabel={t('create')}
      onSubmit={submit}
      onClose={onClose}
    >
      <Select
        name="scenario"
        label={t('fields.scenario')}
        value={scenario}
        choices={scenarios.map((id) => ({ id, label: t(`choices.scenario.${id}`) }))}
        onChange={choose}
      />
      <TextField
        name="name"
        label={t('fields.name')}
        value={name}
        onChange={setName}
        error={errors['name']}
        maxLength={80}
        autoFocus
      />
      {projects.length > 0 && (
        <Select
          name="projectId"
          label={t('fields.projectId')}
          value={projectId ?? ''}
          emptyLabel={t('noProject')}
          error={errors['projectId']}
          choices={projects.map((project) => ({ id: project.id, label: project.name }))}
          onChange={(id) => setProjectId(id === '' ? null : id)}
        />
      )}
      {templates.length > 0 && (
        <Select
          name="templateId"
          label={t('model.action')}
          value={templateId ?? ''}
          emptyLabel={t('model.usual')}
          error={errors['templateId']}
          choices={templates.map((template) => ({ id: template.id, label: template.name }))}
          onChange={(id) => setTemplateId(id === '' ? null : id)}
        />
      )}
    </FormDialog>
  );
}
