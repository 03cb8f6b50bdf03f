/**
 * Carries messages between processes: each reaches every listener of its topic at most once, in the order in which one
 * publisher sent them. Messages are JSON values, and a message may be lost: nothing may depend on one for correctness.
 */
export interface Bus {
  /** Resolves when the message is on its way; a loss is reported, not thrown. */
  publish: (topic: string, message: unknown) => Promise<void>
  /** Hears the topic from the moment it resolves until the returned function is called. */
  subscribe: (topic: string, listener: BusListener) => Promise<() => Promise<void>>
  /** Subscribes to the topic: hears everybody but itself, from the moment it resolves. */
  join: (topic: string, listener: BusListener) => Promise<BusSubscription>
  close: () => Promise<void>
}

/** The server that carries the messages does not answer as a process starts; it may be there in a moment. */
export class BusUnreachable extends Error {
  constructor(cause: unknown) {
    super(`The message bus cannot be reached: ${cause instanceof Error ? cause.message : String(cause)}`, {
      cause,
    })
    this.name = 'BusUnreachable'
  }
}

/** The place of somebody who both listens and speaks on a topic. */
export interface BusSubscription {
  /** Tells everybody else; `write` makes the message, and is not asked where certainly nobody else listens. */
  tell: (write: () => unknown) => Promise<void>
  leave: () => Promise<void>
}

/** Receives messages; what it throws is reported and stops nobody else. */
export type BusListener = (message: unknown) => void

/** Is told of lost messages and throwing listeners. */
export type BusTrouble = (error: unknown) => void
