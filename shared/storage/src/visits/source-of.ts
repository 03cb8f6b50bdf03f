/** What stands for visitors whose browser says nothing of where they come from. */
export const directSource = 'direct'

/** What stands for all sources together that are not counted one by one. */
export const otherSources = 'others'

const hostForm = /^(?=.{4,64}$)[a-z\d-]+(\.[a-z\d-]+)+$/

/**
 * Where a visitor comes from, by the address that the browser gives: its host alone, without www. `own` is the host that was
 * asked, from which nobody comes who was not there before.
 */
export const sourceOf = (referrer: string | undefined, own: string | undefined): string => {
  if (referrer === undefined || referrer === '') return directSource
  if (!URL.canParse(referrer)) return otherSources
  const { host, hostname, protocol } = new URL(referrer)
  // Apps name themselves: android-app://com.google.android.gm/
  if (protocol !== 'https:' && protocol !== 'http:') return otherSources
  if (host === own) return directSource
  const name = hostname.replace(/^www\./, '')
  return hostForm.test(name) ? name : otherSources
}
