import type { WebsiteEntry } from '@shingle/shared/website/endpoints.ts'
import * as z from 'zod/mini'

const key = 'lastOpenWebsite'
const schema = z.object({
  draftId: z.string(),
  handle: z.nullable(z.string()),
  name: z.string(),
  isShared: z.boolean(),
})

/** A website that was open in this tab. */
export type LastOpen = z.infer<typeof schema>

/** Keeps which website is open for when it is no longer among the account's. */
export const rememberOpen = ({ draftId, publishedHandle, businessName, role }: WebsiteEntry): void => {
  const open: LastOpen = { draftId, handle: publishedHandle, name: businessName, isShared: role !== 'Owner' }
  sessionStorage.setItem(key, JSON.stringify(open))
}

export const forgetOpen = (): void => sessionStorage.removeItem(key)

/** The website that was open last in this tab. */
export const lastOpen = (): LastOpen | null => {
  const kept = sessionStorage.getItem(key)
  return kept === null ? null : (z.safeParse(schema, JSON.parse(kept)).data ?? null)
}

/** The same where it is somebody else's. */
export const lastShared = (): LastOpen | null => {
  const last = lastOpen()
  return last?.isShared ? last : null
}
