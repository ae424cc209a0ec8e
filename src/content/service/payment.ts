import { times } from '#content/service/times.ts';

/** Refunds, as the Terms of Service promise them. */
export const refundBeforeIssue =
  'If you withdraw your application before we issue the certificate, we refund what you paid for the certificate.';
export const refundAfterIssue =
  'After we have issued the certificate, we replace it only if it is wrong and the fault is ours. In that case, you can choose a refund ' +
  'instead.';

/** How to withdraw, how to pay and what one gets for it. */
export const cancelOrder =
  `To cancel an order, write to our sales desk with your application number. You get the refund within ${times.refund}, by the ` +
  'method that you used to pay.';
export const paymentMethods = 'You pay on the certificate portal, by UPI, card, net banking or bank transfer.';
export const failedPayment =
  'If money left your account but the portal shows no payment, send our sales desk the bank’s transaction number. ' +
  `We return the money within ${times.refund}, or count it towards your application.`;
export const taxInvoice =
  'When you have paid, we email a tax invoice with our GSTIN (GST identification number). For input tax credit, ' +
  'enter your organisation’s GSTIN before you pay.';
