import { execFile } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { chromium } from '@playwright/test'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { chromiumIn, findChromium } from './find-chromium.ts'

const run = promisify(execFile)
const unpack = (folder: string) => {
  const module = JSON.stringify(join(import.meta.dirname, 'unpack-chromium.ts'))
  const program = `import { unpackChromium } from ${module}; await unpackChromium(${JSON.stringify(folder)})`
  return run(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', program])
}

describe('[browser] the one that npm brings', () => {
  let folder = ''
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'a folder with spaces '))
    await Promise.all([unpack(join(folder, 'browser')), unpack(join(folder, 'browser'))])
  })
  afterAll(() => rm(folder, { recursive: true, force: true }))

  test('unpacked twice at once, is there once and whole', async () => {
    expect(await readdir(folder)).toEqual(['browser'])
  })

  test('draws Latin, Japanese and Korean letters as themselves, and outlives a letter that no font has', async () => {
    const browser = await chromium.launch({ ...chromiumIn(join(folder, 'browser')), args: ['--no-sandbox'] })
    const page = await browser.newPage()
    const draw = async (letter: string) => {
      await page.setContent(`<p style="font: 40px sans-serif">${letter}</p>`)
      return (await page.locator('p').screenshot()).toString('base64')
    }
    const unknown = await draw('\u{13000}')
    const letters = ['A', 'ß', '→', '₹', 'あ', '東', '안', '한']
    const drawn: string[] = []
    for (const letter of letters) drawn.push(await draw(letter))
    await browser.close()
    expect(new Set([unknown, ...drawn]).size).toBe(letters.length + 1)
  })

  test('holds no variable font, and draws sans-serif without serifs and bold', async () => {
    const fonts = join(folder, 'browser', 'fonts')
    for (const font of await readdir(fonts)) {
      // Each named weight of a variable font counts as one more font to look through, for every family that is missing.
      expect((await readFile(join(fonts, font))).includes('fvar'), font).toBe(false)
    }
    const browser = await chromium.launch({ ...chromiumIn(join(folder, 'browser')), args: ['--no-sandbox'] })
    const page = await browser.newPage()
    await page.setContent(
      '<p style="font-family: sans-serif">il</p><p style="font-family: serif"><b>il</b></p><p style="font-family: Arial; font-weight: 600">il</p>',
    )
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('DOM.enable')
    await devtools.send('CSS.enable')
    const { root } = await devtools.send('DOM.getDocument')
    const { nodeIds } = await devtools.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector: 'p' })
    const named: string[] = []
    for (const nodeId of nodeIds) {
      const { fonts: used } = await devtools.send('CSS.getPlatformFontsForNode', { nodeId })
      named.push(...used.map(({ familyName }) => familyName))
    }
    await browser.close()
    expect(named).toEqual(['Arimo', 'Literata', 'Arimo'])
  })
})

describe('[browser] the one to drive', () => {
  afterEach(() => vi.unstubAllEnvs())

  test('leaves the environment of whoever asks as it was', async () => {
    const before = { ...process.env }
    await findChromium()
    expect(process.env).toEqual(before)
  })

  test('is the one that npm brings, out of our own cache, whatever else the machine has', async () => {
    vi.stubEnv('E2E_CHROMIUM', undefined)
    const { executablePath } = await findChromium()
    const cache = join(import.meta.dirname, '..', '..', '.cache', 'chromium')
    expect(executablePath).toMatch(/\/[\da-f]{12}\/chromium$/)
    expect(dirname(dirname(executablePath))).toBe(cache)
  })

  test('is the one that E2E_CHROMIUM names', async () => {
    vi.stubEnv('E2E_CHROMIUM', process.execPath)
    expect((await findChromium()).executablePath).toBe(process.execPath)
  })

  test('is none if E2E_CHROMIUM names what is not there', async () => {
    vi.stubEnv('E2E_CHROMIUM', '/no/such/browser')
    await expect(findChromium()).rejects.toThrow('E2E_CHROMIUM names /no/such/browser, which does not exist.')
  })
})
