import { brotliCompressSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { blankContent, blankSection } from '../draft/blank-content.ts'
import type { DraftContent } from '../draft/content.ts'
import { initialValues } from '../field/field-initial.ts'
import { languages } from '../language/language.ts'
import { richTextOf } from '../rich-text/rich-text.ts'
import { type SidePage, type SidePageKind, sidePageFields, sidePageKinds } from '../side-page/side-page.ts'
import { familyIds } from '../theme/family-ids.ts'
import { fontUrl } from '../theme/font-faces.ts'
import { filledContent, filledSection, hostileText } from './filled-section.ts'
import { pageAtDomain } from './page-at-domain.ts'
import { renderPage } from './render-page.tsx'
import { renderSidePage } from './render-side-page.tsx'

const aPage = (kind: SidePageKind, values: Partial<SidePage> = {}): SidePage => ({
  ...initialValues(sidePageFields),
  ...{ id: kind, kind, path: kind },
  ...values,
})

const pages = sidePageKinds.map((kind) => aPage(kind))

const frame = (content: DraftContent) => ({
  ...{ content, websiteId: 'the-website', handle: 'horn', siteOrigin: 'https://sites.example', year: 2026 },
  picture: (image: { reference: string }, box: { width: number; height: number }) => ({
    src: `/i/${image.reference.replace('/', '-')}.svg`,
    ...box,
  }),
  fontUrl,
})

const busy = (language: DraftContent['settings']['language'] = 'english'): DraftContent => {
  const blank = blankContent()
  return {
    ...blank,
    business: { ...blank.business, name: 'Horn', phone: '+49 761 1234' },
    settings: { ...blank.settings, language, cookieBanner: true, analyticsId: 'G-ABCD1234' },
    sections: [
      ...blank.sections,
      blankSection('Newsletter', 'news', { heading: 'News' }),
      blankSection('CodeEmbed', 'code', { code: '<p>Hello</p>' }),
      blankSection('Scheduling', 'book', { link: { type: 'Web', target: 'https://book.example/' } }),
      blankSection('Video', 'film', { link: { type: 'Web', target: 'https://youtu.be/abcdefghijk' } }),
    ],
    pages,
  }
}

const linksIn = (html: string): readonly string[] =>
  [...html.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href = '']) => href)

describe('[pages] a published page beside the page', () => {
  test.each(languages)(
    '[pages] the footer leads to each of them in %s, and they to each other',
    (language) => {
      const content = busy(language)
      const { html } = renderPage({
        ...frame(content),
        ...{ usercontentOrigin: 'https://usercontent.example', formAction: () => '/f' },
      })
      const wanted = sidePageKinds.map((kind) => `https://sites.example/horn/${kind}`)
      expect(linksIn(html)).toEqual(expect.arrayContaining(wanted))
      for (const page of pages)
        expect(linksIn(renderSidePage(frame(content), page).html)).toEqual(expect.arrayContaining(wanted))
    },
  )

  test('[pages] one that is hidden is led to by nobody', () => {
    const content = { ...busy(), pages: [aPage('terms', { hidden: true })] }
    const input = {
      ...frame(content),
      usercontentOrigin: 'https://usercontent.example',
      formAction: () => '/f',
    }
    expect(renderPage(input).html).not.toContain('horn/terms')
  })

  test.each(sidePageKinds)(
    '[pages] %s has no script, and its sections stand on the website’s own page',
    (kind) => {
      const { html, contentSecurityPolicy } = renderSidePage(frame(busy()), aPage(kind))
      expect(html).not.toMatch(/<script|<form|<iframe|cookie-choice| style="/)
      expect(contentSecurityPolicy).toContain("default-src 'none'")
      expect(linksIn(html).filter((href) => href.startsWith('#'))).toEqual(['#content'])
      expect(html).toContain('<meta name="robots" content="noindex">')
      expect(html).toContain(`<link rel="canonical" href="https://sites.example/horn/${kind}">`)
      expect([...html.matchAll(/<h1/g)]).toHaveLength(1)
    },
  )

  test('[T42] leads to where its website is reported, as the page does', () => {
    const input = { ...frame(busy()), appOrigin: 'https://app.example' }
    const { html } = renderSidePage(input, aPage('privacy'))
    const report = `https://app.example/report?website=${input.websiteId}`
    expect(linksIn(html)).toContain(report)
    const sections = busy().sections.map((one) => (one.type === 'Footer' ? { ...one, hidden: true } : one))
    const alone = renderSidePage({ ...input, content: { ...busy(), sections } }, aPage('privacy'))
    expect(linksIn(alone.html)).toEqual(expect.arrayContaining([report, 'https://sites.example/horn/terms']))
  })

  test('[pages] says its domain where it has one', () => {
    const { html } = renderSidePage(frame(busy()), aPage('privacy'))
    const moved = pageAtDomain(html, { from: 'https://sites.example/horn', to: 'https://horn.example/' })
    expect(moved).not.toContain('sites.example')
    expect(moved).toContain('<link rel="canonical" href="https://horn.example/privacy">')
  })

  test('[T1][T2] shows hostile facts, names and words as text', () => {
    const content = filledContent(busy(), 'hostile')
    for (const kind of sidePageKinds) {
      const own = aPage(kind, { isOwn: true, title: hostileText.slice(0, 64), body: richTextOf(hostileText) })
      for (const page of [aPage(kind, { runBy: hostileText }), own]) {
        const { html } = renderSidePage(frame(content), page)
        expect(html).not.toMatch(/<script|<img src=x/)
        expect(html).not.toMatch(/href="(?!#|https?:|mailto:|tel:|\/|data:image\/svg)/)
      }
    }
  })

  test.each(familyIds)(
    '[8.weight][pages] weighs at most 14 KB in %s, in every language and at the longest',
    (family) => {
      for (const language of languages) {
        const plain = busy(language)
        const filled = filledContent(plain, 'fullest')
        const content = {
          ...filled,
          theme: { ...plain.theme, family },
          settings: plain.settings,
          sections: plain.sections.map((section) =>
            section.type === 'Header' || section.type === 'Footer'
              ? filledSection(section, 'fullest', section.layout)
              : section,
          ),
        }
        for (const kind of sidePageKinds) {
          const { html } = renderSidePage(
            frame(content),
            aPage(kind, { runBy: 'Unübertrefflich '.repeat(7) }),
          )
          expect(brotliCompressSync(html).length).toBeLessThanOrEqual(14 * 1024)
        }
      }
    },
  )
})
