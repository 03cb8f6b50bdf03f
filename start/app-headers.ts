import { appDevices, appPolicy, type OfferedElsewhere } from '@shingle/shared/origins/app-policy.ts'
import { isHttps, type Origins } from '@shingle/shared/origins/origins.ts'

/** The app origin's headers for pages and files; the api sets the same for its answers. */
export const appHeaders = (
  origins: Origins,
  offers: OfferedElsewhere = {},
): Readonly<Record<string, string>> => ({
  'content-security-policy': Object.entries(appPolicy(origins, offers))
    .map(([directive, sources]) => `${directive} ${sources.join(' ')}`)
    .join('; '),
  // The window in which somebody signs in with Google stays known, so that closing it is seen.
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': appDevices,
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  ...(isHttps(origins.app) && { 'strict-transport-security': 'max-age=31536000' }),
})
