import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { Button } from '#ui/actions/Button.tsx';

describe('Button', () => {
  test('an inactive button keeps its place in the tab order and is told as inactive', () => {
    const html = renderToStaticMarkup(<Button inactiveReason="Il manque le prix">Calculer</Button>);
    expect(html).toContain('aria-disabled="true"');
    expect(html).not.toMatch(/\sdisabled/);
  });

  test('a pending button keeps its label and does not answer as a link', () => {
    const html = renderToStaticMarkup(
      <Button href="/x" isPending>
        Enregistrer
      </Button>,
    );
    expect(html).toContain('Enregistrer');
    expect(html).toContain('aria-busy="true"');
    expect(html).not.toContain('<a ');
  });

  test('a button never sends a form unless told to', () => {
    expect(renderToStaticMarkup(<Button>Annuler</Button>)).toContain('type="button"');
  });
});
