import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { operationStates } from '#domain/operation/states.ts';

const css = readFileSync(new URL('../../../src/app/styles/tokens.css', import.meta.url), 'utf8');

function tokenColors(name: string): { light: string; dark: string } {
  const found = new RegExp(`--${name}: (?:light-dark\\((#\\w{6}), (#\\w{6})\\)|(#\\w{6}));`).exec(css);
  const light = found?.[1] ?? found?.[3];
  const dark = found?.[2] ?? found?.[3];
  if (!light || !dark) throw new Error(`No colour token named ${name}.`);
  return { light, dark };
}

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: string, b: string): number {
  const [high = 0, low = 0] = [luminance(a), luminance(b)].toSorted((x, y) => y - x);
  return (high + 0.05) / (low + 0.05);
}

const surfaces = ['bg', 'side', 'card', 'sunken', 'hover', 'sel'];
const textPairs: [string, string][] = [
  ...surfaces.flatMap((surface) => ['ink', 'ink2', 'ink3'].map((ink): [string, string] => [ink, surface])),
  ...['pos', 'neg', 'warn', 'info'].map((tone): [string, string] => [tone, `${tone}-bg`]),
  ...operationStates.map((state): [string, string] => [`state-${state}`, `state-${state}-bg`]),
  ['brick-ink', 'bg'],
  ['brick-ink', 'card'],
  ['brick-ink', 'brick-bg'],
  ['neg', 'card'],
  ['side-admin-ink', 'side-admin'],
  ['impersonation-ink', 'impersonation'],
];

describe('colour tokens', () => {
  test.each(textPairs)('%s can be read on %s in light and in dark (4.5:1)', (ink, ground) => {
    const [text, surface] = [tokenColors(ink), tokenColors(ground)];
    expect(contrast(text.light, surface.light)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(text.dark, surface.dark)).toBeGreaterThanOrEqual(4.5);
  });

  test.each(['brick', 'brick-hover', 'danger', 'danger-hover'])(
    'white can be read on %s (4.5:1)',
    (ground) => {
      const surface = tokenColors(ground);
      expect(contrast('#ffffff', surface.light)).toBeGreaterThanOrEqual(4.5);
      expect(contrast('#ffffff', surface.dark)).toBeGreaterThanOrEqual(4.5);
    },
  );

  test.each(['ctl', 'focus'])('%s, which draws a control, stands out on a card (3:1)', (line) => {
    const [drawn, card] = [tokenColors(line), tokenColors('card')];
    expect(contrast(drawn.light, card.light)).toBeGreaterThanOrEqual(3);
    expect(contrast(drawn.dark, card.dark)).toBeGreaterThanOrEqual(3);
  });
});
