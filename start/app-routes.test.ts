import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { handleMaximum, handleMinimum } from '@shingle/shared/handle/handle.ts'
import { localOrigins } from '@shingle/shared/origins/origins.ts'
import { appPaths, appPatterns } from '@shingle/shared/paths/app-paths.ts'
import { notFoundPath, pageFile } from '@shingle/shared/paths/page-paths.ts'
import { clientPaths, serverPaths, syncPath } from '@shingle/shared/paths/server-paths.ts'
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { appRoutes } from './app-routes.ts'
import { listen } from './listen.ts'

const pages = [
  '/index.html',
  '/designer.html',
  '/home.html',
  '/pricing.html',
  '/create-your-website-with-yelp.html',
  '/industries/spa.html',
]
const written = [...pages, '/404.html', '/a.svg']
const saysWho = (who: string) => (_request: unknown, response: { end: (text: string) => unknown }) =>
  response.end(who)
const server = createServer(
  appRoutes({
    origins: localOrigins(3000),
    api: saysWho('api'),
    render: saysWho('render'),
    files: {
      has: (path) => written.includes(path),
      send: (_request, response, { path, status = 200 }) => response.writeHead(status).end(path),
    },
  }),
)
let origin = ''
beforeAll(async () => {
  origin = `http://127.0.0.1:${await listen(server, 0, '127.0.0.1')}`
})
afterAll(() => {
  server.close()
})

const asked = async (path: string, method = 'GET') => {
  const response = await fetch(origin + path, { redirect: 'manual', method })
  return [response.status, response.headers.get('location') ?? (await response.text())]
}

describe('[2.routes] the app origin', () => {
  it.each([
    ['/', '/home.html'],
    ['/pricing/', '/pricing.html'],
    ['/industries/spa', '/industries/spa.html'],
    ['/websites', '/index.html'],
    ['/create/fonts?x=1', '/index.html'],
    ['/designer?websiteId=x', '/designer.html'],
    ['/designer/', '/designer.html'],
    ['/create/link?link=a.example', '/index.html'],
    ['/create-your-website-with-yelp', '/create-your-website-with-yelp.html'],
    ['/a.svg', '/a.svg'],
    ['/api/websites', 'api'],
    ['/health', 'api'],
    ['/fonts/a.woff2', 'render'],
    ['/i/abc', 'render'],
  ])('answers %s with %s', async (path, answer) => expect(await asked(path)).toEqual([200, answer]))

  it('sends whoever asks for a name to the website of that name', async () => {
    expect(await asked('/Harrow-Plumbing')).toEqual([302, 'http://sites.localhost:3000/harrow-plumbing'])
  })

  it.each(['/industries/unheard-of', '/create/nothing', '/websites/mine'])(
    'says that nothing is at %s',
    async (path) => expect(await asked(path)).toEqual([404, '/404.html']),
  )

  it('leaves to the api whatever is no reading', async () => {
    expect(await asked('/websites', 'POST')).toEqual([200, 'api'])
  })
})

test('[2.routes] Caddy knows the same paths as the product', async () => {
  const caddyfile = await readFile(join(import.meta.dirname, '..', 'docs', 'Caddyfile'), 'utf8')
  const stated = (pattern: RegExp) => pattern.exec(caddyfile)?.[1]
  expect(stated(/@app path_regexp (\S+)/)).toBe(`(?i)^(${appPatterns.map(caddyPattern).join('|')})/?$`)
  // The viewer of mails that are not sent is for development alone.
  const behindProxy = serverPaths.api.filter((path) => path !== '/dev')
  expect(stated(/@designer path (.+)/)).toBe(`${appPaths.designer} ${appPaths.designer}/`)
  expect(stated(/@api path (.+)/)?.split(' ')).toEqual(behindProxy.flatMap(withBelow))
  expect(stated(/@sync path (.+)/)?.split(' ')).toEqual(withBelow(syncPath))
  expect(stated(/@shared path (.+)/)?.split(' ')).toEqual(serverPaths.shared.map((path) => `${path}/*`))
  expect(stated(/matches\("(.+?)"\)/)).toBe(`^/[A-Za-z0-9-]{${handleMinimum},${handleMaximum}}/?$`)
  expect(stated(/@hashed path (.+)/)).toBe(`${serverPaths.assets[0]}/*`)
  // Outside of a `handle` of its own a proxy comes after the one for all that is left.
  const handled = [...caddyfile.matchAll(/handle (@\w+) \{\s+reverse_proxy (\S+):/g)]
  expect(handled.map(([, paths, room]) => [paths, room])).toEqual([
    ['@api', 'api'],
    ['@sync', 'sync-server'],
    ['@shared', 'render'],
  ])
  const rewrites = [...caddyfile.matchAll(/rewrite (\S+) (\S+)/g)].map(([, from, to]) => [from, to])
  expect(rewrites).toEqual([
    ['@designer', clientPaths.designer],
    ['@app', clientPaths.page],
    ['/', pageFile('/')],
    ['*', pageFile(notFoundPath)],
  ])
})

const caddyPattern = (pattern: string): string => pattern.replace(/:\w+/g, '[^/]+')
const withBelow = (path: string): readonly string[] => [path, `${path}/*`]
