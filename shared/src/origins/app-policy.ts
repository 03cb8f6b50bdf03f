import { analyticsCollector } from '../analytics/collector.ts'
import { embedOrigins } from './embed-origin.ts'
import type { Origins } from './origins.ts'

/** Below which address the browser learns how Google's prompt is asked. */
const googlePrompt = 'https://accounts.google.com/gsi/'

/** What no page of the app origin may use of a device, as the header `permissions-policy` says it. */
export const appDevices = 'camera=(), geolocation=(), microphone=(), payment=()'

/** What a deployment offers by somebody else. */
export interface OfferedElsewhere {
  /** Whether people sign in with Google. */
  readonly google?: boolean
  /** The hosts at which libraries of pictures show what was found. */
  readonly pictureHosts?: readonly string[]
  /** Whether browsers tell the operator's own analytics, once somebody agreed. */
  readonly analytics?: boolean
}

/**
 * The content security policy of the app origin, by directive. Styles may be inline, because drag and drop, the editor
 * and the canvas set them; scripts may not. Frames are the canvas, embeds and the players of films.
 */
export const appPolicy = (
  { app, usercontent }: Origins,
  { google = false, pictureHosts = [], analytics = false }: OfferedElsewhere = {},
): Readonly<Record<string, readonly string[]>> => {
  return {
    'default-src': ["'none'"],
    'script-src': ["'self'"],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', ...pictureHosts],
    'font-src': ["'self'", 'data:'],
    'connect-src': [
      "'self'",
      app.replace(/^http/, 'ws'),
      // The browser asks Google for its prompt, which this page's scripts do not see.
      ...(google ? [googlePrompt] : []),
      ...(analytics ? [analyticsCollector] : []),
    ],
    'frame-src': [
      "'self'",
      'blob:',
      embedOrigins(usercontent),
      'https://www.youtube-nocookie.com',
      'https://player.vimeo.com',
    ],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    // No text becomes markup or a script but by these policies: two that give one text each, and the one by which the editor reads
    // what is pasted into a document that runs nothing.
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['page', 'service-worker', 'ProseMirrorClipboard'],
    'frame-ancestors': ["'none'"],
  }
}
