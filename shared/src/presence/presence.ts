import * as z from 'zod/mini'
import { idSchema } from '../field/value-schemas.ts'

/** How many colors people are told apart by; with more people than that some share one. */
export const presenceColors = 8

/** All that a client says of itself by presence: which section it looks at. Who it is its ticket says. */
export const presenceStateSchema = z.strictObject({ at: z.nullable(idSchema) })

/** One person who looks at a draft now, however many pages they have open. */
export const personSchema = z.object({
  id: z.string(),
  name: z.string(),
  /** Which of the colors, from 0. */
  color: z.int().check(z.gte(0), z.lt(presenceColors)),
  at: z.nullable(idSchema),
  /** How many pages they have the draft open in. */
  pages: z.int(),
  /** The epoch whose holder they ask for edit control, while they do. */
  asks: z.optional(z.int()),
})
export type Person = z.infer<typeof personSchema>

/** What may become of asking for edit control; `none` where nobody answered in time. */
export const askAnswers = ['hand-over', 'keep', 'none'] as const
export type AskAnswer = (typeof askAnswers)[number]

const presenceMessageSchema = z.discriminatedUnion('t', [
  z.object({
    t: z.literal('people'),
    people: z.array(personSchema),
    /** How many there are beyond those named. */
    more: z.int(),
  }),
  z.object({ t: z.literal('answered'), answer: z.enum(askAnswers), epoch: z.int() }),
  /** Whoever hears it may ask for edit control again in so many milliseconds. */
  z.object({ t: z.literal('rest'), ms: z.int().check(z.gte(0)) }),
])

/** What the sync server tells of the people at a draft. */
export type PresenceMessage = z.infer<typeof presenceMessageSchema>

const askMessageSchema = z.discriminatedUnion('t', [
  z.strictObject({ t: z.literal('ask') }),
  z.strictObject({ t: z.literal('withdraw') }),
  z.strictObject({ t: z.literal('answer'), to: z.string(), answer: z.enum(['hand-over', 'keep']) }),
])

/** What a client says about edit control: it asks for it, takes that back, or answers whoever asks. None of it changes who has it. */
export type AskMessage = z.infer<typeof askMessageSchema>

const reader =
  <Schema extends z.ZodMiniType>(schema: Schema) =>
  (text: string): z.output<Schema> | undefined => {
    try {
      const parsed = schema.safeParse(JSON.parse(text))
      return parsed.success ? parsed.data : undefined
    } catch {
      // Text that is no JSON is simply no message.
      return undefined
    }
  }

/** The message of the sync server that a text holds, or undefined for anything else. */
export const readPresenceMessage = reader(presenceMessageSchema)

/** The message of a client that a text holds, or undefined for anything else. */
export const readAskMessage = reader(askMessageSchema)
