import type { WebsiteEntry } from '@shingle/shared/website/endpoints.ts'
import * as z from 'zod/mini'

const key = 'lastSharedWebsite'
const schema = z.object({ draftId: z.string(), name: z.string() })

/** A website of somebody else that was open in this tab. */
export type SharedWebsite = z.infer<typeof schema>

/** Keeps the name of a shared website for when it is no longer among the account's. */
export const rememberShared = ({ draftId, businessName, role }: WebsiteEntry): void => {
  if (role === 'Owner') forgetShared()
  else sessionStorage.setItem(key, JSON.stringify({ draftId, name: businessName }))
}

export const forgetShared = (): void => sessionStorage.removeItem(key)

/** The shared website that was open last in this tab. */
export const lastShared = (): SharedWebsite | null => {
  const kept = sessionStorage.getItem(key)
  return kept === null ? null : (z.safeParse(schema, JSON.parse(kept)).data ?? null)
}
