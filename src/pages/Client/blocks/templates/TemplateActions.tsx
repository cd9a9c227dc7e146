import { Button } from '#ui/actions/Button.tsx';
import { useAction } from '../../../Account/blocks/useAction.ts';
import { useTemplateActions, type TemplateFlags, type TemplateRoutes } from './template-actions.ts';

interface TemplateActionsProps {
  readonly id: string;
  readonly flags: TemplateFlags;
  readonly routes: TemplateRoutes;
  readonly can: { readonly create: boolean; readonly update: boolean };
}

/** The buttons of a template's page. */
export function TemplateActions({ id, flags, routes, can }: TemplateActionsProps) {
  const { run, isPending } = useAction();
  const actions = useTemplateActions(routes, can, run)(id, flags);
  return actions.map(({ id: name, label, icon, run: act }) => (
    <Button key={name} icon={icon} isPending={isPending} onClick={act}>
      {label}
    </Button>
  ));
}
