/** How long the name of a person may be. */
export const personNameMaximum = 60
