/** What may be asked of the model in a day, by UTC: of one account so many requests, of all together so many tokens. */
export const modelBudget = { requestsOfOne: 40, tokensOfAll: 4_000_000 } as const

/**
 * Of that, what is there for whoever has no account, told by their network: so many requests of one, and of all of them
 * together a quarter, so that strangers never use up what owners have. Of that a tenth is the most for the networks that one customer may have.
 */
export const strangersBudget = { requestsOfOne: 10, tokensOfOne: 100_000, tokensOfAll: 1_000_000 } as const

/** How many requests a process puts to the model at once, whoever they are of. */
export const requestsAtOnce = 8

/** And how many of them are of one account, so that nobody takes the model from everybody. */
export const requestsOfOneAtOnce = 2

/** And how many are of people without an account. */
export const requestsOfStrangersAtOnce = 3

/** How long the model may take with an answer that a page of the tools waits for (milliseconds). */
export const toolAnswerMs = 4_500

/** The most that is read of one answer: characters of text for each token that was allowed, and bytes around them. */
export const answerCost = { charactersPerToken: 6, bytesPerToken: 700, bytesBeside: 16_384 } as const

/** How deep an answer may nest; no shape that is asked for comes near. */
export const answerDepthMaximum = 8
