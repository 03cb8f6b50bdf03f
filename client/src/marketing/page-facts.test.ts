// @vitest-environment jsdom
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { withAbsoluteAddresses } from '@shingle/shared/paths/absolute-addresses.ts'
import { industryPath, notFoundPath, pagePaths } from '@shingle/shared/paths/page-paths.ts'
import { writtenPages } from '@shingle/shared/paths/written-pages.ts'
import { productName } from '@shingle/shared/product/product.ts'
import { describe, expect, it, test } from 'vitest'
import { openMarketing } from '../../open-marketing.ts'

const site = await openMarketing()
const origin = 'https://app.example'
const documentOf = (path: string): Document =>
  new DOMParser().parseFromString(withAbsoluteAddresses(site.render(path) ?? '', origin), 'text/html')
const shown = (document: Document, name: string): string =>
  document.querySelector(`meta[property="og:${name}"]`)?.getAttribute('content') ?? ''
const kindsOf = (document: Document): readonly string[] => {
  const facts = JSON.parse(document.querySelector('script[type="application/ld+json"]')?.textContent ?? '')
  return facts['@graph'].map((fact: { '@type': string }) => fact['@type'])
}

describe.each(writtenPages)('[1.pages] %s', (path) => {
  const document = documentOf(path)

  it('says where it is, with its origin', () => {
    const canonical = document.querySelector('link[rel=canonical]')?.getAttribute('href')
    expect([canonical, shown(document, 'url')]).toEqual([origin + path, origin + path])
    expect(kindsOf(document)).toEqual(expect.arrayContaining(['WebPage', 'Organization']))
  })

  it('is shown by networks with a picture that says its title', () => {
    const picture = new URL(shown(document, 'image'))
    expect(picture.origin).toBe(origin)
    expect(existsSync(join(import.meta.dirname, '../../public', picture.pathname))).toBe(true)
    const title = (document.querySelector('h1')?.textContent ?? '').replaceAll(/\s+/g, ' ').trim()
    expect(shown(document, 'image:alt')).toBe(title)
    expect(shown(document, 'description')).not.toBe('')
  })
})

test('[1.pages] search engines are told of questions that are answered, of lists and of what it costs', () => {
  expect(kindsOf(documentOf(industryPath('spa')))).toEqual(
    expect.arrayContaining(['FAQPage', 'BreadcrumbList']),
  )
  expect(kindsOf(documentOf(pagePaths.support))).toContain('FAQPage')
  expect(kindsOf(documentOf(pagePaths.blog))).toContain('ItemList')
  expect(kindsOf(documentOf(pagePaths.pricing))).toContain('WebApplication')
})

describe.each(writtenPages.filter((path) => path !== pagePaths.home))('[1.pages] the way to %s', (path) => {
  const document = documentOf(path)
  const facts = JSON.parse(document.querySelector('script[type="application/ld+json"]')?.textContent ?? '')
  const steps: { name: string; item: string }[] = facts['@graph'].find(
    (fact: { '@type': string }) => fact['@type'] === 'BreadcrumbList',
  ).itemListElement

  it('begins at the product and ends with the page’s own name', () => {
    expect(steps[0]?.name).toBe(productName)
    expect(steps.at(-1)?.item).toBe(origin + path)
    expect(steps.at(-1)?.name).not.toMatch(/ · |^A website for/)
  })

  it('calls each page above as that page calls itself', () => {
    for (const { name, item } of steps.slice(1, -1)) {
      const above = documentOf(item.slice(origin.length))
      const told = JSON.parse(above.querySelector('script[type="application/ld+json"]')?.textContent ?? '')
      const list = told['@graph'].find((fact: { '@type': string }) => fact['@type'] === 'BreadcrumbList')
      expect(list.itemListElement.at(-1).name).toBe(name)
    }
  })
})

test('[1.pages] the page of a trade is called as the trade', () => {
  const said = documentOf(industryPath('electrician')).querySelector('script[type="application/ld+json"]')
  expect(said?.textContent).toContain('"name":"Electrician"')
})

test('[1.pages] the page that stands where there is nothing is told to nobody', () => {
  const document = documentOf(notFoundPath)
  expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex')
  expect(document.querySelector('link[rel=canonical]')).toBeNull()
})

test('[1.pages] what a page says in words is no address of its own', () => {
  const said = '<p>&quot;url&quot;:&quot;/about&quot;</p><a href="/about">About</a>'
  expect(withAbsoluteAddresses(said, origin)).toBe(said)
})
