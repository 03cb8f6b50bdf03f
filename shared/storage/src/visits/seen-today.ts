import { hash, randomBytes } from 'node:crypto'
import { dayOf } from '@shingle/shared/visit/visit.ts'

/** Knows who has been here today, without knowing who anybody is. */
export interface SeenToday {
  /** Whether nobody of this key was here today; from now on one was. */
  readonly isFirst: (key: string) => boolean
  /** Forgets everything, and the salt, once the day has ended. */
  readonly endDay: () => void
}

/** 4 MiB, however many come: of two million visitors a day one in ten thousand is taken for one who was here before. */
const markedBits = 2 ** 25
const marksOfOne = 7

/**
 * Marks by a salted hash of the key where somebody has been: seven bits of many, which others may have marked too, so that
 * not even this process could say of anybody that they were here. The salt is thrown away when the day ends, in UTC, and
 * with the process.
 */
export const createSeenToday = (clock: () => Date): SeenToday => {
  const marks = new Uint8Array(markedBits / 8)
  let day = ''
  let salt = ''

  const endDay = (): void => {
    const today = dayOf(clock())
    if (today === day) return
    day = today
    salt = randomBytes(32).toString('hex')
    marks.fill(0)
  }

  return {
    endDay,
    isFirst: (key) => {
      endDay()
      const digest = hash('sha256', salt + key, 'buffer')
      let isFirst = false
      for (let at = 0; at < marksOfOne; at += 1) {
        const bit = digest.readUInt32LE(at * 4) % markedBits
        const [place, mark] = [bit >>> 3, 1 << (bit & 7)]
        const marked = marks[place] ?? 0
        if ((marked & mark) === 0) isFirst = true
        marks[place] = marked | mark
      }
      return isFirst
    },
  }
}
