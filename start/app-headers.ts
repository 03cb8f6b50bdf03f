import { appPolicy } from '@shingle/shared/origins/app-policy.ts'
import { isHttps, type Origins } from '@shingle/shared/origins/origins.ts'

/** The app origin's headers for pages and files; the api sets the same for its answers. */
export const appHeaders = (origins: Origins): Readonly<Record<string, string>> => ({
  'content-security-policy': Object.entries(appPolicy(origins))
    .map(([directive, sources]) => `${directive} ${sources.join(' ')}`)
    .join('; '),
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  ...(isHttps(origins.app) && { 'strict-transport-security': 'max-age=31536000' }),
})
