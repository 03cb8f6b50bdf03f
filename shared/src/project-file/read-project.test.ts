import { expect, test } from 'vitest'
import { blankContent } from '../draft/blank-content.ts'
import type { DraftContent } from '../draft/content.ts'
import { sectionMaximum, validateContent } from '../draft/validate.ts'
import { imagesMaximum } from '../image/image-limits.ts'
import { plainImage } from '../image/image-value.ts'
import { filledContent } from '../page/filled-section.ts'
import { fitContent } from './fit-content.ts'
import { picturesIn, withFreshIds } from './fresh-content.ts'
import { projectLimits } from './limits.ts'
import { currentProjectVersion } from './migrate-project.ts'
import { projectFormat } from './project.ts'
import { readProject } from './read-project.ts'

const fullest = { ...filledContent(blankContent(), 'fullest'), business: blankContent().business }
const projectOf = (content: DraftContent, pictures: readonly object[]) => ({
  ...{ format: projectFormat, version: currentProjectVersion, madeAt: '2026-11-27T12:00:00.000Z' },
  ...{ pictures, content },
})

test('[leave] the fullest draft fits into a project file several times, and comes out of one as it was', () => {
  expect(JSON.stringify(fullest).length * 3).toBeLessThan(projectLimits.project)
  expect(fitContent(JSON.parse(JSON.stringify(fullest)))).toEqual({ content: fullest, leftOut: [] })
})

test('[leave] new ids leave a draft valid, and no two sections or items share one', () => {
  const fresh = withFreshIds(fullest)
  expect(validateContent(fresh).ok).toBe(true)
  const ids = [...JSON.stringify(fresh).matchAll(/"id":"([^"]+)"/g)].map(([, id]) => id)
  expect(new Set(ids).size).toBe(ids.length)
  const before = new Set([...JSON.stringify(fullest).matchAll(/"id":"([^"]+)"/g)].map(([, id]) => id))
  expect(ids.filter((id) => before.has(id))).toEqual([])
})

test('[9.images] of more pictures than a website may have, the rest are left out and told', () => {
  const background = (reference: string) => ({ ...plainImage, provider: 'Custom', reference }) as const
  const gallery = fullest.sections.find(({ type }) => type === 'Gallery')
  if (gallery?.type !== 'Gallery') throw new Error('no gallery')
  const references = Array.from({ length: gallery.items.length }, (_, at) => `photo-${at}`)
  const items = gallery.items.map((item, at) => ({ ...item, image: background(`photo-${at}`) }))
  const sections = fullest.sections.map((section) =>
    section.id === gallery.id ? { ...gallery, items } : section,
  )
  const shown = { ...fullest, sections }
  const all = picturesIn(shown)
  expect(all).toEqual(expect.arrayContaining(references))
  const pictures = all.map((reference, at) => ({
    ...{ file: `pictures/${String(at + 1).padStart(3, '0')}.webp`, reference },
  }))
  const read = readProject(projectOf(shown, pictures))
  if (!read.ok) throw new Error(`${read.problem.field}: ${read.problem.text}`)
  expect(read.value.pictures.size).toBe(Math.min(all.length, imagesMaximum))
  expect(read.value.leftOut).toHaveLength(Math.max(0, all.length - imagesMaximum))
})

test('[security] what a few bytes say over and over is filled in once beyond its maximum, and refused by its name', () => {
  const empty = (count: number) => Array.from({ length: count }, () => ({}))
  const services = { type: 'Services', items: empty(1_000) }
  const given = { ...fullest, pages: empty(1_000), sections: Array.from({ length: 1_000 }, () => services) }
  const { content } = fitContent(given)
  const { sections, pages } = Object(content)
  expect(sections).toHaveLength(sectionMaximum + 1)
  for (const { items } of sections) expect(items.length).toBeLessThan(100)
  expect(pages.length).toBeLessThan(100)
  const read = readProject({ ...projectOf(fullest, []), content: given })
  expect(read).toMatchObject({ ok: false, problem: { field: expect.stringContaining('sections') } })
  const [first] = fullest.sections.filter(({ type }) => type === 'Services')
  const items = Array.from({ length: 1_000 }, (_, at) => ({ id: `item-${at}` }))
  const many = { ...fullest, sections: [{ ...first, items }, ...fullest.sections] }
  expect(readProject({ ...projectOf(fullest, []), content: many })).toMatchObject({ ok: false })
})
