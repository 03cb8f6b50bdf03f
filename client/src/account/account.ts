import type { Account } from '@shingle/shared/account/account.ts'

/** What to call somebody: the name they gave, else their email address. */
export const accountName = ({ name, email }: Account): string => name?.trim() || email
