import { isHttps, type Origins } from '@shingle/shared/origins/origins.ts'
import type { Middleware } from 'koa'
import helmet from 'koa-helmet'

const withoutScheme = (origin: string): string => origin.replace(/^https?:\/\//, '')

const contentSecurityPolicy = ({ app, sites, usercontent }: Origins) => ({
  useDefaults: false,
  directives: {
    'default-src': ["'none'"],
    'script-src': ["'self'"],
    // The canvas draws a website's theme into a frame that inherits this policy.
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', sites],
    'font-src': ["'self'", 'data:'],
    'connect-src': ["'self'", app.replace(/^http/, 'ws')],
    'frame-src': [
      "'self'",
      'blob:',
      sites,
      `${new URL(usercontent).protocol}//*.${withoutScheme(usercontent)}`,
      'https://www.youtube-nocookie.com',
      'https://player.vimeo.com',
    ],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'frame-ancestors': ["'none'"],
  },
})

/** The headers of every answer on the app's origin. */
export const securityHeaders = (origins: Origins): Middleware =>
  helmet({
    contentSecurityPolicy: contentSecurityPolicy(origins),
    // The client's files are sent without this header, and one origin must always say the same.
    originAgentCluster: false,
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: isHttps(origins.app) ? { maxAge: 31_536_000 } : false,
    xFrameOptions: { action: 'deny' },
  })
