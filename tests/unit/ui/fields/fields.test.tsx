import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { UnreadTextsContext } from '#runtime/forms/context.ts';
import { LocaleProvider } from '#runtime/locale/LocaleProvider.tsx';
import { AreaField } from '#ui/fields/AreaField.tsx';
import { MoneyField } from '#ui/fields/MoneyField.tsx';
import { RateField } from '#ui/fields/RateField.tsx';
import { TextField } from '#ui/fields/TextField.tsx';

const now = () => new Date('2026-11-20T08:00:00Z');
const nothing = () => undefined;

function markup(element: ReactElement): string {
  return renderToStaticMarkup(
    <LocaleProvider locale="fr" timeZone="Europe/Paris" now={now}>
      {element}
    </LocaleProvider>,
  );
}

describe('fields', () => {
  test('an error takes the place of the help and is named by the control', () => {
    const html = markup(
      <TextField
        name="name"
        label="Nom"
        value=""
        onChange={nothing}
        help="Aide"
        error="Ce champ est obligatoire."
      />,
    );
    expect(html).toContain('id="field-name"');
    expect(html).toContain('aria-invalid="true"');
    expect(html).toContain('aria-describedby="field-name-error"');
    expect(html).toContain('Ce champ est obligatoire.');
    expect(html).not.toContain('Aide');
  });

  test('an optional field says so in words, without asterisk', () => {
    const html = markup(<TextField name="note" label="Note" value="" onChange={nothing} isOptional />);
    expect(html).toContain('(facultatif)');
    expect(html).not.toContain('*');
  });

  test('amounts, rates and areas are written with their two decimals and their unit apart', () => {
    const base = { name: 'x', label: 'x', onChange: nothing };
    expect(markup(<MoneyField {...base} value={48_000_050} />)).toContain('value="480\u202F000,50"');
    expect(markup(<RateField {...base} value={800} />)).toContain('value="8,00"');
    expect(markup(<AreaField {...base} value="63.40" />)).toContain('value="63,40"');
  });

  test('what could not be read and came back with a draft is shown as typed, with its error', () => {
    const html = markup(
      <UnreadTextsContext value={new Map([['x', '12 000x']])}>
        <MoneyField name="x" label="x" onChange={nothing} value={Number.NaN} />
        <MoneyField name="y" label="y" onChange={nothing} value={Number.NaN} />
        <AreaField name="z" label="z" onChange={nothing} value="cent mètres" />
      </UnreadTextsContext>,
    );
    expect(html).toContain('value="12 000x"');
    expect(html).toContain('id="field-x-error"');
    expect(html).not.toContain('id="field-y-error"');
    expect(html).toContain('value="cent mètres"');
  });

  test('an absent amount is an empty field, not a zero', () => {
    expect(markup(<MoneyField name="x" label="x" onChange={nothing} value={null} />)).toContain('value=""');
  });
});
