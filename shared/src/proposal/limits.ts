/** How many edits are proposed at once. */
export const proposedEditsMaximum = 12

/** The longest short name of a sheet, or of a choice of the look. */
export const sheetNameMaximum = 40

/** The longest wish for a change, in UTF-16 code units. */
export const wishMaximum = 500

/** How long the model may take with it (milliseconds): specification 9's longest. */
export const proposalTimeoutMs = 8_000
