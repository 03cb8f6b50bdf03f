import type { Caller } from '../session/caller.ts'

/** What other editors read for a person. */
export const nameOf = ({ name, email }: Pick<Caller, 'name' | 'email'>): string => name ?? email
