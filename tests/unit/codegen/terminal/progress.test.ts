import { expect, test } from 'vitest';
import { createProgress } from '#codegen/terminal/progress.ts';

const CLEAR = '\r\u001B[K';

/** A progress line under a clock that is moved by hand; timers fire while it is moved, unless work is busy. */
function progressAt(errIsTerminal: boolean) {
  let ms = 0;
  let timer: { readonly atMs: number; readonly run: () => void } | undefined;
  const written: string[] = [];
  const { step, done } = createProgress('reading', {
    err: (text) => void written.push(text),
    errIsTerminal,
    columns: 20,
    now: () => ms,
    after(delayMs, run) {
      timer = { atMs: ms + delayMs, run };
      return () => (timer = undefined);
    },
  });
  const free = (untilMs: number): void => {
    ms = untilMs;
    if (timer && timer.atMs <= ms) timer.run();
  };
  const busy = (untilMs: number): void => void (ms = untilMs);
  return { step, done, free, busy, written };
}

test('short work writes nothing', () => {
  const { step, done, free, written } = progressAt(true);
  step('writing');
  free(299);
  done();
  free(900);
  expect(written).toEqual([]);
});

test('long work has one line, which is cleared at the end, once', () => {
  const { step, done, free, written } = progressAt(true);
  free(300);
  step('writing a hundred files');
  done();
  done();
  expect(written).toEqual([`${CLEAR}reading`, `${CLEAR}writing a hundred f`, CLEAR]);
});

test('work without a free moment shows it with its next step', () => {
  const { step, busy, written } = progressAt(true);
  busy(900);
  expect(written).toEqual([]);
  step('writing');
  expect(written).toEqual([`${CLEAR}writing`]);
});

test('nothing is written where standard error is no terminal', () => {
  const { step, done, free, written } = progressAt(false);
  free(900);
  step('writing');
  done();
  expect(written).toEqual([]);
});
