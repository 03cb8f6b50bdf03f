/** What an article may be about, in the order in which the blog offers it. */
export const topicIds = ['words', 'prices', 'pictures', 'being-found', 'visitors', 'by-trade'] as const

/** What each topic is called. */
export const topics = {
  words: 'Words',
  prices: 'Prices',
  pictures: 'Pictures',
  'being-found': 'Being found',
  visitors: 'Visitors',
  'by-trade': 'By trade',
} as const satisfies Readonly<Record<(typeof topicIds)[number], string>>
