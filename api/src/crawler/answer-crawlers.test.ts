import { writtenPages } from '@shingle/shared/paths/written-pages.ts'
import { expect, test } from 'vitest'
import { openTestApi } from '../testing/open-test-api.ts'

const { api } = await openTestApi()
const app = api.options.origins.app
const read = async (path: string) => {
  const answer = await fetch(`${api.address}${path}`)
  return { status: answer.status, type: answer.headers.get('content-type'), text: await answer.text() }
}

test('[2.pages] search engines are told of every page of the product, and of no call', async () => {
  const robots = await read('/robots.txt')
  expect([robots.status, robots.type]).toEqual([200, 'text/plain; charset=utf-8'])
  expect(robots.text).toContain(`Sitemap: ${app}/sitemap.xml`)
  expect(robots.text).toContain('Disallow: /api\n')
  expect(robots.text).not.toMatch(/Disallow: \/(?:robots|sitemap|\s)/)
  const sitemap = await read('/sitemap.xml')
  expect([sitemap.status, sitemap.type]).toEqual([200, 'application/xml'])
  const told = [...sitemap.text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url]) => url)
  expect(told).toEqual(writtenPages.map((path) => `${app}${path}`))
})
