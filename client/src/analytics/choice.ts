const key = 'analytics'
const refused = 'refused'

const kept = (): string | null => {
  try {
    return localStorage.getItem(key)
  } catch {
    // A browser that keeps nothing is asked, and told of to nobody after the page.
    return null
  }
}

/** As Google's own script makes them: a random number, and when it was made. */
const visitorId = (): string =>
  `${crypto.getRandomValues(new Uint32Array(1))[0]}.${Math.floor(Date.now() / 1000)}`

/** Whether somebody answered on this device. */
export const wasAsked = (): boolean => kept() !== null

/** By what Google tells visitors apart; undefined unless this one agreed, in whichever tab. */
export const agreedVisitor = (): string | undefined => {
  const value = kept()
  return value === null || value === refused ? undefined : value
}

/** Whether somebody agreed on this device. */
export const isAgreed = (): boolean => agreedVisitor() !== undefined

/** Keeps the answer. Whoever takes it back is another visitor should they agree again. */
export const keepChoice = (agrees: boolean): void => {
  try {
    localStorage.setItem(key, agrees ? (agreedVisitor() ?? visitorId()) : refused)
  } catch {
    // Nothing is told without an answer that is kept.
  }
}
