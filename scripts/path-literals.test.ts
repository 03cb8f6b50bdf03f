// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these are pieces of source code
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { appPaths } from '@shingle/shared/paths/app-paths.ts'
import { pagePaths } from '@shingle/shared/paths/page-paths.ts'
import { signPath } from '@shingle/shared/paths/server-paths.ts'
import { expect, it } from 'vitest'
import { pathLiterals } from './path-literals.ts'

it.each([
  ['<a href="/support">', ['/support']],
  ["to='/'", ['/']],
  ['href={`/create?industry=${slug}`}', ['/create']],
  ['`/industries/${slug}`', ['/industries/']],
  ['`/i/${key}`', ['/i/']],
  ['`${origins.app}/dev/outbox`', ['/dev/outbox']],
  ["url === '/health'", ['/health']],
  ['src:url(/fonts/Some.woff2)', ['/fonts/Some.woff2']],
  ["'/index.html'", ['/index.html']],
  ['`${origin}/sitemap.xml`', ['/sitemap.xml']],
  ["path: '/github-to-website'", ['/github-to-website']],
])('[2.routes] %s writes a path out', (text, found) => expect(pathLiterals(text)).toEqual(found))

it.each([
  "text.split('/')",
  "'/api/websites'",
  "import('/src/marketing/marketing.ts')",
  'href={pagePaths.support}',
  "'/interesting'",
  '/** Answers `/health`. */',
])('[2.routes] %s is no path of the table', (text) => expect(pathLiterals(text)).toEqual([]))

// A page as it lies in a file can take no path from the table.
it('[2.routes] the app’s page and its manifest name the sign and the pages of the table, and files that there are', () => {
  const client = join(import.meta.dirname, '..', 'client')
  const page = readFileSync(join(client, 'index.html'), 'utf8')
  const paths = [...page.matchAll(/(?:href|src)="(\/[^"]*)"/g)].map(([, path]) => path ?? '')
  expect(paths).toContain(signPath)
  const stated: readonly string[] = Object.values(pagePaths)
  const isThere = (path: string) => existsSync(join(client, path)) || existsSync(join(client, 'public', path))
  expect(paths.filter((path) => !stated.includes(path) && !isThere(path))).toEqual([])
  const { start_url: start, icons } = JSON.parse(
    readFileSync(join(client, 'public/site.webmanifest'), 'utf8'),
  )
  expect([start, icons[0].src]).toEqual([appPaths.websites, signPath])
})
