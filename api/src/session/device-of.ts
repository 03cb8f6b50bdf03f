import type { DeviceKind } from '@shingle/shared/profile/devices.ts'
import type { SessionDevice } from '@shingle/storage/rows/sessions.ts'
import Bowser from 'bowser'

/** Longer than any browser's word for itself; what goes beyond is not looked at. */
const longest = 400

const kinds: ReadonlyMap<string, DeviceKind> = new Map([
  ['desktop', 'computer'],
  ['mobile', 'phone'],
  ['tablet', 'tablet'],
])

/** What a browser says of itself in its User-Agent header. Nobody vouches for it: it is for its owner's eyes alone. */
export const deviceOf = (userAgent: string): SessionDevice => {
  const said = userAgent.slice(0, longest)
  if (said === '') return { browser: null, system: null, kind: 'unknown' }
  const { browser, os, platform } = Bowser.parse(said)
  return {
    browser: browser.name || null,
    system: os.name || null,
    kind: kinds.get(platform.type ?? '') ?? 'unknown',
  }
}
