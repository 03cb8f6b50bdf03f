import type { Logger } from 'pino'

const hourMs = 60 * 60_000

/** How many wrong codes and passwords of all people together, within an hour, are no people any more who mistype. */
export const wrongTriesOfAlarm = 300

/** Notes that a code or a password was looked at and was wrong. */
export type NoteWrongTry = () => void

interface Ports {
  readonly clock: () => Date
  readonly log: Pick<Logger, 'warn'>
}

/**
 * Tells whoever runs the deployment, once an hour at most, that codes or passwords are being guessed: whoever tries a few
 * at each of many accounts reaches no limit of one of them. Each process counts by itself, and nothing of whom.
 */
export const createGuessAlarm = ({ clock, log }: Ports): NoteWrongTry => {
  let hour = { since: Number.NEGATIVE_INFINITY, tries: 0 }
  return () => {
    const now = clock().getTime()
    if (now - hour.since >= hourMs) hour = { since: now, tries: 0 }
    hour.tries += 1
    if (hour.tries === wrongTriesOfAlarm)
      log.warn({ tries: hour.tries, within: now - hour.since }, 'codes or passwords are being guessed')
  }
}
