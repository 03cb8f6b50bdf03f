/** Where a browser tells Google Analytics that a page of the product was seen. None of its scripts is loaded. */
export const analyticsCollector = 'https://www.google-analytics.com/g/collect'
