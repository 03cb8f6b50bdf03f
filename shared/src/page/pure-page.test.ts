import { afterEach, describe, expect, test, vi } from 'vitest'
import { blankContent, blankSection } from '../draft/blank-content.ts'
import type { AnySection, DraftContent } from '../draft/content.ts'
import { sections } from '../sections/sections.ts'
import { filledSection } from './filled-section.ts'
import { renderPage } from './render-page.tsx'

const deepFreeze = <T>(value: T): T => {
  if (typeof value === 'object' && value !== null) for (const part of Object.values(value)) deepFreeze(part)
  return Object.freeze(value)
}

const timeZone = process.env.TZ
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  if (timeZone === undefined) delete process.env.TZ
  else process.env.TZ = timeZone
})

/** Renders it at another time, in another place and with other luck. */
const renderWhere = (content: DraftContent, where: { time: string; zone: string; luck: number }) => {
  vi.useFakeTimers({ now: new Date(where.time), toFake: ['Date', 'performance'] })
  vi.spyOn(Math, 'random').mockReturnValue(where.luck)
  vi.spyOn(crypto, 'randomUUID').mockReturnValue(`${where.luck * 10}0000000-0000-4000-8000-000000000000`)
  process.env.TZ = where.zone
  return renderPage({
    content,
    websiteId: 'the-website',
    handle: 'whitaker',
    siteOrigin: 'https://sites.example',
    appOrigin: 'https://app.example',
    usercontentOrigin: 'https://usercontent.example',
    year: 2026,
    picture: (image, box) => ({ src: `/i/${image.reference.replace('/', '-')}.svg`, ...box }),
    formAction: (sectionId) => `/f/whitaker/${sectionId}`,
    fontUrl: (file) => `/fonts/${file}`,
  })
}

const everyLayout = sections.flatMap(({ type, layouts }) => layouts.map(({ id }) => [type, id] as const))

describe('[design 2] the page is a function of the website alone', () => {
  test.each(everyLayout)(
    '%s as %s is the same at every hour, in every place and whatever came before',
    (type, layout) => {
      const section = filledSection(blankSection(type, 'the-section') as AnySection, 'fullest', layout)
      const content = deepFreeze(blankContent({ sections: [section] }))
      const first = renderWhere(content, {
        time: '2001-02-03T23:30:00Z',
        zone: 'Pacific/Auckland',
        luck: 0.1,
      })
      const later = renderWhere(content, { time: '2031-12-31T12:00:00Z', zone: 'America/Denver', luck: 0.9 })
      expect(later).toEqual(first)
    },
  )
})
