/** Specification 9: e-mail addresses. */
export const emailMaximum = 64
