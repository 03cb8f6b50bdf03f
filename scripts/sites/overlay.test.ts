import { blankContent, blankSection } from '@shingle/shared/draft/blank-content.ts'
import { artworkImage, type ImageValue } from '@shingle/shared/image/image-value.ts'
import { artworkSvg } from '@shingle/shared/page/artwork-picture.ts'
import { richTextOf } from '@shingle/shared/rich-text/rich-text.ts'
import { families } from '@shingle/shared/theme/families.ts'
import { resolveLook } from '@shingle/shared/theme/resolve-look.ts'
import { surfaceNames } from '@shingle/shared/theme/surfaces.ts'
import type { Page } from 'playwright'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type SiteBrowser, startSiteBrowser } from './site-browser.ts'

let browser: SiteBrowser
let page: Page
beforeAll(async () => {
  browser = await startSiteBrowser()
  page = await browser.open({ width: 1440, height: 900, scale: 1 })
})
afterAll(() => browser.close())

const drawing = artworkImage('spa', 1, 'A drawing')
/** Shown as a photo of the owner's would be. */
const picture: ImageValue = { ...drawing, provider: 'Custom' }

const withOverlay = (overlay: number, image: ImageValue = picture) =>
  blankContent({
    sections: [
      blankSection('Introduction', 'top', {
        heading: 'Words over it',
        image,
        layout: 'full-bleed',
        introductionOverlay: overlay,
      }),
      blankSection('QuoteBanner', 'said', {
        primary: 'Words over it',
        subordinate: richTextOf('And more of them'),
        background: picture,
        overlay,
      }),
    ],
  })

/** How much of the picture behind the words is covered, and whether the words have a ground of their own. */
const look = () =>
  page.evaluate(() => {
    const veil = (selector: string) =>
      Number(getComputedStyle(document.querySelector(selector) ?? document.body, '::after').opacity)
    const shadow = (selector: string) =>
      getComputedStyle(document.querySelector(selector) ?? document.body).textShadow
    return {
      veils: [veil('.section-quote-banner .section-background'), veil('.section-introduction .art')],
      isHaloed: [shadow('.section-quote-banner .primary'), shadow('.section-introduction h1')].map(
        (value) => value !== 'none',
      ),
    }
  })

test.each([
  [0, [0, 0]],
  [0.2, [0.2, 0.2]],
  [0.8, [0.8, 0.8]],
])(
  '[9.overlay] at %f covers the picture by %j, and the words have a ground of their own',
  async (overlay, veils) => {
    await browser.show(page, withOverlay(overlay))
    expect(await look()).toEqual({ veils, isHaloed: [true, true] })
  },
)

test('[9.overlay] nothing is laid over a drawing: where the words stand it is their ground alone, whatever that is', async () => {
  await browser.show(page, withOverlay(0.75, drawing))
  const veil = () =>
    getComputedStyle(document.querySelector('.section-introduction .art') ?? document.body, '::after').display
  expect(await page.evaluate(veil)).toBe('none')
  for (const { id } of Object.values(families)) {
    const look = resolveLook({ ...blankContent().theme, family: id })
    for (const ground of surfaceNames) {
      const svg = artworkSvg(drawing, { width: 720, height: 380, ground }, look)
      const { data, info } = await sharp(Buffer.from(svg))
        .removeAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true })
      const [first, ...others] = Array.from({ length: info.height * 380 }, (_, spot) => {
        const at = (Math.floor(spot / 380) * info.width + (spot % 380)) * info.channels
        return data.subarray(at, at + 3).toString('hex')
      })
      expect([id, ground, `#${first}`]).toEqual([id, ground, look.surfaces[ground].surface])
      expect(others.every((spot) => spot === first)).toBe(true)
    }
  }
})
