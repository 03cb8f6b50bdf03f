import { isThisMachine, type Origins } from '@shingle/shared/origins/origins.ts'
import { newAccountMs } from '@shingle/shared/website/limits.ts'
import type { Users } from '@shingle/storage/rows/users.ts'

/** From when search engines may list what an account publishes; null where they may at once. */
export type ListedFrom = (ownerId: string) => Promise<Date | null>

interface Ports {
  readonly users: Pick<Users, 'createdAt'>
  readonly clock: () => Date
  readonly origins: Pick<Origins, 'sites'>
}

/**
 * Whoever makes accounts to deceive is found by search engines no sooner than the operator hears of them. On this machine
 * alone no search engine finds anything, and nothing is held back.
 */
export const createListedFrom =
  ({ users, clock, origins }: Ports): ListedFrom =>
  async (ownerId) => {
    if (isThisMachine(new URL(origins.sites).hostname)) return null
    const createdAt = await users.createdAt(ownerId)
    if (createdAt === undefined) return null
    const listedFrom = new Date(createdAt.getTime() + newAccountMs)
    return listedFrom > clock() ? listedFrom : null
  }
