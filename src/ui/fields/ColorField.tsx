import { Check, CircleAlert, CircleCheck } from 'lucide-react';
import type { Ref } from 'react';
import * as colorMessages from '#messages/color.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Icon } from '../identity/Icon.tsx';
import { contrastOf, parseHex } from './contrast.ts';
import { Field } from './Field.tsx';
import { joinIds } from './ids.ts';
import type { FieldBase } from './types.ts';
import { useParsedText } from './useParsedText.ts';
import './color-field.css';

export interface ColorFieldProps extends FieldBase<string> {
  ref?: Ref<HTMLInputElement>;
}

/** The colours of the charts. */
const swatches = [
  { id: 'slate', hex: '#33495A' },
  { id: 'brick', hex: '#B3553A' },
  { id: 'ochre', hex: '#D6A24A' },
  { id: 'shutter', hex: '#4C8E74' },
  { id: 'zinc', hex: '#8FA3B0' },
  { id: 'tile', hex: '#D9946F' },
  { id: 'stone', hex: '#C9BDA8' },
  { id: 'wisteria', hex: '#6E5A8C' },
] as const;

/** A colour (`#RRGGBB`): one of the house, or typed; says how legible white text is on it. */
export function ColorField({
  name,
  value,
  onChange,
  onBlur,
  isDisabled = false,
  isReadOnly = false,
  autoFocus,
  ref,
  ...frame
}: ColorFieldProps) {
  const t = useMessages(colorMessages);
  const { number } = useFormat();
  const typed = useParsedText<string>({
    name,
    value,
    onChange,
    onBlur,
    format: (text) => parseHex(text) ?? text,
    parse: parseHex,
    empty: '',
    unreadable: (text) => text,
  });
  const hex = parseHex(value);
  const ratio = hex === null ? null : contrastOf(hex, '#FFFFFF');
  const level = ratio === null ? null : ratio >= 4.5 ? 'good' : ratio >= 3 ? 'large' : 'poor';
  const error = typed.isUnreadable ? t('unreadable') : frame.error;
  const isInactive = isDisabled || isReadOnly;
  return (
    <Field name={name} {...frame} error={error}>
      {({ id, describedBy }) => (
        <>
          <div className="color-row">
            <div
              className="control color-control"
              data-error={error ? '' : undefined}
              data-inactive={isInactive ? '' : undefined}
            >
              <span className="color-dot" style={{ background: hex ?? 'transparent' }} aria-hidden="true" />
              <input
                ref={ref}
                id={id}
                name={name}
                className="control-input"
                value={typed.text}
                onChange={(event) => typed.onTextChange(event.target.value)}
                onFocus={typed.onFocus}
                onBlur={typed.onBlur}
                placeholder="#33495A"
                maxLength={7}
                autoComplete="off"
                spellCheck={false}
                disabled={isDisabled}
                readOnly={isReadOnly}
                aria-invalid={error ? true : undefined}
                aria-describedby={joinIds(describedBy, ratio !== null && `${id}-contrast`)}
                autoFocus={autoFocus}
              />
            </div>
            {!isInactive && (
              <div
                role="radiogroup"
                aria-label={t('swatches', { label: frame.label })}
                className="color-swatches"
              >
                {swatches.map((swatch) => (
                  <label key={swatch.id} className="color-swatch" style={{ background: swatch.hex }}>
                    <input
                      type="radio"
                      name={`${name}-swatch`}
                      aria-label={t(`names.${swatch.id}`)}
                      checked={hex === swatch.hex}
                      onChange={() => onChange(swatch.hex)}
                    />
                    {hex === swatch.hex && <Icon icon={Check} size={14} />}
                  </label>
                ))}
              </div>
            )}
          </div>
          {ratio !== null && level !== null && (
            <p id={`${id}-contrast`} className="flex items-center gap-1 text-label text-ink2">
              <Icon
                icon={level === 'good' ? CircleCheck : CircleAlert}
                size={14}
                className={level === 'good' ? 'text-pos' : 'text-warn'}
              />
              {t('contrast', { ratio: number(ratio, 1) })}, {t(level)}
            </p>
          )}
        </>
      )}
    </Field>
  );
}
