import { createHash } from 'node:crypto'
import { brotliCompressSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { blankContent, blankSection } from '../draft/blank-content.ts'
import type { AnySection, DraftContent } from '../draft/content.ts'
import { artworkImage } from '../image/image-value.ts'
import { languages } from '../language/language.ts'
import { richTextOf } from '../rich-text/rich-text.ts'
import { sections } from '../sections/sections.ts'
import { familyIds } from '../theme/family-ids.ts'
import { fontUrl } from '../theme/font-faces.ts'
import { cookieWords } from './cookie-words.ts'
import { filledSection, hostileText } from './filled-section.ts'
import { type PageInput, renderPage } from './render-page.tsx'
import { siteStrings } from './strings/by-language.ts'

const aPage = (content: DraftContent, more: Partial<PageInput> = {}) =>
  renderPage({
    content,
    websiteId: 'the-website',
    handle: 'whitaker',
    siteOrigin: 'https://sites.example',
    year: 2026,
    usercontentOrigin: 'https://usercontent.example',
    picture: (image, box) => ({ src: `/i/${image.reference.replace('/', '-')}.svg`, ...box }),
    formAction: (sectionId) => `/f/whitaker/${sectionId}`,
    fontUrl,
    ...more,
  })

const header = blankSection('Header', 'h', { logoText: 'Whitaker' })
const introduction = blankSection('Introduction', 'i', { heading: 'Leaks stopped in Leeds' })
const footer = blankSection('Footer', 'f')

const business = { ...blankContent().business, name: 'Whitaker Plumbing', phone: '0113 496 0142' }

const withSections = (...middle: readonly AnySection[]): DraftContent =>
  blankContent({ business, sections: [header, introduction, ...middle, footer] })

const styleOf = (html: string): string => /<style>([\s\S]*?)<\/style>/.exec(html)?.[1] ?? ''
const scriptOf = (html: string): string => /<script>([\s\S]*?)<\/script>/.exec(html)?.[1] ?? ''
const textIn = (html: string): string =>
  html.replace(/<(style|script)[\s\S]*?<\/\1>/g, '').replace(/<[^>]+>/g, ' ')
const sha256 = (text: string): string => createHash('sha256').update(text).digest('base64')

const everyLayout = sections.flatMap((definition) =>
  definition.layouts.map(({ id }) => [definition.type, id] as const),
)

const pageWith = (section: AnySection): DraftContent => {
  const parts = { Header: header, Introduction: introduction, Footer: footer, ...{ [section.type]: section } }
  const middle = section.type in { Header: 1, Introduction: 1, Footer: 1 } ? [] : [section]
  return blankContent({ business, sections: [parts.Header, parts.Introduction, ...middle, parts.Footer] })
}

describe('[6.page] every section in every layout', () => {
  test.each(everyLayout)('[3] %s as %s is rendered from its initial values', (type, layout) => {
    const section = { ...blankSection(type, 'the-section'), layout } as AnySection
    expect(aPage(pageWith(section)).html).toContain('<main id="content">')
  })

  test.each(everyLayout)('[9] %s as %s is rendered at every limit', (type, layout) => {
    const section = filledSection(blankSection(type, 'the-section') as AnySection, 'fullest', layout)
    const { html } = aPage(pageWith(section))
    expect(html).toContain(`layout-${layout}`)
    expect(html).not.toMatch(/ style="/)
    const levels = [...html.matchAll(/<h([1-3])[ >]/g)].map(([, level]) => Number(level))
    expect(levels.filter((level) => level === 1)).toEqual([1])
    const skips = levels.filter((level, position) => level > (levels[position - 1] ?? 0) + 1)
    expect(skips).toEqual([])
  })

  test.each(everyLayout)('[T1][T2] %s as %s shows hostile text as text', (type, layout) => {
    const section = filledSection(blankSection(type, 'the-section') as AnySection, 'hostile', layout)
    const { html } = aPage(pageWith(section))
    expect(html).not.toContain('<script>alert')
    expect(html).not.toContain('<img src=x')
    expect(html).not.toMatch(/href="(?!#|https?:|mailto:|tel:|\/|data:image\/svg)/)
    expect(styleOf(html)).not.toMatch(/@import|url\((?!\/fonts\/)/)
  })
})

describe('[6.page] the document', () => {
  test('[T1] hostile facts and settings stay inside their places', () => {
    const content = blankContent()
    const { html } = aPage({
      ...withSections(),
      business: { ...content.business, name: hostileText, activities: hostileText, phone: hostileText },
      settings: {
        ...content.settings,
        pageTitle: hostileText,
        description: hostileText,
        keywords: hostileText,
        cookieBanner: true,
        cookieText: hostileText,
        analyticsId: 'G-"</script>',
      },
    })
    expect(html.match(/<script/g)).toHaveLength(2)
    expect(html.match(/<\/script>/g)).toHaveLength(2)
    expect(html).not.toContain('googletagmanager')
  })

  test('[2.2] the policy allows exactly the style and the script that the page has', () => {
    const { html, contentSecurityPolicy } = aPage(withSections())
    expect(contentSecurityPolicy).toContain(`style-src 'sha256-${sha256(styleOf(html))}'`)
    expect(contentSecurityPolicy).toContain(`script-src 'sha256-${sha256(scriptOf(html))}'`)
    expect(contentSecurityPolicy).toContain("default-src 'none'")
    expect(contentSecurityPolicy).not.toContain('unsafe')
    expect(contentSecurityPolicy).toContain("img-src 'self' data:;")
    expect(contentSecurityPolicy).toContain("require-trusted-types-for 'script'; trusted-types 'none'")
    expect(html).not.toMatch(/ on[a-z]+=/)
  })

  test.each(['G-', 'G-ABC 123', 'G-abcdef', 'G-A;script-src *', 'GTM-ABC123', 'G-ABCDEFGHIJKLMNO'])(
    '[5] the policy is as narrow with "%s" as without an id',
    (analyticsId) => {
      const settings = { ...blankContent().settings, cookieBanner: true }
      const page = aPage({ ...withSections(), settings: { ...settings, analyticsId } })
      const { contentSecurityPolicy } = aPage({ ...withSections(), settings })
      const bare = (policy: string) => policy.replaceAll(/'sha256-[^']+'/g, 'hash')
      expect(bare(page.contentSecurityPolicy)).toBe(bare(contentSecurityPolicy))
      expect(page.domainPolicy === undefined).toBe(!analyticsId.startsWith('GTM-'))
    },
  )

  test('[5.analytics] at a domain of its owner’s a page with a container may load what that names, and runs no script within the page but its own', () => {
    const settings = { ...blankContent().settings, cookieBanner: true, analyticsId: 'GTM-ABC123' }
    const { html, domainPolicy = '' } = aPage({ ...withSections(), settings })
    expect(domainPolicy).toContain(`script-src 'sha256-${sha256(scriptOf(html))}' https:;`)
    expect(domainPolicy).toMatch(/default-src 'none'.*style-src 'sha256-.*base-uri 'none'; object-src 'none'/)
    expect(domainPolicy).not.toContain('unsafe')
    expect(
      aPage({ ...withSections(), settings: { ...settings, cookieBanner: false } }).domainPolicy,
    ).toBeUndefined()
  })

  test.each(languages)(
    '[T42] a page in %s says how to report it, whether its footer is shown or not',
    (language) => {
      const settings = { ...blankContent().settings, language }
      const href = 'href="https://app.example/report?website=the-website"'
      for (const hidden of [false, true]) {
        const sections = [header, introduction, { ...footer, hidden }]
        const page = aPage({ ...withSections(), settings, sections }, { appOrigin: 'https://app.example' })
        expect(page.html).toContain(`${href} rel="nofollow">${siteStrings(language).report}</a>`)
      }
    },
  )

  test.each(languages)(
    '[5.analytics] a page in %s opens the cookie choice again, whether its footer is shown or not, and only where there is one',
    (language) => {
      const button = `<button class="cookie-choice" id="cookie-choice" type="button" hidden="">${cookieWords[language].choice}</button>`
      for (const hidden of [false, true]) {
        const sections = [header, introduction, { ...footer, hidden }]
        const shown = (cookieBanner: boolean) => {
          const settings = { ...blankContent().settings, language, cookieBanner }
          return aPage({ ...withSections(), settings, sections }).html.includes(button)
        }
        expect([shown(true), shown(false)]).toEqual([true, false])
      }
    },
  )

  test('[8] the script stays small and the page within its budget, with what is asked of cookies and with what is said of closed days', () => {
    const settings = { ...blankContent().settings, cookieBanner: true, analyticsId: 'G-ABC123' }
    const content = withSections(...blankContent().sections.slice(2, -1))
    const hours = { mon: [], tue: [{ opens: '09:00', closes: '17:00' }] }
    for (const more of [{ settings }, { business: { ...business, hours } }]) {
      const { html } = aPage({ ...content, ...more })
      expect(html.includes('closed-today')).toBe('business' in more)
      expect(brotliCompressSync(scriptOf(html)).byteLength).toBeLessThanOrEqual(1024)
      expect(brotliCompressSync(html).byteLength).toBeLessThanOrEqual(14 * 1024)
    }
  })

  test('[6] facts for search engines are only those that are stated', () => {
    const { html } = aPage(withSections())
    const json = /<script type="application\/ld\+json">([\s\S]*?)<\/script>/.exec(html)?.[1] ?? ''
    expect(JSON.parse(json)).toEqual({
      '@context': 'https://schema.org',
      '@graph': [
        {
          '@id': 'https://sites.example/whitaker',
          '@type': 'LocalBusiness',
          name: 'Whitaker Plumbing',
          telephone: '0113 496 0142',
          url: 'https://sites.example/whitaker',
        },
      ],
    })
  })

  test('[3.settings] title, canonical address, language and robots follow the settings', () => {
    const settings = {
      ...blankContent().settings,
      pageTitle: 'Plumber & more',
      searchIndexing: false,
      language: 'japanese' as const,
    }
    const { html } = aPage(
      { ...withSections(), settings },
      { handle: '', siteOrigin: 'https://whitaker.example' },
    )
    expect(html).toContain('<title>Plumber &amp; more</title>')
    expect(html).toContain('<link rel="canonical" href="https://whitaker.example/">')
    expect(html).toContain('<meta name="robots" content="noindex">')
    expect(html).toContain('<html lang="ja">')
    expect(html).toContain('本文へ移動')
  })

  test('[6] the phone number dials and forms post without script', () => {
    const { html } = aPage(withSections(blankSection('Contact', 'c')))
    expect(html).toContain('href="tel:01134960142"')
    expect(html).toContain('<form class="fields" action="/f/whitaker/c" method="POST">')
    expect(html).toContain('name="website"')
  })

  test('[6] a page without a heading of its own is headed by the name of the business', () => {
    const { html } = aPage(
      blankContent({ business, sections: [header, blankSection('Introduction', 'i'), footer] }),
    )
    expect(html).toContain('<h1>Whitaker Plumbing</h1>')
  })
})

describe('[7] what is left out of a published page', () => {
  const review = {
    id: 'r',
    paragraph: 'Neat work.',
    authorName: 'Tom',
    authorLocation: 'Leeds',
    sample: true,
    verbatim: false,
  }

  test('[7] sample reviews, and the section when nothing else is in it', () => {
    const { html } = aPage(
      withSections(blankSection('CustomerReviews', 'r', { heading: 'Said', items: [review] })),
    )
    expect(html).not.toContain('Neat work.')
    expect(html).not.toContain('section-customer-reviews')
  })

  test('[7] a place that the owner has not confirmed', () => {
    const content = withSections(blankSection('Contact', 'c'))
    const guessed = { ...business, guessedLocation: 'Paris, France' }
    expect(aPage({ ...content, business: guessed }).html).not.toContain('Paris')
    expect(aPage({ ...content, business: { ...guessed, location: 'Lyon' } }).html).toContain('Lyon')
  })

  test('[7] hidden and empty sections, and buttons that lead nowhere', () => {
    const { html } = aPage(
      withSections(
        blankSection('QuoteBanner', 'q', { primary: 'Hidden words', hidden: true }),
        blankSection('Gallery', 'g', { heading: 'Empty gallery' }),
        blankSection('QuoteBanner', 'b', {
          primary: 'Shown words',
          button: { label: 'Nowhere', link: { type: 'None', target: '' } },
        }),
      ),
    )
    const text = textIn(html)
    expect(text).toContain('Shown words')
    for (const absent of ['Hidden words', 'Empty gallery', 'Nowhere']) expect(text).not.toContain(absent)
  })

  test('[6] a film is a poster until the visitor asks for it, from a player that sets no cookies', () => {
    const { html } = aPage(
      withSections(
        blankSection('Video', 'v', {
          link: { type: 'Web', target: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ' },
        }),
      ),
    )
    expect(html).toContain('<details class="film">')
    expect(html).toContain('https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ')
  })

  test('[2.3] embedded code stands in a frame of another origin, never in the page', () => {
    const { html } = aPage(withSections(blankSection('CodeEmbed', 'e', { code: '<b onclick="x()">hi</b>' })))
    const { contentSecurityPolicy } = aPage(withSections(blankSection('CodeEmbed', 'e', { code: 'x' })))
    const frameOf = (id: string) =>
      / src="(https:\/\/[0-9a-f]{32}\.usercontent\.example)\/embed\/the-website\/\w+"/.exec(
        aPage(withSections(blankSection('CodeEmbed', id, { code: 'x' }))).html,
      )?.[1]
    expect(frameOf('e')).toBeDefined()
    expect(frameOf('e')).not.toBe(frameOf('f'))
    expect(contentSecurityPolicy).toContain('frame-src https://*.usercontent.example ')
    expect(html).toContain('sandbox="allow-scripts allow-forms')
    expect(html).not.toContain('allow-same-origin')
    expect(html).not.toContain('onclick')
  })
})

describe('[7] every family', () => {
  test.each(familyIds)('[7] %s renders a whole page of its own look', (family) => {
    const content = withSections(
      blankSection('QuoteBanner', 'q', { primary: 'If water comes in, ring first.' }),
      blankSection('Contact', 'c', { body: richTextOf('We answer within the hour.') }),
      blankSection('ImageBanner', 'b', { image: artworkImage('plumbing', 1, 'Drawing of a tap') }),
    )
    const { html } = aPage({ ...content, theme: { ...content.theme, family } })
    expect(html).toContain('class="section section-contact')
    expect(html).toContain('alt="Drawing of a tap"')
  })
})
