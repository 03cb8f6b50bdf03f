import { useMemo, useSyncExternalStore } from 'react'
import * as z from 'zod/mini'
import { readKept, writeKept } from '../server/kept-answer.ts'
import { useAccount } from '../server/session/session.ts'

const wishSchema = z.object({
  /** Signing out forgets everything that is kept under an account's id. */
  accountId: z.string(),
  draftId: z.string(),
  handle: z.string(),
  /** The epoch of edit control and the recovered copies of then: where they differ, what was seen is not what the account has. */
  epoch: z.int(),
  recovered: z.int(),
  /** Why it came to nothing; it waits no longer. */
  refused: z.optional(z.string()),
})

/** The wish to publish a draft once everything of it is saved to the account; kept on this device. */
export type PublishWish = z.infer<typeof wishSchema>

const changed = 'publish-wish'
const keyOf = (draftId: string): string => `publish-wish:${draftId}`

/** The wish of an account about a draft, if there is one on this device. */
export const readWish = (draftId: string, accountId: string): PublishWish | null => {
  const wish = readKept(keyOf(draftId), wishSchema)
  return wish?.accountId === accountId ? wish : null
}

/** Keeps a wish; one of before about the same draft goes. */
export const keepWish = (wish: PublishWish): void => {
  writeKept(keyOf(wish.draftId), wish)
  window.dispatchEvent(new Event(changed))
}

/** Takes a wish back. */
export const forgetWish = (draftId: string): void => {
  localStorage.removeItem(keyOf(draftId))
  window.dispatchEvent(new Event(changed))
}

// What another tab does comes as `storage`, what this one does by its own name.
const subscribe = (listener: () => void): (() => void) => {
  for (const name of ['storage', changed]) window.addEventListener(name, listener)
  return () => {
    for (const name of ['storage', changed]) window.removeEventListener(name, listener)
  }
}

/** The wish about a draft of whoever is signed in. */
export const useWish = (draftId: string): PublishWish | null => {
  const accountId = useAccount()?.id ?? ''
  const kept = useSyncExternalStore(subscribe, () => localStorage.getItem(keyOf(draftId)))
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is kept says whether the wish is another one
  return useMemo(() => readWish(draftId, accountId), [draftId, accountId, kept])
}
