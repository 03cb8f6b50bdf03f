import { appPaths } from '@shingle/shared/paths/app-paths.ts'
import * as z from 'zod/mini'
import { leftSchema } from '../../app/left.ts'
import { safeNext } from '../safe-next.ts'

const key = 'googleErrand'

const errandSchema = z.object({
  /** Where the person wanted to go. */
  next: z.string(),
  /** Whose account it must be, where somebody proves once more who they are. */
  accountId: z.optional(z.string()),
  /** Whether the Google account is to be connected, rather than to sign in. */
  connects: z.optional(z.boolean()),
  /** What was open and typed at `next`, beside what that address says. */
  left: z.optional(leftSchema),
})

/** What somebody is at Google for. */
export type Errand = z.infer<typeof errandSchema>

/** Keeps the errand while this page is at Google. */
export const keepErrand = (errand: Errand): void => sessionStorage.setItem(key, JSON.stringify(errand))

/** What this page went to Google for. */
export const readErrand = (): Errand => {
  const read = errandSchema.safeParse(parsed(sessionStorage.getItem(key)))
  const errand = read.data ?? { next: appPaths.websites }
  return { ...errand, next: safeNext(errand.next, window.location.origin) }
}

/** The errand is done. */
export const forgetErrand = (): void => sessionStorage.removeItem(key)

const parsed = (kept: string | null): unknown => {
  try {
    return JSON.parse(kept ?? 'null')
  } catch {
    // Not written by this app.
    return null
  }
}
