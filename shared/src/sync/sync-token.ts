import * as z from 'zod/mini'

/** What a client sends first on `/sync`: who it is (`jwt`), and which epoch its replica belongs to. */
export const syncTokenSchema = z.strictObject({
  jwt: z.string().check(z.maxLength(4096)),
  epoch: z.int().check(z.gte(0)),
  want: z.enum(['edit', 'view']),
  /** The version of the draft's shape the client writes. */
  schema: z.int().check(z.gte(0)),
})
export type SyncToken = z.infer<typeof syncTokenSchema>

/** The token as text, as the wire carries it. */
export const writeSyncToken = (token: SyncToken): string => JSON.stringify(token)

/** The token a text holds, or undefined for anything else. */
export const readSyncToken = (text: string): SyncToken | undefined => {
  if (text.length > 8192) return undefined
  try {
    const parsed = syncTokenSchema.safeParse(JSON.parse(text))
    return parsed.success ? parsed.data : undefined
  } catch {
    // Text that is no JSON is simply no token.
    return undefined
  }
}
