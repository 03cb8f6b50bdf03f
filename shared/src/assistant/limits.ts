/** How many assistants an account lets in at most. */
export const assistantsMaximum = 10

/** How long the name of an assistant is at most. */
export const assistantNameMaximum = 40

/** What the tokens of assistants begin with, so that whoever finds one knows what it is. */
export const assistantTokenPrefix = 'shingle_'
