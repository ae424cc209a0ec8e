/** Why a message was not delivered. */
export class DeliveryError extends Error {
  /** `refused`: the message is never accepted. `unreachable`: the server does not answer. `later`: try again. */
  readonly kind: 'refused' | 'unreachable' | 'later';

  constructor(kind: DeliveryError['kind'], message: string, options?: ErrorOptions) {
    super(message.split('\n')[0]?.slice(0, 300) ?? '', options);
    this.name = 'DeliveryError';
    this.kind = kind;
  }
}
