import { expect, type Locator, type Page, test } from '@playwright/test'
import { emailMaximum } from '@shingle/shared/email/email-maximum.ts'
import { leadsAnswerSchema } from '@shingle/shared/lead/endpoints.ts'
import { appPaths } from '@shingle/shared/paths/app-paths.ts'
import { chapterPath } from '@shingle/shared/paths/chapter-path.ts'
import { websiteLeadsPath, websiteVisitsPath } from '@shingle/shared/paths/website-paths.ts'
import { inviteByHttp, websiteOf } from '../steps/invitation.ts'
import { appOrigin, siteAddress } from '../steps/origin.ts'
import { openList } from '../steps/sign-in.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 360, height: 740 } })

/** A name as long as one may be, in one word; and such addresses. */
const name = 'Donaudampfschifffahrtselektrizitaetenhauptbetrie'
const longest = (first: string) => `${first.padEnd(emailMaximum - '@mail.example'.length, 'x')}@mail.example`

/** The words that a phone does not show whole, for they end beside its screen; tags that hang from the rail are scrolled there. */
const cutOff = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('body *:not(script, style, svg *, nav *)')]
      .filter((element) => {
        const { left, right, width, height } = element.getBoundingClientRect()
        const isSeen = width > 1 && height > 1 && getComputedStyle(element).visibility === 'visible'
        return isSeen && (left < -1 || right > innerWidth + 1)
      })
      .map((element) => `${element.tagName}: ${element.textContent?.slice(0, 60)}`),
  )

test('[2.small] the longest names and addresses are read whole on a phone', async ({ page }) => {
  test.setTimeout(120_000)
  const email = longest('owner')
  const website = await websiteOf(email, name)
  await inviteByHttp(website, longest('editor'))
  await openList(page, email)
  const dialog = page.getByRole('dialog')
  for (const item of ['Publish at a time', 'Share', 'Delete website'])
    await test.step(item, async () => {
      await page.getByRole('button', { name: `More for ${name}` }).click()
      await page.getByRole('menuitem', { name: item }).click()
      await expect(dialog).toBeVisible()
      expect(await cutOff(page)).toEqual([])
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
    })
  for (const [path, heading] of [
    [appPaths.account, 'Account Settings'],
    [websiteLeadsPath(website.draftId), name],
    [websiteVisitsPath(website.draftId), name],
    [chapterPath(website.draftId, 'domain'), 'Domain'],
    [chapterPath(website.draftId, 'editors'), 'Editors'],
  ] as const)
    await test.step(path, async () => {
      await page.goto(`${appOrigin()}${path}`)
      await expect(page.getByRole('heading', { level: 1 })).toContainText(heading)
      await page.waitForLoadState('networkidle')
      expect(await cutOff(page)).toEqual([])
    })
  await test.step('messages of which there are many', async () => {
    await page.route(/\/leads(\?|$)/, async (route) => {
      if (route.request().resourceType() === 'document') return route.continue()
      const answer = leadsAnswerSchema.parse(await (await route.fetch()).json())
      const counts = { messages: 5_000, signUps: 12_345, confirmed: 12_000, spam: 4_999 }
      await route.fulfill({ json: { ...answer, counts } })
    })
    await page.goto(`${appOrigin()}${websiteLeadsPath(website.draftId)}`)
    const end = async (seen: Locator) => {
      const box = await seen.boundingBox()
      return box ? box.x + box.width : Number.NaN
    }
    for (const width of [360, 768, 1440]) {
      await page.setViewportSize({ width, height: 740 })
      // What is measured one after the other may be laid out anew between.
      await expect(async () => {
        const ofList = await end(page.getByText('Nothing here.'))
        expect(await end(page.getByRole('searchbox'))).toBeLessThanOrEqual(ofList)
        expect(await end(page.getByRole('navigation', { name: 'Show' }))).toBeLessThanOrEqual(ofList)
      }).toPass({ timeout: 5_000 })
    }
    await page.setViewportSize({ width: 360, height: 740 })
  })
  await test.step('deleting it for good', async () => {
    await page.goto(`${appOrigin()}${appPaths.websites}`)
    await page.getByRole('button', { name: `More for ${name}` }).click()
    await page.getByRole('menuitem', { name: 'Delete website' }).click()
    await dialog.getByRole('button', { name: 'Delete website' }).click()
    await page.getByRole('button', { name: `Delete ${name} for good` }).click()
    await expect(dialog.getByLabel(`Type ${name} to confirm`)).toBeVisible()
    expect(await cutOff(page)).toEqual([])
  })
})

test('[2.pages] where no website stands, the sign hangs right above the words, or beside them', async ({
  page,
}) => {
  const boxOf = async (seen: Locator) =>
    (await seen.boundingBox()) ?? { x: Number.NaN, y: Number.NaN, width: 0, height: 0 }
  for (const width of [360, 600, 768, 1440]) {
    await page.setViewportSize({ width, height: 1000 })
    await page.goto(siteAddress('nobody-lives-here'))
    const sign = await boxOf(page.locator('svg.sign'))
    const words = await boxOf(page.getByRole('heading', { name: 'Nothing to see here' }))
    if (width < 768) expect(words.y - sign.y - sign.height).toBeLessThanOrEqual(64)
    else expect(words.x).toBeGreaterThanOrEqual(sign.x + sign.width)
  }
})
