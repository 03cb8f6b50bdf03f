/** What a draft has as its trade where nothing is known of it, and an answer where none of the known ones is it. */
export const noTradeId = 'general'
