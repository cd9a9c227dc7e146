import { expect, test } from 'vitest';
import { dossierPresets, usualSections } from '#domain/paper/dossier-presets.ts';
import { exportSections } from '#domain/paper/sections.ts';

const ofVir = ['simulation.vir-revenues', 'simulation.vir-collection'];

test('papers about VIR are usual for a bank where lots may be sold so, and left out where they would stand empty', () => {
  expect(usualSections('bank', exportSections, true)).toEqual(expect.arrayContaining(ofVir));
  for (const preset of dossierPresets) {
    const without = usualSections(preset, exportSections, false);
    expect(without).toEqual(
      usualSections(preset, exportSections, true).filter((section) => !ofVir.includes(section)),
    );
  }
});
