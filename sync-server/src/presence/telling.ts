import type { PresenceMessage } from '@shingle/shared/presence/presence.ts'
import type { Seat, Seats } from './seats.ts'

/** How the people at a draft hear of each other. */
export interface Telling {
  /** Something changed: everybody is told within a moment, in which more is gathered. */
  schedule(): void
  /** Tells one of all who are there, whether or not they know. */
  tellPeople(seat: Seat): void
  tell(seat: Seat, message: PresenceMessage): void
  close(): void
}

interface TellingOptions {
  readonly seats: Seats
  readonly gatherMs: number
  /** All who are there, as it is sent. */
  readonly people: () => string
  /** Is called whenever people have been told. */
  readonly told: () => void
  /** Counts what is sent. */
  readonly sent: (messages: number) => void
}

/** The more listen, the longer is gathered: what is sent grows with their number as it is. */
const gatherMsEach = 4

export const createTelling = ({ seats, gatherMs, people, told, sent }: TellingOptions): Telling => {
  let timer: NodeJS.Timeout | undefined
  const send = (seat: Seat, text: string): void => {
    seat.connection.sendStateless(text)
    sent(1)
  }
  const sendPeople = (seat: Seat, text: string): void => {
    seat.told = text
    send(seat, text)
  }
  const tellAll = (): void => {
    timer = undefined
    const text = people()
    for (const seat of seats.all()) if (seat.told !== text) sendPeople(seat, text)
    told()
  }
  return {
    schedule: () => {
      timer ??= setTimeout(tellAll, Math.max(gatherMs, seats.size * gatherMsEach)).unref()
    },
    tellPeople: (seat) => sendPeople(seat, people()),
    tell: (seat, message) => send(seat, JSON.stringify(message)),
    close: () => clearTimeout(timer),
  }
}
