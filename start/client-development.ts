import { readFile } from 'node:fs/promises'
import type { Server } from 'node:http'
import { join } from 'node:path'
import { feedPath, pageFile } from '@shingle/shared/paths/page-paths.ts'
import { clientPaths } from '@shingle/shared/paths/server-paths.ts'
import { createServer } from 'vite'
import type { ClientFiles } from './client-files.ts'

const root = join(import.meta.dirname, '..', 'client')
const marketing = join(root, 'open-marketing.ts')

interface MarketingSite {
  readonly paths: readonly string[]
  readonly render: (path: string) => string | null
}

interface MarketingModule {
  readonly openMarketing: () => Promise<MarketingSite>
}

const isMarketing = (module: object): module is MarketingModule => 'openMarketing' in module

/** One page under two names: only a build knows what to name in the designer's. */
const appPages: ReadonlySet<string> = new Set([clientPaths.page, clientPaths.designer])

/** The client straight from its sources, through Vite with hot reloading on the same server; for development. */
export const openClientSources = async (server: Server): Promise<ClientFiles> => {
  const vite = await createServer({
    configFile: join(root, 'vite.config.ts'),
    // The usual loader writes a file beside the configuration, which the watcher above would take for a change.
    configLoader: 'native',
    server: { middlewareMode: true, hmr: { server } },
    appType: 'custom',
  })
  const load = async (): Promise<MarketingSite> => {
    const module = await vite.ssrLoadModule(marketing)
    if (!isMarketing(module)) throw new Error(`${marketing} renders no pages`)
    return module.openMarketing()
  }
  const { paths } = await load()
  const pages = new Map(paths.map((path) => [pageFile(path), path]))
  const html = async (file: string): Promise<string | null> => {
    const page = pages.get(file)
    if (page === undefined) return readFile(join(root, 'index.html'), 'utf8')
    return (await load()).render(page)
  }
  return {
    has: (path) => appPages.has(path) || pages.has(path) || (/[.@]/.test(path) && !path.endsWith('.html')),
    send: async (request, response, { path, status = 200 }) => {
      if (path === feedPath) {
        response.writeHead(status, { 'content-type': 'application/xml; charset=utf-8' }).end(await html(path))
        return
      }
      if (!path.endsWith('.html')) {
        vite.middlewares(request, response, () => response.writeHead(404).end())
        return
      }
      const page = await vite.transformIndexHtml(request.url ?? path, (await html(path)) ?? '')
      response.writeHead(status, { 'content-type': 'text/html; charset=utf-8' }).end(page)
    },
  }
}
