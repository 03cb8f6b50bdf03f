import { appPaths } from '@shingle/shared/paths/app-paths.ts'
import { sections } from '@shingle/shared/sections/sections.ts'
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright'
import { findChromium } from '../e2e/browser/find-chromium.ts'
import { codeFor, readCode, signInByHttp } from '../e2e/product/http-account.ts'
import { createWebsiteByHttp } from '../e2e/product/http-website.ts'
import { startProduct } from '../e2e/product/start-product.ts'
import { buildForWeighing, weigher } from '../scripts/client-weight/first-load.ts'
import { changeMode, interactiveMs, type ModeSeen, noteOpenings, watchKeys } from './designer-page.ts'
import { judged } from './goals.ts'
import { median, shown, timesOf } from './measure.ts'
import { answers } from './published-site.ts'
import type { Report } from './report.ts'

type State = Awaited<ReturnType<BrowserContext['storageState']>>

const email = 'designer-bench@example.com'
const openings = 5
const keystrokes = 100
const moves = 100
const rounds = 20
const viewport = { width: 1440, height: 900 }
// 10 Mbit/s both ways, 40 ms there and back.
const line = { offline: false, latency: 40, downloadThroughput: 1_250_000, uploadThroughput: 1_250_000 }
const heading = '.section-introduction [data-field$="/heading"]'
const typed = 'Boilers serviced, taps mended, drains cleared. '

const signIn = async (browser: Browser, origin: string): Promise<State> => {
  const context = await browser.newContext()
  const page = await context.newPage()
  await page.goto(`${origin}${appPaths.signIn}`)
  const former = await codeFor(origin, email)
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Send me a code' }).click()
  await page.getByLabel('Code', { exact: true }).fill(await readCode(origin, email, former))
  await page.waitForURL('**/websites')
  const state = await context.storageState()
  await context.close()
  return state
}

/** Opens the designer with nothing kept but the session. Answers the session's next state, as its cookie turns over. */
const openCold = async (browser: Browser, { state, address }: { state: State; address: string }) => {
  const context = await browser.newContext({ viewport, storageState: state, serviceWorkers: 'block' })
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', line)
  await noteOpenings(page)
  await page.goto(address, { waitUntil: 'commit' })
  const time = await interactiveMs(page)
  const next = await context.storageState()
  await context.close()
  return { time, next }
}

const openWarm = async (page: Page): Promise<number> => {
  await page.reload({ waitUntil: 'commit' })
  return interactiveMs(page)
}

const repeat = async (count: number, work: () => Promise<number>): Promise<number[]> => {
  const times: number[] = []
  while (times.length < count) times.push(await work())
  return times
}

const rowOf = (page: Page, title: string) =>
  page.locator('[data-rail-row]').filter({ hasText: title }).first()

const measureTyping = async (page: Page) => {
  await rowOf(page, 'Introduction').click()
  const field = page.locator('[data-region="inspector"]').getByLabel('Heading', { exact: true })
  await field.fill('')
  const inForm = await watchKeys(page, { keysIn: 'designer', changes: heading })
  await field.pressSequentially(typed.repeat(3).slice(0, keystrokes), { delay: 30 })
  const form = await inForm()
  // A text without words shows on the page only to whoever is asked for them.
  await field.fill('Heading')
  const inPlace = await watchKeys(page, { keysIn: 'canvas', changes: heading })
  await page.frameLocator('iframe').locator(heading).click()
  await page.keyboard.type(typed.repeat(3).slice(0, keystrokes), { delay: 30 })
  return { form, place: await inPlace() }
}

const measureMoves = async (page: Page) => {
  for (const title of ['Text Banner', 'Text Banner', 'Image Banner', 'Image Banner']) {
    await rowOf(page, title).click()
    await page.keyboard.press('ControlOrMeta+d')
  }
  const times = await watchKeys(page, { keysIn: 'designer', changes: '#content' })
  for (let move = 0; move < moves; move += 1) {
    await rowOf(page, 'Image Banner').focus()
    for (const key of [' ', move % 2 === 0 ? 'ArrowUp' : 'ArrowDown', ' ']) await page.keyboard.press(key)
  }
  return { times: await times(), sections: await page.locator('[data-rail-row]').count() }
}

