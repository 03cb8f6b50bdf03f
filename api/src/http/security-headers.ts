import { appDevices, appPolicy } from '@shingle/shared/origins/app-policy.ts'
import { isHttps, type Origins } from '@shingle/shared/origins/origins.ts'
import type { Middleware } from 'koa'
import helmet from 'koa-helmet'

/** The headers of every answer on the app's origin. */
export const securityHeaders = (origins: Origins): Middleware => {
  const known = helmet({
    contentSecurityPolicy: { useDefaults: false, directives: appPolicy(origins) },
    // The client's files are sent without this header, and one origin must always say the same.
    originAgentCluster: false,
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: isHttps(origins.app) ? { maxAge: 31_536_000, includeSubDomains: false } : false,
    xFrameOptions: { action: 'deny' },
  })
  return (ctx, next) => {
    ctx.set('permissions-policy', appDevices)
    return known(ctx, next)
  }
}
