/** Which realtime server a page listens to. */
export interface RealtimeSettings {
  /** Public key of the application. */
  readonly key: string;
  /** Where a server of the service's own stands, such as `eu`. */
  readonly cluster: string;
  /** A server of one's own, instead of the cluster's. */
  readonly host?: string | undefined;
  readonly port?: number | undefined;
  /** False only for a server without TLS, on this machine; default true. */
  readonly forceTls?: boolean | undefined;
}
