/** What an order for many certificates costs: the price table has no lower price for them (R9.32). */
export const bulkOrders = 'For 10 or more certificates, ask sales for a quote.';
