import { useState, type ReactNode } from 'react';
import { useNavigate } from '#runtime/navigation/hooks.ts';
import { ActionContext, createActionRegistry } from './action-registry.ts';
import { useActionKeys } from './useActionKeys.ts';

export interface ActionProviderProps {
  /** False leaves only the keys with ⌘ or Ctrl. */
  areLettersOn?: boolean;
  children: ReactNode;
}

/** Gathers the actions of what it holds, and listens for their keys. */
export function ActionProvider({ areLettersOn = true, children }: ActionProviderProps) {
  const [registry] = useState(createActionRegistry);
  const navigate = useNavigate();
  useActionKeys(registry, areLettersOn, ({ href, run, inactiveReason }) => {
    if (inactiveReason !== undefined) return;
    if (href !== undefined) void navigate(href);
    else run?.();
  });
  return <ActionContext value={registry}>{children}</ActionContext>;
}
