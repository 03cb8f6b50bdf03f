import { newAccountMs } from '@shingle/shared/website/limits.ts'
import type { Users } from '@shingle/storage/rows/users.ts'

/** From when search engines may list what an account publishes; null where they may at once. */
export type ListedFrom = (ownerId: string) => Promise<Date | null>

interface Ports {
  readonly users: Pick<Users, 'createdAt'>
  readonly clock: () => Date
}

/** Whoever makes accounts to deceive is found by search engines no sooner than the operator hears of them. */
export const createListedFrom =
  ({ users, clock }: Ports): ListedFrom =>
  async (ownerId) => {
    const createdAt = await users.createdAt(ownerId)
    if (createdAt === undefined) return null
    const listedFrom = new Date(createdAt.getTime() + newAccountMs)
    return listedFrom > clock() ? listedFrom : null
  }
