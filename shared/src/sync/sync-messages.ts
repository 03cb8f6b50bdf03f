import * as z from 'zod/mini'

/** Who may edit a draft: an account's id and the name others read. */
export const draftUserSchema = z.object({ id: z.string(), name: z.string() })
export type DraftUser = z.infer<typeof draftUserSchema>

/** Edit control of one draft: `epoch` grows with every change of holder, `seq` with every change at all. */
export const draftControlSchema = z.object({
  epoch: z.int(),
  holder: draftUserSchema,
  seq: z.int(),
  /** The last epoch that began with the draft written anew: replicas of older ones share nothing with it. */
  rebuilt: z.optional(z.int()),
})
export type DraftControl = z.infer<typeof draftControlSchema>

/** Whether a replica of `epoch` is of a history that the draft has left behind. */
export const isLeftBehind = (epoch: number, { rebuilt = 0 }: Pick<DraftControl, 'rebuilt'>): boolean =>
  epoch < rebuilt

/**
 * Why an update was refused: `control` someone else is editing, `gap` it builds on work the server never got,
 * `garbage` it cannot be read, `schema` it is no draft, `limit` it breaks a limit, `busy` it could not be
 * stored just now.
 */
export const refusals = ['control', 'gap', 'garbage', 'schema', 'limit', 'busy'] as const
export type Refusal = (typeof refusals)[number]

const controlMessageSchema = z.object({
  t: z.literal('control'),
  ...draftControlSchema.shape,
  /** Whether this very connection may write. */
  write: z.boolean(),
})
export type ControlMessage = z.infer<typeof controlMessageSchema>

/** Which field an update was refused for. */
const refusedFieldSchema = z.union([
  z.object({ in: z.literal('section'), section: z.string(), field: z.string() }),
  z.object({ in: z.literal('page'), page: z.string(), field: z.string() }),
  z.object({ in: z.enum(['settings', 'business', 'theme']), field: z.string() }),
])
/** The field whose value was refused, and the rule it breaks, in words. */
export interface RefusedField {
  readonly at: z.infer<typeof refusedFieldSchema>
  readonly text: string
}

const refusedMessageSchema = z.object({
  t: z.literal('refused'),
  why: z.enum(refusals),
  epoch: z.int(),
  holder: draftUserSchema,
  /** The rule that was broken, in words, where a rule was, and the field that breaks it, where it is one. */
  text: z.optional(z.string()),
  at: z.optional(refusedFieldSchema),
})
export type RefusedMessage = z.infer<typeof refusedMessageSchema>

/** Everything this client sent up to now is durable as part of `seq`. */
const savedMessageSchema = z.object({ t: z.literal('saved'), epoch: z.int(), seq: z.int() })
export type SavedMessage = z.infer<typeof savedMessageSchema>

const serverMessageSchema = z.discriminatedUnion('t', [
  controlMessageSchema,
  refusedMessageSchema,
  savedMessageSchema,
])
/** What the sync server tells a client beside the document itself. */
export type ServerMessage = z.infer<typeof serverMessageSchema>

/** The message a text holds, or undefined for anything else. */
export const readServerMessage = (text: string): ServerMessage | undefined => {
  try {
    const parsed = serverMessageSchema.safeParse(JSON.parse(text))
    return parsed.success ? parsed.data : undefined
  } catch {
    // Text that is no JSON is simply no message.
    return undefined
  }
}

const stalePrefix = 'stale:'

/** A reason that carries the present control. */
export type StaleReason = `stale:${string}`

/** The reason given to a replica of an older epoch or another holder: refused before any content flows. */
export const staleReason = (control: DraftControl): StaleReason =>
  `stale:${JSON.stringify({ t: 'control', ...control, write: false })}`

/** The control a refusal to authenticate carries, if it is of that kind. */
export const readStaleReason = (reason: string): ControlMessage | undefined => {
  const message = reason.startsWith(stalePrefix)
    ? readServerMessage(reason.slice(stalePrefix.length))
    : undefined
  return message?.t === 'control' ? message : undefined
}
