import { Button } from '#ui/actions/Button.tsx';
import { useAction } from '../../../Account/blocks/useAction.ts';
import { useTemplateActions, type TemplateRoutes, type TemplateStanding } from './template-actions.ts';

interface TemplateActionsProps {
  readonly id: string;
  readonly standing: TemplateStanding;
  readonly routes: TemplateRoutes;
  readonly can: { readonly create: boolean; readonly update: boolean };
}

/** The buttons of a template's page. */
export function TemplateActions({ id, standing, routes, can }: TemplateActionsProps) {
  const { run, isPending } = useAction();
  const actions = useTemplateActions(routes, can, run)(id, standing);
  return actions.map(({ id: name, label, icon, run: act }) => (
    <Button key={name} icon={icon} isPending={isPending} onClick={act}>
      {label}
    </Button>
  ));
}
