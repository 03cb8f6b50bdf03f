import type { Origins } from '@shingle/shared/origins/origins.ts'

/**
 * The app origin's headers for pages and files. Styles may be inline: drag and drop, the editor and the canvas set
 * them; scripts may not.
 */
export const appHeaders = (origins: Origins): Readonly<Record<string, string>> => {
  const socket = origins.app.replace(/^http/, 'ws')
  const usercontent = new URL(origins.usercontent)
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    `connect-src 'self' ${socket}`,
    `frame-src 'self' ${usercontent.protocol}//*.${usercontent.host}`,
    "worker-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "object-src 'none'",
  ]
  return {
    'content-security-policy': policy.join('; '),
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
  }
}
