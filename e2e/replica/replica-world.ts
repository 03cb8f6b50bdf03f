import { type ChildProcess, spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import type { BrowserContext, Page } from '@playwright/test'
import { build } from 'vite'

const root = fileURLToPath(new URL('../../', import.meta.url))
const appOrigin = 'http://localhost:3000'

/** Sync servers in another process, and a page that opens drafts from them. */
export interface ReplicaWorld {
  createDraft(): Promise<string>
  /** The page title that the server's log holds. */
  loggedTitle(draftId: string): Promise<string>
  /** Cuts the way to the servers, or mends it. */
  cutNetwork(isCut: boolean): Promise<void>
  take(draftId: string, user: string): Promise<void>
  /** Opens a page on the app's origin and, unless told otherwise, a draft in it. */
  visit(context: BrowserContext, draftId: string, user: string): Promise<Page>
  stop(): Promise<void>
}

const bundle = async (): Promise<string> => {
  const output = await build({
    root,
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      minify: false,
      rolldownOptions: {
        input: `${root}client/src/replica/fixtures/replica-page.ts`,
        output: { codeSplitting: false },
      },
    },
  })
  const [first] = Array.isArray(output) ? output : [output]
  const chunk = first !== undefined && 'output' in first ? first.output[0] : undefined
  if (chunk === undefined) throw new Error('the page was not built')
  return chunk.code
}

const startServers = async (): Promise<{ child: ChildProcess; line: string }> => {
  const args = ['--import', 'tsx', `${root}sync-server/src/fixtures/serve-sync.ts`, '--places', '2']
  const child = spawn(process.execPath, args, { cwd: root, stdio: ['pipe', 'pipe', 'inherit'] })
  const line = await new Promise<string>((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`the sync servers ended with ${code}`)))
    if (child.stdout !== null) createInterface(child.stdout).once('line', resolve)
  })
  return { child, line }
}

const serve = async (context: BrowserContext, code: string): Promise<void> => {
  await context.route(`${appOrigin}/**`, (route) => {
    const isScript = route.request().url().endsWith('/page.js')
    return isScript
      ? route.fulfill({ contentType: 'text/javascript', body: code })
      : route.fulfill({
          contentType: 'text/html',
          body: '<!doctype html><script type="module" src="/page.js"></script>',
        })
  })
}

export const startReplicaWorld = async (): Promise<ReplicaWorld> => {
  const [code, { child, line }] = await Promise.all([bundle(), startServers()])
  const { urls, api } = JSON.parse(line)
  const ask = async (path: string, query: Record<string, string> = {}) =>
    (await fetch(`${api}${path}?${new URLSearchParams(query)}`)).json()
  return {
    createDraft: async () => (await ask('/create')).draftId,
    loggedTitle: async (draft) => (await ask('/logged', { draft })).content.settings.pageTitle,
    cutNetwork: (isCut) => ask('/block', { block: isCut ? 'yes' : 'no' }),
    take: (draft, user) => ask('/take', { draft, user, seen: '1' }),
    visit: async (context, draftId, user) => {
      // The page is served by the test itself, which the browser counts as far away from this machine.
      await context.grantPermissions(['local-network-access'], { origin: appOrigin })
      await serve(context, code)
      const page = await context.newPage()
      await page.goto(`${appOrigin}/`)
      await page.waitForFunction(() => 'replica' in window)
      const place = { draftId, user, api, syncUrl: urls[0] }
      await page.evaluate((where) => window.replica.open(where), place)
      return page
    },
    stop: () =>
      new Promise((resolve) => {
        child.once('exit', () => resolve())
        child.kill('SIGKILL')
      }),
  }
}
