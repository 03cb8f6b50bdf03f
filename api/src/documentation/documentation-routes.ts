import { documentationPath, openApiEndpoint } from '@shingle/shared/endpoint/endpoints.ts'
import type { Origins } from '@shingle/shared/origins/origins.ts'
import type { Middleware } from 'koa'
import { openRoute, type Route } from '../http/route.ts'
import { documentationPage } from './documentation-page.ts'
import { openApi } from './open-api.ts'

/** The given routes and one more, which tells of them all. */
export const withDocumentation = (routes: readonly Route[], origins: Origins): readonly Route[] => {
  const documented: Route[] = [...routes]
  const documentation = openRoute(openApiEndpoint, {
    summary: 'This documentation, as OpenAPI 3.1',
    handle: async () => ({ status: 200, body: openApi(documented, origins) }),
  })
  documented.push(documentation)
  return documented
}

/** The page that tells a reader of the routes. */
export const documentationViewer =
  (routes: readonly Route[]): Middleware =>
  async (ctx, next) => {
    if (ctx.path !== documentationPath || ctx.method !== 'GET') return next()
    ctx.set('Cache-Control', 'no-store')
    ctx.type = 'html'
    ctx.body = documentationPage(routes)
  }
