/** Specification 3: what trying a sign-in code can answer. */
export const verifyStatuses = ['Success', 'ExpiredCode', 'InvalidCode', 'InvalidSession'] as const
export type VerifyStatus = (typeof verifyStatuses)[number]

/** Specification 8: what a person reads for each failure. */
export const verifyTexts: Readonly<Record<Exclude<VerifyStatus, 'Success'>, string>> = {
  ExpiredCode: 'Expired code',
  InvalidCode: 'Invalid code',
  InvalidSession: 'Invalid session',
}
