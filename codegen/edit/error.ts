/** What was asked for cannot be understood or done; the manifest itself may be faultless. */
export class RequestError extends Error {
  override readonly name = 'RequestError';
}
