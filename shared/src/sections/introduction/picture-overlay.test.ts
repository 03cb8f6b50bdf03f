import { describe, expect, test } from 'vitest'
import { blankContent, blankSection } from '../../draft/blank-content.ts'
import { artworkImage, type ImageValue } from '../../image/image-value.ts'
import { pageHtmlOf } from '../../page/page-html.testing.ts'
import { introductionFields } from './fields.ts'
import { fullBleed } from './layouts/full-bleed/layout.ts'

const picture = artworkImage('spa', 1, 'A drawing')

const htmlWith = (introductionOverlay: number, background: ImageValue | null = null): string =>
  pageHtmlOf(
    blankContent({
      sections: [
        blankSection('Introduction', 'top', {
          heading: 'Words over it',
          ...{ image: picture, layout: fullBleed.id, introductionOverlay },
          ...{ background, overlay: 0.2 },
        }),
      ],
    }),
  )

const classesOf = (html: string, pattern: RegExp): readonly string[] =>
  pattern.exec(html)?.[1]?.split(' ') ?? []
const picturesOf = (html: string) => classesOf(html, /class="([^"]*\bart\b[^"]*)"/)
const sectionOf = (html: string) => classesOf(html, /class="([^"]*\bsection-introduction\b[^"]*)"/)
const overlaysIn = (classes: readonly string[]) => classes.filter((name) => name.startsWith('overlay-'))

describe('[9.overlay] the picture behind the words of an opening', () => {
  test.each([
    [0, 'overlay-0', '.overlay-0{--overlay:0}'],
    [0.2, 'overlay-20', '.overlay-20{--overlay:0.2}'],
    [introductionFields.introductionOverlay.initial, 'overlay-75', '.overlay-75{--overlay:0.75}'],
    [introductionFields.introductionOverlay.maximum, 'overlay-80', '.overlay-80{--overlay:0.8}'],
  ])('[9.overlay] is covered by %f as its owner says, no more and no less', (overlay, name, rule) => {
    const html = htmlWith(overlay)
    expect(overlaysIn(picturesOf(html))).toEqual([name])
    expect(html).toContain(rule)
    const covers = [...html.matchAll(/\.layout-full-bleed [^{}]*::after\{([^}]*)\}/g)].map(
      ([, css = '']) => css,
    )
    expect(covers.filter((css) => css.includes('opacity')).join(';')).toMatch(
      /^content:"";[^;]*;[^;]*;background:[^;]*;opacity:var\(--overlay\)$/,
    )
  })

  test('[9.overlay] keeps its own cover beside a background picture, which keeps its', () => {
    const html = htmlWith(0.75, picture)
    expect(overlaysIn(picturesOf(html))).toEqual(['overlay-75'])
    expect(overlaysIn(sectionOf(html))).toEqual(['overlay-20'])
  })
})
