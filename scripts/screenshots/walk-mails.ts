import { join } from 'node:path'
import { sampleMails } from '@shingle/mail/sample-mails.testing.ts'
import type { Browser } from 'playwright'
import { folder, visitor } from './take.ts'

const widths = [1440, 360] as const

/** Every kind of mail, as a wide and a narrow mail reader shows it. */
export const walkMails = async (browser: Browser): Promise<void> => {
  const page = await browser.newPage(visitor)
  for (const [name, write] of Object.entries(sampleMails)) {
    await page.setContent((await write()).html)
    for (const width of widths) {
      await page.setViewportSize({ width, height: 400 })
      const path = join(folder, `mail-${name.toLowerCase().replaceAll(' ', '-')}-${width}.png`)
      await page.screenshot({ path, fullPage: true })
    }
  }
  await page.close()
}
