// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these are pieces of source code
import { existsSync, globSync, readFileSync } from 'node:fs'
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
  ['`${app}/invite/${id}`', ['/invite/']],
  ['`/sitemap-${bucket}.xml`', ['/sitemap-']],
  ["'/llms.txt'", ['/llms.txt']],
  ["'/mcp'", ['/mcp']],
  ['`${host}/embed/${website}`', ['/embed/']],
  ["'/embed-preview'", ['/embed-preview']],
  ["'/.well-known/shingle-domain'", ['/.well-known/shingle-domain']],
  ["'/404'", ['/404']],
  ["'/industries/spa'", ['/industries/spa']],
])('[2.routes] %s writes a path out', (text, found) => expect(pathLiterals(text)).toEqual(found))

it.each([
  "text.split('/')",
  "'/api/websites'",
  "import('/src/marketing/marketing.ts')",
  'href={pagePaths.support}',
  "'/interesting'",
  '/** Answers `/health`. */',
])('[2.routes] %s is no path of the table', (text) => expect(pathLiterals(text)).toEqual([]))

const table = join(import.meta.dirname, '..', 'shared/src/paths')
const tableFiles = globSync('*.ts', { cwd: table, exclude: ['*.test.ts'] })
const written = [
  ...tableFiles
    .map((file) => readFileSync(join(table, file), 'utf8'))
    .join('\n')
    .matchAll(/'(\/[^' ]+)'/g),
]
  .map(([, path]) => path ?? '')
  .filter((path) => path !== '/api')

it('[2.routes] no path of the table may be written out, in whichever of its files and tables it stands', () => {
  expect(written.length).toBeGreaterThan(50)
  expect(written.filter((path) => pathLiterals(`'${path}'`).length === 0)).toEqual([])
})

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
