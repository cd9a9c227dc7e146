import type { HostConfig } from '#mocks/hosts/http/config.ts';
import { operatorRequest, type OperatorPath } from '#mocks/hosts/http/operator.ts';
import { readSecret } from '#mocks/hosts/http/secret.ts';
import { hmacSigner } from '#mocks/services/signing.ts';
import { UsageError } from './errors.ts';
import { readRunningServer } from './running-server.ts';

/**
 * Asks the server that runs on this data folder.
 *
 * @returns its answer; null when none runs
 * @throws UsageError when it refuses
 */
export async function askServer(config: HostConfig, path: OperatorPath, payload: object): Promise<unknown> {
  const running = readRunningServer(config.varDir);
  if (running === null) return null;
  const request = await operatorRequest(hmacSigner(readSecret(config)), running.url, path, payload);
  let response: Response;
  try {
    response = await fetch(request);
  } catch {
    // What a killed server has left behind; whether another holds the database shows when it is opened.
    return null;
  }
  if (response.ok) return response.json();
  const answer: unknown = await response.json().catch(() => null);
  const isRefused = typeof answer === 'object' && answer !== null && 'error' in answer;
  throw new UsageError(
    isRefused && response.status === 507
      ? String(answer.error)
      : `Le serveur en marche (processus ${running.pid}) a refusé (${response.status}) : vérifiez qu’il a été démarré avec la même version et le même secret.`,
  );
}
