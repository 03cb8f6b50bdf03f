import { Redis } from 'ioredis'
import type { Bus, BusTrouble } from './bus.ts'
import { createListeners } from './listeners.ts'

const connectTimeoutMs = 5_000
const longestRetryDelayMs = 2_000

/**
 * A bus over Redis publish/subscribe; throws when the server cannot be reached at first. Later it reconnects by
 * itself, and an absent server costs its listeners nothing but the messages.
 */
export async function createRedisBus(url: string, onTrouble: BusTrouble): Promise<Bus> {
  const listeners = createListeners(onTrouble)
  // A connection that listens may not do anything else, so there are two.
  const [publisher, subscriber] = [connection(url, onTrouble), connection(url, onTrouble)]
  try {
    await Promise.all([publisher.connect(), subscriber.connect()])
  } catch (error) {
    publisher.disconnect()
    subscriber.disconnect()
    throw error
  }
  subscriber.on('message', (topic, json) => listeners.tell(topic, json))
  const listen = async (...topics: string[]): Promise<void> => {
    try {
      if (topics.length > 0) await subscriber.subscribe(...topics)
    } catch (error) {
      // Whoever listens goes on without news until the server is back: then all topics are asked for again.
      onTrouble(error)
    }
  }
  subscriber.on('ready', () => void listen(...listeners.topics()))
  return {
    publish: async (topic, message) => {
      const json = JSON.stringify(message ?? null)
      try {
        await publisher.publish(topic, json)
      } catch (error) {
        onTrouble(error)
      }
    },
    subscribe: async (topic, listener) => {
      const heard = (message: unknown): void => listener(message)
      listeners.add(topic, heard)
      await listen(topic)
      return async () => {
        if (listeners.remove(topic, heard)) await subscriber.unsubscribe(topic).catch(onTrouble)
      }
    },
    close: async () => {
      publisher.disconnect()
      subscriber.disconnect()
    },
  }
}

function connection(url: string, onTrouble: BusTrouble): Redis {
  const redis = new Redis(url, {
    lazyConnect: true,
    connectTimeout: connectTimeoutMs,
    // A message for a server that is away is lost at once instead of waiting without limit.
    maxRetriesPerRequest: 1,
    autoResubscribe: false,
    retryStrategy: (attempt) => Math.min(50 * 2 ** attempt, longestRetryDelayMs),
  })
  redis.on('error', onTrouble)
  return redis
}
