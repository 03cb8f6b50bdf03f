// @vitest-environment jsdom
import { describe, expect, test } from 'vitest'
import { blankContent, blankSection } from '../draft/blank-content.ts'
import type { AnySection, DraftContent } from '../draft/content.ts'
import { validateContent } from '../draft/validate.ts'
import { filledSection } from '../page/filled-section.ts'
import { pageHtmlOf } from '../page/page-html.testing.ts'
import { alignmentFieldIn } from './alignment-field.ts'
import { findLayout } from './definitions.ts'
import { type Alignment, alignments, type Frame } from './frame.ts'
import { offeredAlignments } from './layout-alignments.ts'
import { slugOf } from './section-slug.ts'
import { type SectionType, sections } from './sections.ts'

const aligned = (type: SectionType, layout: string, alignment: Frame['alignment']): DraftContent => {
  const section = filledSection(blankSection(type, 'the-section') as AnySection, 'fullest', layout)
  const others = (['Header', 'Introduction', 'Footer'] as const)
    .filter((other) => other !== type)
    .map((other) => blankSection(other, other.toLowerCase(), { alignment: 'auto' }) as AnySection)
  return blankContent({ sections: [...others, { ...section, alignment, background: null } as AnySection] })
}

/** The declarations of the rules for an alignment that meet something in the section. */
const obeyed = (html: string, type: SectionType, alignment: Alignment): readonly string[] => {
  const style = /<style>([\s\S]*?)<\/style>/.exec(html)?.[1] ?? ''
  const page = new DOMParser().parseFromString(html, 'text/html')
  const section = page.querySelector(`.section-${slugOf(type)}`)
  const name = `.align-${alignment.toLowerCase()}`
  return [...style.matchAll(/([^{}]+)\{([^{}]+)\}/g)]
    .filter(([, selector = '']) => selector.includes(name) && selector.includes('.is-aligned'))
    .filter(([, selector = '']) =>
      [...page.querySelectorAll(selector)].some((element) => section?.contains(element)),
    )
    .map(([, , declarations = '']) => declarations)
}

/** The classes that the section has on the page. */
const classesOf = (content: DraftContent, type: SectionType): string | undefined => {
  const page = new DOMParser().parseFromString(pageHtmlOf(content), 'text/html')
  return page.querySelector(`.section-${slugOf(type)}`)?.className
}

const each = sections.flatMap(({ type, layouts }) =>
  layouts.flatMap((layout) =>
    alignments.map((alignment) => ({
      named: [type, layout.id, alignment] as const,
      isOffered: offeredAlignments(layout).includes(alignment),
    })),
  ),
)
const offered = each.filter(({ isOffered }) => isOffered).map(({ named }) => named)
const lacking = each.filter(({ isOffered }) => !isOffered).map(({ named }) => named)

describe('[3.alignment] where the words of a section lie', () => {
  test.each(offered)('[3.alignment] %s as %s obeys %s', (type, layout, alignment) => {
    const html = pageHtmlOf(aligned(type, layout, alignment))
    expect(html).toMatch(new RegExp(`layout-${layout} align-${alignment.toLowerCase()} is-aligned[ "]`))
    expect(obeyed(html, type, alignment)).not.toEqual([])
  })

  test.each(offered)('[3.alignment] %s as %s is kept where it is %s', (type, layout, alignment) => {
    expect(validateContent(aligned(type, layout, alignment)).ok).toBe(true)
  })

  test.each(lacking)('[3.alignment] %s as %s lacks %s, which does nothing', (type, layout, alignment) => {
    const classes = classesOf(aligned(type, layout, alignment), type)
    expect(classes).toContain(`layout-${layout}`)
    expect(classes).toBe(classesOf(aligned(type, layout, 'auto'), type))
  })

  test('[3.alignment] each of the six means something in some layout', () => {
    expect(new Set(offered.map(([, , alignment]) => alignment))).toEqual(new Set(alignments))
  })

  test.each([
    ['Services', 'rows', ['auto', 'Left', 'Center', 'Right', 'Fill']],
    ['Video', 'beside', ['auto', 'Left', 'Center', 'Right', 'Top', 'Bottom']],
    ['QuoteBanner', 'centered', ['auto']],
    ['Header', 'bar', ['auto']],
  ] as const)('[3.alignment] the control of %s as %s shows what it offers alone', (type, id, options) => {
    const layout = findLayout(type, id)
    expect(layout && alignmentFieldIn(layout).options).toEqual(options)
  })
})
