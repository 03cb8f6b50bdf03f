import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { blankContent, blankSection } from '../draft/blank-content.ts'
import type { AnySection } from '../draft/content.ts'
import { type Language, languages } from '../language/language.ts'
import { definitionOf } from '../sections/definitions.ts'
import { sections } from '../sections/sections.ts'
import { createPageContext } from './create-page-context.ts'
import { pageParts } from './page-parts.ts'
import { SectionBody } from './section-body.tsx'
import { siteStrings } from './strings/by-language.ts'
import { PageProvider } from './use-page.ts'
import { PagePartsProvider } from './use-page-parts.ts'

const shown = (section: AnySection, mode: 'canvas' | 'published', language: Language = 'english'): string => {
  const content = blankContent({ sections: [section] })
  const page = createPageContext({
    content: { ...content, settings: { ...content.settings, language } },
    mode,
    year: 2026,
    picture: () => ({ src: '', width: 1, height: 1 }),
    formAction: () => '',
    stringsOf: siteStrings,
    embedUrl: () => '',
  })
  return renderToStaticMarkup(
    <PagePartsProvider value={pageParts}>
      <PageProvider value={page}>
        <SectionBody section={section} page={page} />
      </PageProvider>
    </PagePartsProvider>,
  )
}

const wordsOf = (html: string): readonly string[] =>
  html
    .split(/<[^>]*>/)
    .map((word) => word.trim())
    .filter((word) => word !== '')

const place = /class="(?:place|[^"]*picture-slot)/
const dispensable = sections
  .filter(({ defaultOn }) => defaultOn)
  .flatMap(({ type, layouts }) =>
    layouts.map(({ id }) => {
      const section = { ...blankSection(type, 's'), layout: id } as AnySection
      return { type, layout: id, section, isBare: definitionOf(type).isEmpty(section) }
    }),
  )
  .filter(({ isBare }) => isBare)

describe('[7.owner] what only the owner sees', () => {
  test.each(dispensable)(
    '[7.owner] $type as $layout without anything of theirs stands in the draft as a place to fill, and not on the page',
    ({ section }) => {
      expect(shown(section, 'canvas')).toMatch(place)
      expect(shown(section, 'published')).not.toMatch(place)
      expect(shown(section, 'published')).not.toContain('Only you see this')
    },
  )

  test('[7.owner] every such section of a new page is among them', () => {
    expect([...new Set(dispensable.map(({ type }) => type))].toSorted()).toEqual([
      'CustomerReviews',
      'Gallery',
      'ImageBanner',
      'QuoteBanner',
      'Services',
    ])
  })

  test.each(
    dispensable.flatMap((of) =>
      languages.filter((one) => one !== 'english').map((language) => ({ ...of, language })),
    ),
  )('[7.owner] $type as $layout asks in the language of the page: $language', ({ section, language }) => {
    const inEnglish = wordsOf(shown(section, 'canvas'))
    const words = wordsOf(shown(section, 'canvas', language))
    expect(words).toHaveLength(inEnglish.length)
    expect(words.filter((word) => inEnglish.includes(word))).toEqual([])
  })

  test.each(['', 'https://vimeo.com/123456789', 'https://film.example.com/a'])(
    "[7.owner] nothing covers the place for a film's picture, and visitors of %j see what plays it",
    (target) => {
      const section = blankSection('Video', 's', { link: { type: 'Web', target } }) as AnySection
      expect(shown(section, 'canvas')).toMatch(place)
      expect(shown(section, 'canvas')).not.toContain('class="play"')
      expect(shown(section, 'published')).toContain('class="play"')
    },
  )

  test('[7.owner] once something stands there the place is gone', () => {
    const section = blankSection('QuoteBanner', 's', { primary: 'We mend what others sell.' }) as AnySection
    expect(shown(section, 'canvas')).not.toContain('Only you see this')
  })
})
