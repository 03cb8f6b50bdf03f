import { expect, test } from '@playwright/test'
import { createWebsiteByQuestions } from '../steps/create-website.ts'
import { headline, publish, savedToAccount } from '../steps/designer.ts'
import { siteAddress } from '../steps/origin.ts'

const charity =
  'Riverside Food Share is a charity in Cork. We collect good food that shops and farms cannot sell and bring it to people who need it. '

const businesses = [
  {
    what: 'a plumber in Leeds',
    business: {
      name: 'Harrogate Road Plumbing',
      about:
        'Plumber in Leeds: leaks, blocked drains, taps, bathrooms and boiler services. Call 0113 496 0142.',
      place: 'Leeds, England',
    },
    handle: 'harrogate-road-plumbing',
    language: 'en',
    words: ['Harrogate Road Plumbing', '0113 496 0142', 'Leeds'],
  },
  {
    what: 'a Japanese-language music teacher in Osaka',
    business: {
      name: '山本ピアノ教室',
      about: '大阪でピアノとバイオリンの個人レッスンをしています。初心者から大人まで、やさしく教えます。',
      place: '大阪市',
    },
    handle: 'yamamoto-piano',
    language: 'ja',
    words: ['山本ピアノ教室', '大阪', 'お問い合わせ'],
  },
  {
    what: 'a charity with a 1,024-character description',
    business: {
      name: 'Riverside Food Share',
      about: charity.repeat(8).slice(0, 1024),
      place: 'Cork, Ireland',
    },
    handle: 'riverside-food-share',
    language: 'en',
    words: ['Riverside Food Share', 'Cork'],
  },
] as const

for (const { what, business, handle, language, words } of businesses) {
  test(`[1] ${what} gets a website of their own`, async ({ page }) => {
    expect(business.about.length).toBeLessThanOrEqual(1024)
    await createWebsiteByQuestions(page, business, `${handle}@example.com`)
    await expect(headline(page)).toBeVisible({ timeout: 20_000 })
    await savedToAccount(page)
    await publish(page, handle)
    for (const width of [1440, 768, 360]) {
      await page.setViewportSize({ width, height: 800 })
      await page.goto(siteAddress(handle))
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
      expect(overflow, `sideways scroll at ${width} px`).toBeLessThanOrEqual(0)
    }
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    const text = await page.locator('body').textContent()
    for (const word of words) expect(text).toContain(word)
    expect(text).not.toMatch(/Sample/)
  })
}
