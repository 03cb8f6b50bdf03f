import * as z from 'zod/mini'
import type { Bus, BusSubscription } from './bus.ts'

const topic = 'cost-refused'
const messageSchema = z.object({ userId: z.string() })

/** The place of a process among those that tell each other whose updates were refused for their cost. */
export interface CostNews {
  tell(userId: string): Promise<void>
  leave(): Promise<void>
}

/** Tells every other process whose update was refused for its cost, and hears it from them. A message may be lost. */
export const joinCostNews = (bus: Bus, heard: (userId: string) => void): CostNews => {
  const joined: Promise<BusSubscription> = bus.join(topic, (message) => {
    const parsed = messageSchema.safeParse(message)
    if (parsed.success) heard(parsed.data.userId)
  })
  return {
    tell: async (userId) => (await joined).tell(() => ({ userId })),
    leave: async () => (await joined).leave(),
  }
}
