/** What may speak for spam in a message; `owner` is the owner's own word, `sender` that a former one of the address was spam. */
export const spamReasons = ['trap', 'links', 'markup', 'offer', 'shouting', 'sender', 'owner'] as const
export type SpamReason = (typeof spamReasons)[number]
