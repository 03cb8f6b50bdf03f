/** Specification 3: who vouches for somebody that signs in. */
export const loginProviders = ['google', 'email'] as const

/** One of the ways in which an account's owner is known. */
export type Identity =
  /** By what is mailed to the address, a code or a link, or by a password that was set once it was proven. */
  | { readonly provider: 'email'; readonly isProven: boolean; readonly hasPassword: boolean }
  | { readonly provider: 'google'; readonly email: string }

/** Specification 4: a user counts as verified by the first identity, Google or an address that was proven. @internal */
export const isVerified = ([first]: readonly Identity[]): boolean =>
  first !== undefined && (first.provider === 'google' || first.isProven)
