/** The status by which servers of the page protocol refuse an old token. */
const tokenStatus = 419;

/**
 * Sends a request, and once more when its token was refused: whoever was away for long, or signed in anew in
 * another tab, need not know. `send` must read the token anew each time. `renew` asks the server for anything
 * that comes with a new token; when it fails the refusal stands.
 */
export async function withRenewedToken(
  send: () => Promise<Response>,
  renew: () => Promise<unknown>,
): Promise<Response> {
  const response = await send();
  if (response.status !== tokenStatus) return response;
  try {
    await renew();
  } catch {
    return response;
  }
  void response.body?.cancel();
  return send();
}
