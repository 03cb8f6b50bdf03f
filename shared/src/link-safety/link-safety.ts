/** Specification 3: how the check of a link stands. Pending waits to be checked, Checking is under way. */
export const linkSafeties = ['Pending', 'Checking', 'Failed', 'Safe', 'Unsafe'] as const
export type LinkSafety = (typeof linkSafeties)[number]

/** Specification 4: how a check ends. */
export const checkedSafeties = ['Safe', 'Unsafe', 'Failed'] as const satisfies readonly LinkSafety[]
export type CheckedSafety = (typeof checkedSafeties)[number]

/** Specification 8: what is said of a link that cannot be trusted, or of which nobody could tell. */
export const linkSafetyTexts = {
  Unsafe: 'URL flagged as malicious.',
  Failed: 'Verification process failed. Please try again.',
} as const

/** How many links one call asks about, and one publish has looked at where they lead. */
export const checkedLinksMaximum = 48
