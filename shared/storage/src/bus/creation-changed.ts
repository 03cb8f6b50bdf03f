import * as z from 'zod/mini'
import type { Bus } from './bus.ts'

const topicOf = (draftId: string): string => `creation-changed ${draftId}`
const messageSchema = z.object({ draftId: z.string() })

/** Tells whoever looks on that a website which is being written is further than before. */
export const announceCreation = (bus: Bus, draftId: string): Promise<void> =>
  bus.publish(topicOf(draftId), { draftId })

/** Hears of it. A message may be lost: whoever listens also looks, now and then. */
export const onCreationChange = (
  bus: Bus,
  draftId: string,
  listener: () => void,
): Promise<() => Promise<void>> =>
  bus.subscribe(topicOf(draftId), (message) => {
    if (messageSchema.safeParse(message).success) listener()
  })
