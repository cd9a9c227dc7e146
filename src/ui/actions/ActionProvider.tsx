import { useContext, useState, type ReactNode } from 'react';
import { NavigationContext } from '#runtime/navigation/context.ts';
import { useNavigate } from '#runtime/navigation/hooks.ts';
import { ActionContext, createActionRegistry } from './action-registry.ts';
import { performAction } from './show-reason.ts';
import { useActionKeys } from './useActionKeys.ts';

export interface ActionProviderProps {
  /** False leaves only the keys with ⌘ or Ctrl. */
  areLettersOn?: boolean;
  children: ReactNode;
}

/** Gathers the actions of what it holds, and listens for their keys; those of an inactive one tell why. */
export function ActionProvider({ areLettersOn = true, children }: ActionProviderProps) {
  const [registry] = useState(createActionRegistry);
  const navigate = useNavigate();
  const navigation = useContext(NavigationContext);
  useActionKeys(registry, areLettersOn, (action) => {
    if (action.href !== undefined && action.inactiveReason === undefined) void navigate(action.href);
    else performAction(action, navigation);
  });
  return <ActionContext value={registry}>{children}</ActionContext>;
}
