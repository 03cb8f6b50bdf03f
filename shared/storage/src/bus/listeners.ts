import type { BusListener, BusTrouble } from './bus.ts'

/** The listeners of each topic within this process. */
export interface Listeners {
  /** True when the topic had no listener before. */
  add: (topic: string, listener: BusListener) => boolean
  /** True when the topic has no listener any more. */
  remove: (topic: string, listener: BusListener) => boolean
  /** Every topic that has a listener. */
  topics: () => string[]
  /** Whether anybody but this one listens. */
  hasOthers: (topic: string, listener: BusListener) => boolean
  /** Hands the message, as JSON text, to every listener but the one it is from, to each its own copy. */
  tell: (topic: string, json: string, from?: BusListener) => void
}

/** Makes an empty register of listeners. */
export const createListeners = (onTrouble: BusTrouble): Listeners => {
  const topics = new Map<string, Set<BusListener>>()
  return {
    add: (topic, listener) => {
      const known = topics.get(topic)
      if (known === undefined) topics.set(topic, new Set([listener]))
      else known.add(listener)
      return known === undefined
    },
    remove: (topic, listener) => {
      const known = topics.get(topic)
      if (known === undefined || !known.delete(listener) || known.size > 0) return false
      topics.delete(topic)
      return true
    },
    topics: () => [...topics.keys()],
    hasOthers: (topic, listener) => {
      const known = topics.get(topic)
      return known !== undefined && known.size > (known.has(listener) ? 1 : 0)
    },
    tell: (topic, json, from) => {
      for (const listener of [...(topics.get(topic) ?? [])]) {
        if (listener === from) continue
        try {
          listener(JSON.parse(json))
        } catch (error) {
          onTrouble(error)
        }
      }
    },
  }
}
