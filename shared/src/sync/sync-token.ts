import * as z from 'zod/mini'

const ticketMaximum = 4096
// What stands around the ticket, and what JSON writes of its letters, takes less than as much again.
const textMaximum = 2 * ticketMaximum

/** What a client sends first on `/sync`: who it is (`jwt`), and which epoch its replica belongs to. */
export const syncTokenSchema = z.strictObject({
  jwt: z.string().check(z.maxLength(ticketMaximum)),
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
  if (text.length > textMaximum) return undefined
  try {
    const parsed = syncTokenSchema.safeParse(JSON.parse(text))
    return parsed.success ? parsed.data : undefined
  } catch {
    // Text that is no JSON is simply no token.
    return undefined
  }
}
