/** What articles are about, in the order in which the blog offers it. */
export const topics = {
  words: 'Words',
  prices: 'Prices',
  pictures: 'Pictures',
  'being-found': 'Being found',
  visitors: 'Visitors',
  'by-trade': 'By trade',
} as const

export const topicIds = ['words', 'prices', 'pictures', 'being-found', 'visitors', 'by-trade'] as const
