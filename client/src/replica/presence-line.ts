import {
  type AskMessage,
  type PresenceMessage,
  readPresenceMessage,
} from '@shingle/shared/presence/presence.ts'

/** The people as the server told of them last. */
export type People = Extract<PresenceMessage, { t: 'people' }>

/** One connection's word of who else looks at a draft. */
export interface PresenceLine {
  /** What was told last, so that whoever listens late knows it too. */
  people(): People
  subscribe(listener: (message: PresenceMessage) => void): () => void
  /** Says where this person looks, seldom enough for the server whatever they do. */
  lookAt(section: string | null): void
  say(message: AskMessage): void
  /** Takes in what the server says; what is about anything else is passed over. */
  hear(text: string): void
}

interface PresenceWire {
  readonly look: (at: string | null) => void
  readonly say: (message: AskMessage) => void
}

const nobody: People = { t: 'people', people: [], more: 0 }

/** At most two words a second of where somebody looks: nobody follows faster. */
const atMostEveryMs = 500

/** Passes on the last of what comes too fast, when it is time. */
const spaced = <T>(pass: (value: T) => void): ((value: T) => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined
  let passedAt = Number.NEGATIVE_INFINITY
  return (value) => {
    clearTimeout(timer)
    const passIt = () => {
      passedAt = Date.now()
      pass(value)
    }
    const pause = passedAt + atMostEveryMs - Date.now()
    if (pause <= 0) passIt()
    else timer = setTimeout(passIt, pause)
  }
}

export const createPresenceLine = ({ look, say }: PresenceWire): PresenceLine => {
  const listeners = new Set<(message: PresenceMessage) => void>()
  let people = nobody
  return {
    people: () => people,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    lookAt: spaced(look),
    say,
    hear: (text) => {
      const message = readPresenceMessage(text)
      if (message === undefined) return
      if (message.t === 'people') people = message
      for (const listener of listeners) listener(message)
    },
  }
}
