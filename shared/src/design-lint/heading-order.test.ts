import { describe, expect, test } from 'vitest'
import { blankContent, blankSection } from '../draft/blank-content.ts'
import type { AnySection } from '../draft/content.ts'
import { filledSection } from '../page/filled-section.ts'
import { renderPage } from '../page/render-page.tsx'
import { sections } from '../sections/sections.ts'
import { fontUrl } from '../theme/font-faces.ts'
import { lintDesign } from './lint-design.ts'

const introduction = blankSection('Introduction', 'i', { heading: 'Leaks stopped in Leeds' })

const contentOf = (section: AnySection) => blankContent({ sections: [introduction, section] })

const levelsOf = (section: AnySection): readonly number[] => {
  const { html } = renderPage({
    content: contentOf(section),
    websiteId: 'the-website',
    handle: 'whitaker',
    siteOrigin: 'https://sites.example',
    year: 2026,
    usercontentOrigin: 'https://usercontent.example',
    picture: (image, box) => ({ src: `/i/${image.reference.replace('/', '-')}.svg`, ...box }),
    formAction: (id) => `/f/whitaker/${id}`,
    fontUrl,
  })
  return [...html.matchAll(/<h([1-6])[ >]/g)].map(([, level]) => Number(level))
}

const skips = (levels: readonly number[]): boolean =>
  levels.some((level, at) => level > (levels[at - 1] ?? 0) + 1)

const ownHeading = sections.filter(({ type, fields }) => type !== 'Introduction' && 'heading' in fields)

describe.each(ownHeading)('[7.lint] $title', ({ type, layouts }) => {
  test.each(layouts.map(({ id }) => id))(
    'as %s without its heading is named where screen readers would miss a level',
    (layout) => {
      const full = filledSection(blankSection(type, 's') as AnySection, 'fullest', layout)
      for (const section of [full, { ...full, heading: '' } as AnySection]) {
        const named = lintDesign(contentOf(section)).some(({ id }) => id === 'heading-skipped')
        expect(named).toBe(skips(levelsOf(section)))
      }
    },
  )
})
