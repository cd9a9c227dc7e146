import { SlidersHorizontal } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import { watermarkMax } from '#contracts/export/hideable.ts';
import type { Paper } from '#contracts/export/paper.ts';
import { hideableFields } from '#domain/share/personal.ts';
import * as layoutMessages from '#messages/export/layout.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { useAddress, useNavigate } from '#runtime/navigation/hooks.ts';
import { parseQuery, stringifyQuery } from '#runtime/routes/query.ts';
import { Button } from '#ui/actions/Button.tsx';
import { Switch } from '#ui/fields/Switch.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { Icon } from '#ui/identity/Icon.tsx';
import { Popover } from '#ui/overlay/Popover.tsx';

/** What a copy keeps to itself and what is written across it: the address says both, so that it can be sent. */
export function PaperOptions({ paper }: { paper: Paper }) {
  const t = useMessages(layoutMessages);
  const { path, search } = useAddress();
  const navigate = useNavigate();
  const [{ margin, amounts }, setHides] = useState(paper.hides);
  const [conceals, setConceals] = useState(paper.conceals ?? []);
  const [watermark, setWatermark] = useState(paper.watermark);
  const apply = (event: FormEvent) => {
    event.preventDefault();
    const hide = amounts ? 'amounts' : margin ? 'margin' : null;
    const conceal = conceals.length === 0 ? null : conceals.join(',');
    const asked = { ...parseQuery(search), hide, conceal, watermark: watermark.trim() || null };
    const query = stringifyQuery(asked);
    void navigate(query === '' ? path : `${path}?${query}`, { replace: true });
  };
  return (
    <Popover
      label={t('options')}
      isNamedByTrigger
      placement="bottom end"
      trigger={
        <span className="flex min-h-9 items-center gap-2 px-3">
          <Icon icon={SlidersHorizontal} size={16} />
          {t('options')}
        </span>
      }
    >
      <form onSubmit={apply} className="flex flex-col gap-4">
        <Switch
          name="hideMargin"
          label={t('hideMargin')}
          value={margin || amounts}
          isDisabled={amounts}
          onChange={(value) => setHides({ amounts, margin: value })}
          isSpread
        />
        <Switch
          name="hideAmounts"
          label={t('hideAmounts')}
          value={amounts}
          onChange={(value) => setHides({ margin, amounts: value })}
          isSpread
        />
        {paper.conceals !== undefined &&
          hideableFields.map((field) => (
            <Switch
              key={field}
              name={field}
              label={t(`conceal.${field}`)}
              value={conceals.includes(field)}
              onChange={(value) =>
                setConceals(value ? [...conceals, field] : conceals.filter((other) => other !== field))
              }
              isSpread
            />
          ))}
        <TextField
          name="watermark"
          label={t('watermark')}
          help={t('watermarkHelp')}
          value={watermark}
          onChange={setWatermark}
          maxLength={watermarkMax}
        />
        <Button variant="primary" type="submit">
          {t('apply')}
        </Button>
      </form>
    </Popover>
  );
}
