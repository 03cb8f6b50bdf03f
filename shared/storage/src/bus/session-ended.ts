import * as z from 'zod/mini'
import type { Bus } from './bus.ts'

const topic = 'session-ended'
const messageSchema = z.object({ sid: z.string() })

/** Tells every process that a session has ended, so that what it opened is closed at once. */
export const announceSessionEnd = (bus: Bus, sid: string): Promise<void> => bus.publish(topic, { sid })

/** Hears of sessions that end. A message may be lost: whoever listens also looks, now and then. */
export const onSessionEnd = (bus: Bus, listener: (sid: string) => void): Promise<() => Promise<void>> =>
  bus.subscribe(topic, (message) => {
    const parsed = messageSchema.safeParse(message)
    if (parsed.success) listener(parsed.data.sid)
  })
