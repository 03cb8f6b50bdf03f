// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these are pieces of source code
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
