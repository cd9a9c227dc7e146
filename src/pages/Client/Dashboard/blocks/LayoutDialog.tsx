import { ArrowDown, ArrowUp } from 'lucide-react';
import { useState } from 'react';
import type { DashboardProps } from '#contracts/client/dashboard.ts';
import {
  asideWidgets,
  defaultLayout,
  type DashboardWidget,
  type DashboardWidgetKey,
} from '#domain/dashboard/widgets.ts';
import { update } from '#generated/routes/client/dashboard/layout.ts';
import * as dashboardMessages from '#messages/client/dashboard.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { IconButton } from '#ui/actions/IconButton.tsx';
import { TextButton } from '#ui/actions/TextButton.tsx';
import { ItemList } from '#ui/data/ItemList.tsx';
import { Checkbox } from '#ui/fields/Checkbox.tsx';
import { moveItem } from '#ui/fields/move-item.ts';
import { Inline } from '#ui/layout/Inline.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { FormDialog } from '#ui/overlay/FormDialog.tsx';
import { useAction } from '../../../Account/blocks/useAction.ts';

interface LayoutDialogProps extends Pick<DashboardProps, 'layout' | 'widgets'> {
  readonly onClose: () => void;
}

/** Which widgets stand on the page, in which order and size. */
export function LayoutDialog({ layout, widgets, onClose }: LayoutDialogProps) {
  const t = useMessages(dashboardMessages);
  const { run } = useAction();
  const [wanted, setWanted] = useState<readonly DashboardWidget[]>(layout);
  const save = (): Promise<boolean> =>
    run({
      method: 'PATCH',
      href: update(),
      data: { widgets: [...wanted] },
      preserveScroll: true,
    });
  const isShown = ({ key }: DashboardWidget): boolean => widgets.includes(key);
  const isAside = ({ key }: DashboardWidget): boolean => asideWidgets.includes(key);
  const change = (key: DashboardWidgetKey, changes: Partial<DashboardWidget>): void =>
    setWanted(wanted.map((widget) => (widget.key === key ? { ...widget, ...changes } : widget)));
  const column = (label: string, own: readonly DashboardWidget[]) => (
    <ItemList
      label={label}
      isCompact
      isLabelShown
      items={own.map((widget, index) => {
        const name = t(`widgets.${widget.key}`);
        const swap = (other: DashboardWidget | undefined): void => {
          if (other === undefined) return;
          setWanted(moveItem(wanted, wanted.indexOf(widget), wanted.indexOf(other)));
        };
        return {
          id: widget.key,
          title: '',
          lead: (
            <Checkbox
              name={widget.key}
              label={name}
              value={widget.isOn}
              onChange={(isOn) => change(widget.key, { isOn })}
            />
          ),
          end: (
            <Inline gap={2} isOneLine>
              {!isAside(widget) && (
                <Checkbox
                  name={`${widget.key}-half`}
                  label={t('layout.half')}
                  value={widget.size === 'half'}
                  onChange={(isHalf) => change(widget.key, { size: isHalf ? 'half' : 'full' })}
                />
              )}
              <IconButton
                icon={ArrowUp}
                size="sm"
                label={t('layout.up', { name })}
                onClick={() => swap(own[index - 1])}
              />
              <IconButton
                icon={ArrowDown}
                size="sm"
                label={t('layout.down', { name })}
                onClick={() => swap(own[index + 1])}
              />
            </Inline>
          ),
        };
      })}
    />
  );
  const shown = wanted.filter(isShown);
  return (
    <FormDialog
      title={t('layout.title')}
      description={t('layout.help')}
      submitLabel={t('layout.save')}
      onSubmit={save}
      onClose={onClose}
    >
      <Stack gap={4}>
        {column(
          t('layout.main'),
          shown.filter((widget) => !isAside(widget)),
        )}
        {column(t('layout.aside'), shown.filter(isAside))}
        <TextButton onPress={() => setWanted(defaultLayout)}>{t('layout.reset')}</TextButton>
      </Stack>
    </FormDialog>
  );
}
