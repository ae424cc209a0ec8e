/** Why a message was not delivered. */
export class DeliveryError extends Error {
  /** `refused`: a permanent rejection. `unreachable`: the server does not answer. `temporary`: any other failure. */
  readonly kind: 'refused' | 'unreachable' | 'temporary';

  constructor(kind: DeliveryError['kind'], message: string, options?: ErrorOptions) {
    super(message.split('\n')[0]?.slice(0, 300) ?? '', options);
    this.name = 'DeliveryError';
    this.kind = kind;
  }
}
