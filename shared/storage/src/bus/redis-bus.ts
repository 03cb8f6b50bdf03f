import { randomUUID } from 'node:crypto'
import { Redis } from 'ioredis'
import { type Bus, type BusListener, type BusTrouble, BusUnreachable } from './bus.ts'
import { createListeners } from './listeners.ts'

const connectTimeoutMs = 5_000
const longestRetryDelayMs = 2_000

/**
 * A bus over Redis publish/subscribe; throws `BusUnreachable` when the server cannot be reached at first. Later it reconnects by
 * itself, and an absent server costs its listeners nothing but the messages.
 */
export const createRedisBus = async (url: string, onTrouble: BusTrouble): Promise<Bus> => {
  const listeners = createListeners(onTrouble)
  // A connection that listens may not do anything else, so there are two.
  const [publisher, subscriber] = [connection(url, onTrouble), connection(url, onTrouble)]
  try {
    await Promise.all([publisher.connect(), subscriber.connect()])
  } catch (error) {
    publisher.disconnect()
    subscriber.disconnect()
    throw new BusUnreachable(error)
  }
  const subscribers = new Map<string, BusListener>()
  subscriber.on('message', (topic, text) => {
    const { from, json } = readMessage(text)
    listeners.tell(topic, json, subscribers.get(from))
  })
  const listen = async (...topics: string[]): Promise<void> => {
    try {
      if (topics.length > 0) await subscriber.subscribe(...topics)
    } catch (error) {
      // Whoever listens goes on without news until the server is back: then all topics are asked for again.
      onTrouble(error)
    }
  }
  subscriber.on('ready', () => void listen(...listeners.topics()))
  const send = async (topic: string, message: unknown, from = ''): Promise<void> => {
    try {
      await publisher.publish(topic, writeMessage(from, message))
    } catch (error) {
      onTrouble(error)
    }
  }
  const hear = async (topic: string, listener: BusListener) => {
    const heard: BusListener = (message) => listener(message)
    listeners.add(topic, heard)
    await listen(topic)
    const leave = async () => {
      if (listeners.remove(topic, heard)) await subscriber.unsubscribe(topic).catch(onTrouble)
    }
    return { heard, leave }
  }
  return {
    publish: send,
    subscribe: async (topic, listener) => (await hear(topic, listener)).leave,
    join: async (topic, listener) => {
      const { heard, leave } = await hear(topic, listener)
      const subscription = randomUUID()
      subscribers.set(subscription, heard)
      return {
        tell: (write) => send(topic, write(), subscription),
        leave: async () => {
          subscribers.delete(subscription)
          await leave()
        },
      }
    },
    close: async () => {
      publisher.disconnect()
      subscriber.disconnect()
    },
  }
}

/** On the wire a message follows the subscription it is from, so that one's own need not be read. */
const writeMessage = (from: string, message: unknown): string => `${from} ${JSON.stringify(message ?? null)}`

const readMessage = (text: string): { from: string; json: string } => {
  const end = text.indexOf(' ')
  return { from: text.slice(0, end), json: text.slice(end + 1) }
}

const connection = (url: string, onTrouble: BusTrouble): Redis => {
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
