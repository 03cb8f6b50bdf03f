import type { Account } from './account.ts'

/** What others read for a person: their name, or the address of one who has none. */
export const nameOf = ({ name, email }: Pick<Account, 'name' | 'email'>): string => name ?? email