/** Round through every mode, and back to where it began. */
const walk: readonly ModeSeen[] = [
  { button: 'nav [aria-label="Theme"]', beside: '[aria-label="Fonts and shapes"]' },
  { button: 'nav [aria-label="Settings"]', beside: 'main[aria-label="Settings"]' },
  { button: 'nav [aria-label="Sections"]', beside: '[data-rail-row]' },
  {
    button: '[data-tip="Preview"]',
    beside: 'header:not([data-region]) h1',
    onPage: '.mode-published',
  },
  { button: 'header:not([data-region]) h1 ~ button', beside: '[data-rail-row]', onPage: '.mode-canvas' },
]

const measureModes = async (page: Page): Promise<number[]> => {
  const times: number[] = []
  for (let round = 0; round < rounds; round += 1)
    for (const mode of walk) times.push(await changeMode(page, mode))
  return times
}

const timesRow = (what: string, samples: readonly number[], atMost: number): string[] => {
  const { p50, p95, count } = timesOf(samples)
  return [what, `${shown(p50)} ms`, judged(`${shown(p95)} ms`, p95, { atMost }), `${atMost} ms`, `${count}`]
}

const weightRow = (what: string, bytes: number, atMost: number): string[] => {
  const kilobytes = bytes / 1024
  return [what, judged(`${kilobytes.toFixed(1)} KB`, kilobytes, { atMost }), '–', `${atMost} KB`, '–']
}

/** Opening the designer, cold and warm, and what a key press in it costs, in a real browser. */
export const benchDesigner = async (): Promise<Report> => {
  const weigh = weigher(await buildForWeighing())
  const product = await startProduct()
  const account = await signInByHttp(product.origin, email)
  const draftId = await createWebsiteByHttp(account, {
    ...answers,
    sections: sections.map(({ type }) => type),
  })
  const address = `${product.origin}${appPaths.designer}?websiteId=${draftId}`
  const browser = await chromium.launch({ ...(await findChromium()), args: ['--no-sandbox'] })
  let state = await signIn(browser, product.origin)
  const cold = await repeat(openings, async () => {
    const { time, next } = await openCold(browser, { state, address })
    state = next
    return time
  })
  const context = await browser.newContext({ viewport, storageState: state })
  const page = await context.newPage()
  await noteOpenings(page)
  await page.goto(address)
  await page.evaluate(() => navigator.serviceWorker.ready)
  const warm = await repeat(openings, () => openWarm(page))
  await context.setOffline(true)
  const offline = await repeat(openings, () => openWarm(page))
  await context.setOffline(false)
  await openWarm(page)
  const typing = await measureTyping(page)
  const moving = await measureMoves(page)
  const modes = await measureModes(page)
  await browser.close()
  await product.stop()
  const bytesOf = (...modules: readonly string[]) => weigh(['index.html', ...modules]).bytes
  const designer = 'src/designer/designer-page.tsx'
  return {
    title: 'The designer',
    columns: ['what', 'p50', 'p95', 'goal, p95', 'times'],
    rows: [
      weightRow('script before it is interactive', bytesOf(designer), 165),
      weightRow('with rich text', bytesOf(designer, 'src/designer/rich/rich-editor.tsx'), 300),
      timesRow('interactive, cold, 10 Mbit/s and 40 ms', cold, 1000),
      timesRow('interactive, warm', warm, 600),
      timesRow('interactive, warm and offline', offline, 600),
      timesRow('a key in the form → the page', typing.form, 8),
      timesRow('a key on the page', typing.place, 8),
      timesRow(`moving one of ${moving.sections} sections`, moving.times, 12),
      timesRow('a switch of mode seen', modes, 100),
    ],
    notes: [
      `Interactive: the draft’s own words stand on the canvas and the rail answers; the median of cold openings is ${shown(median(cold))} ms.`,
      `Modes are timed from the click to the frame that shows them: Theme, Settings, Sections, Preview and back, ${rounds} times.`,
      'Keys are timed until the canvas has changed and is laid out; how many sections are rendered is counted by a test.',
    ],
  }
}
