import { draftOf } from '@shingle/trades/testing/draft-of.ts'
import { describe, expect, test } from 'vitest'
import type { AnySection, DraftContent } from '../draft/content.ts'
import { decorFrames, imageFrames } from '../image/image-value.ts'
import { frameFields } from '../sections/frame.ts'
import { acrossOrFilling } from '../sections/layout-alignments.ts'
import { families } from '../theme/families.ts'
import { type FamilyId, familyIds, presetStyles } from '../theme/family-ids.ts'
import { type Theme, themeFields } from '../theme/theme.ts'
import { pageHtmlOf } from './page-html.testing.ts'

const generated = (): DraftContent => {
  const made = draftOf({
    businessName: 'Whitaker & Daughters',
    businessActivities: 'Fitted wardrobes, alcove shelving and kitchens. Call 0113 496 0142.',
    businessLocation: 'Leeds, England',
    industry: 'carpentry',
    language: 'english',
  })
  if (!made.ok) throw new Error(made.problem.text)
  return made.value
}

const site = generated()

const inFamily = (family: FamilyId, choices: Partial<Theme>): DraftContent => ({
  ...site,
  // Faces that have every weight and an italic, so that no choice falls back to another.
  theme: { ...site.theme, family, fontPair: 'fraunces+nunito', ...choices },
})

/** The custom properties a page sets and those it reads. */
const readProperties = (html: string): ReadonlySet<string> =>
  new Set([...html.matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => name))

const declared = (html: string): ReadonlyMap<string, string> =>
  new Map(
    [...(html.match(/\.site\{([^}]*)\}/)?.[1] ?? '').split(';')].map((line): [string, string] => {
      const [name = '', value = ''] = line.split(/:(.*)/s)
      return [name, value]
    }),
  )

/** Whether two pages differ in more than properties that nothing reads. */
const looksDifferent = (one: string, other: string): boolean => {
  const [first, second] = [declared(one), declared(other)]
  const read = readProperties(one)
  const property = [...second].some(([name, value]) => first.get(name) !== value && read.has(name))
  return property || one.replace(/\.site\{[^}]*\}/, '') !== other.replace(/\.site\{[^}]*\}/, '')
}

const twins = (pages: readonly (readonly [option: string, html: string])[]): readonly string[] =>
  pages.flatMap(([option, html], at) =>
    pages
      .slice(at + 1)
      .flatMap(([other, otherHtml]) =>
        looksDifferent(html, otherHtml) ? [] : [`${option} looks like ${other}`],
      ),
  )

const themeChoices = [
  'headingSize',
  'headingStyle',
  'bodySize',
  'buttonCorners',
  'imageCorners',
  'buttonStyle',
  'buttonSize',
  'shadow',
  'border',
  'borderThickness',
  'decorFrame',
] as const

describe('[3.theme] every choice of the theme', () => {
  test.each(familyIds.flatMap((family) => themeChoices.map((field) => [field, family] as const)))(
    '[3.theme] %s: each option changes a page of %s',
    (field, family) => {
      const options = themeFields[field].options.filter((option) => option !== 'auto')
      const pages = options.map(
        (option) => [option, pageHtmlOf(inFamily(family, { [field]: option }))] as const,
      )
      expect(twins(pages)).toEqual([])
    },
  )

  test('[3.theme] every preset style has families of its own', () => {
    const presets = new Set(familyIds.map((id) => families[id].preset))
    expect([...presets].sort()).toEqual([...presetStyles].sort())
  })
})

const changed = (type: string, change: (section: AnySection) => AnySection): DraftContent => ({
  ...site,
  sections: site.sections.map((section) => (section.type === type ? change(section) : section)),
})

const frameChoices: readonly (readonly [field: string, options: readonly string[]])[] = [
  ['surface', frameFields.surface.options],
  ['fill', frameFields.fill.options],
  // As the layouts of services offer them.
  ['alignment', acrossOrFilling],
  ['headingSize', frameFields.headingSize.options],
]

describe('[3.sections] every choice of a section', () => {
  test.each(frameChoices)('[3.sections] %s: each option changes the page', (field, options) => {
    const chosen = options.filter((option) => option !== 'auto')
    const pages = chosen.map(
      (option) =>
        [option, pageHtmlOf(changed('Services', (section) => ({ ...section, [field]: option })))] as const,
    )
    expect(twins(pages)).toEqual([])
  })

  test.each([
    ['frame', imageFrames],
    ['decorFrame', decorFrames],
  ] as const)('[3.image] %s: each option changes a picture', (field, options) => {
    const framed = (option: string) =>
      changed('Gallery', (section) =>
        section.type === 'Gallery'
          ? {
              ...section,
              items: section.items.map((item) =>
                item.image === null ? item : { ...item, image: { ...item.image, [field]: option } },
              ),
            }
          : section,
      )
    expect(twins(options.map((option) => [option, pageHtmlOf(framed(option))] as const))).toEqual([])
  })
})
