// Plain JavaScript without dependencies: it runs before anything is installed, on Node 20.

const frames = ['⠋', '⠙', '⠹', '⠸', '⠼', '⠴', '⠦', '⠧', '⠇', '⠏'];

/** @param {number} startedAt @returns {string} */
const elapsed = (startedAt) => `${((performance.now() - startedAt) / 1000).toFixed(1).replace('.', ',')} s`;

/**
 * Shows a step while it runs: a moving line on a terminal, a line every ten seconds elsewhere.
 *
 * @template T
 * @param {string} label
 * @param {(tell: (detail: string) => void) => Promise<T>} run
 * @param {NodeJS.WriteStream} [out]
 * @returns {Promise<T>}
 */
export async function step(label, run, out = process.stdout) {
  const startedAt = performance.now();
  let detail = '';
  let frame = 0;
  const line = () => `${label}${detail === '' ? '' : ` (${detail})`} ${elapsed(startedAt)}`;
  const draw = () => {
    frame += 1;
    out.write(`\r\x1b[2K${frames[frame % frames.length]} ${line()}`);
  };
  if (!out.isTTY) out.write(`… ${label}\n`);
  const timer = out.isTTY ? setInterval(draw, 100) : setInterval(() => out.write(`  … ${line()}\n`), 10_000);
  try {
    const result = await run((text) => {
      detail = text;
    });
    if (out.isTTY) out.write('\r\x1b[2K');
    out.write(`✓ ${line()}\n`);
    return result;
  } catch (error) {
    if (out.isTTY) out.write('\r\x1b[2K');
    throw error;
  } finally {
    clearInterval(timer);
  }
}
