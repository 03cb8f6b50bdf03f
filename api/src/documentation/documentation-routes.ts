import { documentationPath, openApiEndpoint } from '@shingle/shared/endpoint/endpoints.ts'
import type { Origins } from '@shingle/shared/origins/origins.ts'
import type { Middleware } from 'koa'
import { leaveOutKept, offerKept, tagOf } from '../http/kept-answer.ts'
import { openRoute, type Route } from '../http/route.ts'
import { documentationPage } from './documentation-page.ts'
import { openApi } from './open-api.ts'

/** What is put together when it is first asked for, and never again: anybody may ask, as often as they like. */
const once = <Made>(make: () => Made): (() => Made) => {
  let made: { readonly it: Made } | undefined
  return () => {
    made ??= { it: make() }
    return made.it
  }
}

/** The given routes and one more, which tells of them all. */
export const withDocumentation = (routes: readonly Route[], origins: Origins): readonly Route[] => {
  const documented: Route[] = [...routes]
  const ready = once(() => {
    const body = openApi(documented, origins)
    return { body, tag: tagOf(JSON.stringify(body)) }
  })
  const documentation = openRoute(openApiEndpoint, {
    summary: 'This documentation, as OpenAPI 3.1',
    handle: async ({ ctx }) => {
      const { body, tag } = ready()
      offerKept(ctx, tag)
      return { status: 200, body }
    },
  })
  documented.push(documentation)
  return documented
}

/** The page that tells a reader of the routes. */
export const documentationViewer = (routes: readonly Route[]): Middleware => {
  const ready = once(() => {
    const page = documentationPage(routes)
    return { page, tag: tagOf(page) }
  })
  return async (ctx, next) => {
    if (ctx.path !== documentationPath || ctx.method !== 'GET') return next()
    const { page, tag } = ready()
    offerKept(ctx, tag)
    ctx.type = 'html'
    ctx.body = page
    leaveOutKept(ctx)
  }
}
