import { nameOf } from '@shingle/shared/account/name-of.ts'
import type { Users } from '../rows/users.ts'

/** What stands for the name of a person whose account is gone. */
export const departedName = 'Somebody who left'

/** Who stands for them in what others keep: the id of nobody, so that it leads to no account that there was. */
export const departedId = 'departed'

/** What somebody is called now, by their id. */
export type NameById = (id: string) => string

/** Looks up what some people are called now, in one question. */
export const namesOf = async (users: Pick<Users, 'findAll'>, ids: readonly string[]): Promise<NameById> => {
  const found = await users.findAll([...new Set(ids)])
  const names = new Map(found.map((account) => [account.id, nameOf(account)]))
  return (id) => names.get(id) ?? departedName
}
