import type { IncomingMessage, ServerResponse } from 'node:http'
import { handleInPath } from '@shingle/shared/handle/handle-path.ts'
import type { Origins } from '@shingle/shared/origins/origins.ts'
import { appPaths, isAppPath } from '@shingle/shared/paths/app-paths.ts'
import { matchesOneOf } from '@shingle/shared/paths/match-path.ts'
import { isPagePath, notFoundPath, pageFile } from '@shingle/shared/paths/page-paths.ts'
import { clientPaths, isBelow, serverPaths } from '@shingle/shared/paths/server-paths.ts'
import type { ClientFiles } from './client-files.ts'

type Handler = (request: IncomingMessage, response: ServerResponse) => unknown

/** What stands behind the app origin. */
export interface AppParts {
  readonly origins: Origins
  readonly files: ClientFiles
  readonly api: Handler
  /** Serves fonts and pictures, which both origins share. */
  readonly render: Handler
}

const readingMethods: ReadonlySet<string> = new Set(['GET', 'HEAD'])

const isDesigner = (path: string): boolean => matchesOneOf([appPaths.designer], path)

const pathOf = (request: IncomingMessage): string => (request.url ?? '/').split('?', 1)[0] ?? '/'

const redirect = (response: ServerResponse, location: string): void => {
  response.writeHead(302, { location, 'cache-control': 'no-store' }).end()
}

/**
 * The app origin: api, files of the client, prerendered pages, the single-page app, and for any other name of a
 * website's shape the way to it on the sites origin.
 */
export const appRoutes = ({ origins, files, api, render }: AppParts): Handler => {
  const page = (path: string): string => {
    if (isAppPath(path)) return isDesigner(path) ? clientPaths.designer : clientPaths.page
    return isPagePath(path) ? pageFile(path) : path
  }
  const fallback: Handler = (request, response) => {
    const handle = handleInPath(pathOf(request))
    if (handle !== undefined) return redirect(response, `${origins.sites}/${handle}`)
    return files.send(request, response, { path: pageFile(notFoundPath), status: 404 })
  }
  return (request, response) => {
    const path = pathOf(request)
    if (isBelow(serverPaths.api, path) || !readingMethods.has(request.method ?? ''))
      return api(request, response)
    if (isBelow(serverPaths.shared, path)) return render(request, response)
    const file = page(path)
    return files.has(file) ? files.send(request, response, { path: file }) : fallback(request, response)
  }
}
