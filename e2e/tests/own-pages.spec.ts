import { expect, type Page, test } from '@playwright/test'
import { feedPath } from '@shingle/shared/paths/page-paths.ts'
import { writtenPages } from '@shingle/shared/paths/written-pages.ts'
import { appOrigin } from '../steps/origin.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

// Specification 9: the padding of the written pages, at the sides and above and below.
const screens = [
  { width: 1440, height: 900, side: 24, block: 72 },
  { width: 360, height: 740, side: 24, block: 48 },
] as const

/** How far the words of a page stand from its edges, from the bar above and from the foot below, and how wide it is; and how many drawn screens lack room for their words. */
const measure = (page: Page) =>
  page.evaluate(() => {
    const main = document.querySelector('main')
    const box = (element: Element | null | undefined) => element?.getBoundingClientRect() ?? new DOMRect()
    const words = [...(main?.querySelectorAll('h1, h2, h3, p, li, a, label, button, summary') ?? [])].filter(
      (element) => element.checkVisibility() && !element.closest('[aria-hidden=true], .visually-hidden'),
    )
    const boxes = words.map(box).filter(({ width, height }) => width > 1 && height > 1)
    return {
      above: Math.min(...boxes.map(({ top }) => top)) - box(document.querySelector('header.nav')).bottom,
      below: box(document.querySelector('footer')).top - Math.max(...boxes.map(({ bottom }) => bottom)),
      left: Math.min(...boxes.map(({ left }) => left)),
      wide: document.documentElement.scrollWidth,
      cut: [...(main?.querySelectorAll('.phone') ?? [])].filter(
        ({ scrollHeight, clientHeight }) => scrollHeight > clientHeight,
      ).length,
    }
  })

for (const { width, height, side, block } of screens)
  test(`[9.padding] at ${width} no page is cut off, and its words stand clear of the edges`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    const troubled: string[] = []
    page.on('pageerror', (error) => troubled.push(error.message))
    for (const path of writtenPages) {
      await page.goto(`${appOrigin()}${path}`)
      const { above, below, left, wide, cut } = await measure(page)
      if (wide > width) troubled.push(`${path}: ${wide} wide`)
      if (cut > 0) troubled.push(`${path}: ${cut} drawings cut off`)
      if (above < block) troubled.push(`${path}: words ${above} below the bar`)
      if (below < block) troubled.push(`${path}: words ${below} above the foot`)
      if (left < side - 16) troubled.push(`${path}: words ${left} from the edge`)
    }
    expect(troubled).toEqual([])
  })

/** One page of each kind: those of trades are alike, and so are the articles. */
const kindsOfPages = [
  ...new Map(writtenPages.map((path) => [path.replace(/^(\/[^/]+\/).+/, '$1'), path])).values(),
]

/** Sums up from the beginning of each page how far what is seen of it moves by itself, as browsers reckon it. */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const sumOf = (entries: PerformanceEntryList) =>
      entries.reduce((sum, entry) => sum + ('value' in entry ? Number(entry.value) : 0), 0)
    let sum = 0
    const seen = new PerformanceObserver((list) => {
      sum += sumOf(list.getEntries())
    })
    seen.observe({ type: 'layout-shift', buffered: true })
    Object.assign(window, { shiftUntilNow: () => sum + sumOf(seen.takeRecords()) })
  })

/** How far what is seen of a page has moved until now, with what stands as it will: its first frames may come before its first paint, or be of a board that is not measured yet. */
const shiftUntilNow = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame)
    await document.fonts.ready
    while (performance.getEntriesByName('first-contentful-paint').length === 0) await frame()
    for (let frames = 0; frames < 10; frames += 1) await frame()
    return 'shiftUntilNow' in window && typeof window.shiftUntilNow === 'function'
      ? Number(window.shiftUntilNow())
      : Number.NaN
  })

/** How far a page moves that was painted with its fonts, when its scripts come. */
const shiftOf = async (page: Page, address: string): Promise<number> => {
  const { promise: painted, resolve: letScriptsCome } = Promise.withResolvers<void>()
  await page.route(/\.js$/, async (route) => {
    await painted
    await route.continue()
  })
  await page.goto(address, { waitUntil: 'commit' })
  await page.locator('footer').waitFor()
  const before = await shiftUntilNow(page)
  letScriptsCome()
  await page.waitForLoadState('load')
  const shift = (await shiftUntilNow(page)) - before
  await page.unrouteAll()
  return shift
}

for (const { width, height } of screens)
  test(`[9.performance] at ${width} nothing of a page moves once its scripts run`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await watchShifts(page)
    const moved: string[] = []
    for (const path of kindsOfPages) {
      // What scripts move they move each time; a font that is late on a busy machine is not.
      const shifts: number[] = []
      while (shifts.length < 3 && !shifts.some((shift) => shift < 0.01))
        shifts.push(await shiftOf(page, `${appOrigin()}${path}`))
      if (!shifts.some((shift) => shift < 0.01)) moved.push(`${path}: ${shifts.join(', ')}`)
    }
    expect(moved).toEqual([])
  })

test('[2.pages] every link of every page leads somewhere, and every picture is there', async ({
  page,
  request,
}) => {
  const found = new Map<string, string>()
  for (const path of [...writtenPages, feedPath]) {
    const html = await (await request.get(`${appOrigin()}${path}`)).text()
    for (const [, target = ''] of html.matchAll(/(?:href|src|content)="(?:https?:\/\/[^"/]+)?(\/[^"]*)"/g))
      found.set(target.replaceAll('&amp;', '&').split('#')[0] ?? '', path)
  }
  expect(found.size).toBeGreaterThan(writtenPages.length)
  const lost: string[] = []
  for (const [target, from] of found) {
    const status = (await request.get(`${appOrigin()}${target}`)).status()
    if (status !== 200) lost.push(`${from}: ${target} answers ${status}`)
  }
  expect(lost).toEqual([])
  await page.goto(`${appOrigin()}/nowhere/at/all`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nothing to see here')
})

for (const [width, height] of [
  [1440, 900],
  [1366, 768],
  [1280, 720],
] as const)
  test(`[9.home] at ${width} by ${height} the button that a website begins with is seen whole`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    await page.goto(appOrigin())
    await expect(page.getByRole('button', { name: 'Make my website' })).toBeInViewport({ ratio: 1 })
  })
