import { useState } from 'react';
import type { Paper } from '#contracts/export/paper.ts';
import { watermarkMax } from '#domain/paper/hideable.ts';
import { hideableFields } from '#domain/share/personal.ts';
import * as layoutMessages from '#messages/export/layout.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { useAddress, useNavigate } from '#runtime/navigation/hooks.ts';
import { parseQuery, stringifyQuery } from '#runtime/routes/query.ts';
import { Switch } from '#ui/fields/Switch.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { FormDialog } from '#ui/overlay/FormDialog.tsx';
import type { OverlayProps } from '#ui/overlay/overlay-part.tsx';

/** What a copy keeps to itself and what is written across it: the address says both, so that it can be sent. */
export function PaperOptions({ paper, isOpen, onOpenChange }: OverlayProps & { readonly paper: Paper }) {
  return isOpen ? <OptionsForm paper={paper} onClose={() => onOpenChange(false)} /> : null;
}

function OptionsForm({ paper, onClose }: { paper: Paper; onClose: () => void }) {
  const t = useMessages(layoutMessages);
  const { path, search } = useAddress();
  const navigate = useNavigate();
  const [{ margin, amounts }, setHides] = useState(paper.hides);
  const [conceals, setConceals] = useState(paper.conceals ?? []);
  const [watermark, setWatermark] = useState(paper.watermark);
  const [isGrey, setGrey] = useState(paper.theme === 'grey');
  const apply = async (): Promise<boolean> => {
    const hide = amounts ? 'amounts' : margin ? 'margin' : null;
    const conceal = conceals.length === 0 ? null : conceals.join(',');
    const asked = {
      ...parseQuery(search),
      hide,
      conceal,
      watermark: watermark.trim() || null,
      theme: isGrey ? 'grey' : null,
    };
    const query = stringifyQuery(asked);
    await navigate(query === '' ? path : `${path}?${query}`, { replace: true });
    return true;
  };
  return (
    <FormDialog title={t('options')} submitLabel={t('apply')} onSubmit={apply} onClose={onClose}>
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
      <Switch
        name="theme"
        label={t('grey')}
        help={t('greyHelp')}
        value={isGrey}
        onChange={setGrey}
        isSpread
      />
      <TextField
        name="watermark"
        label={t('watermark')}
        help={t('watermarkHelp')}
        value={watermark}
        onChange={setWatermark}
        maxLength={watermarkMax}
      />
    </FormDialog>
  );
}
