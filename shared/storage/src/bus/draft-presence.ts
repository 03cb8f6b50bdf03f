import { personSchema } from '@shingle/shared/presence/presence.ts'
import * as z from 'zod/mini'
import type { Bus } from './bus.ts'

const messageSchema = z.discriminatedUnion('t', [
  z.object({
    t: z.literal('here'),
    /** Which process says so. */
    place: z.string(),
    people: z.array(personSchema),
    /** Whether it has only just opened the draft, and knows nobody elsewhere yet. */
    isNew: z.boolean(),
  }),
  z.object({
    t: z.literal('answer'),
    to: z.string(),
    answer: z.enum(['hand-over', 'keep']),
    epoch: z.int(),
  }),
])

/** What processes tell each other of the people at one draft: who is there, and an answer to somebody who asks for control. */
export type PresenceNews = z.infer<typeof messageSchema>

/** A process' place among all whose people look at a draft. */
export interface PresenceSubscription {
  tell(news: PresenceNews): Promise<void>
  leave(): Promise<void>
}

/** Hears of the people that other processes have at a draft, and tells them of its own, until it leaves. News may be lost. */
export const joinPresence = async (
  bus: Bus,
  draftId: string,
  listener: (news: PresenceNews) => void,
): Promise<PresenceSubscription> => {
  const subscription = await bus.join(`presence:${draftId}`, (message) => {
    const parsed = messageSchema.safeParse(message)
    if (parsed.success) listener(parsed.data)
  })
  return { tell: (news) => subscription.tell(() => news), leave: subscription.leave }
}
