import { describe, expect, test } from 'vitest'
import { blankContent, blankSection } from '../draft/blank-content.ts'
import type { AnySection } from '../draft/content.ts'
import { sections } from '../sections/sections.ts'
import { familyIds } from '../theme/family-ids.ts'
import { resolveLook } from '../theme/resolve-look.ts'
import { pageRhythm } from './page-rhythm.ts'

const { theme } = blankContent()

const inOrder = sections.filter(({ type }) => type !== 'Footer' && type !== 'CodeEmbed')

const wholePage = [
  ...inOrder.map(({ type }) => blankSection(type, type)),
  blankSection('QuoteBanner', 'second-banner'),
  blankSection('Footer', 'Footer'),
] as AnySection[]

const groundsOf = (page: readonly AnySection[], family: (typeof familyIds)[number]) =>
  [...pageRhythm(page, resolveLook({ ...theme, family })).values()].map(({ surface }) => surface)

const runs = (grounds: readonly string[]) =>
  grounds.filter((ground, position) => ground !== grounds[position - 1])

describe('[7] the rhythm of a page', () => {
  test.each(familyIds)('[7] %s never shows one ground three times in a row', (family) => {
    const body = groundsOf(wholePage, family).slice(1, -1)
    expect(body.filter((ground, at) => ground === body[at - 1] && ground === body[at - 2])).toEqual([])
  })

  test.each(familyIds)(
    '[7] %s shows one dark band besides the footer and one accent band at most',
    (family) => {
      const bands = runs(groundsOf(wholePage, family).slice(2))
      const beforeFoot = bands.at(-1) === 'dark' ? bands.slice(0, -1) : bands
      expect(beforeFoot.filter((ground) => ground === 'dark').length).toBeLessThanOrEqual(1)
      expect(bands.filter((ground) => ground === 'accent').length).toBeLessThanOrEqual(1)
    },
  )

  test('[7] below a field of the loud color stands no second loud ground', () => {
    for (const family of familyIds)
      for (const type of ['QuoteBanner', 'Services', 'Contact', 'CustomerReviews'] as const) {
        const page = [
          blankSection('Header', 'h'),
          blankSection('Introduction', 'i', { surface: 'accent' }),
          blankSection(type, 's'),
          blankSection('Gallery', 'g'),
          blankSection('Footer', 'f'),
        ] as AnySection[]
        expect(['accent', 'strong']).not.toContain(groundsOf(page, family)[2])
      }
  })

  test('[7] the owner’s choice of ground is never overruled', () => {
    const page = wholePage.map((section) => ({ ...section, surface: 'dark' as const }))
    expect(new Set(groundsOf(page, 'clinic'))).toEqual(new Set(['dark']))
  })

  test('[7] a section keeps its full space below the opening', () => {
    const places = pageRhythm(
      [blankSection('Header', 'h'), blankSection('Introduction', 'i'), blankSection('Services', 's')],
      resolveLook({ ...theme, family: 'press' }),
    )
    expect(places.get('s')?.joinsAbove).toBe(false)
  })
})
