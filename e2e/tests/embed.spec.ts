import { expect, test } from '@playwright/test'
import { headline, publish } from '../steps/designer.ts'
import { findingsAsItStands } from '../steps/findings.ts'
import { websiteOf } from '../steps/invitation.ts'
import { appOrigin, siteAddress } from '../steps/origin.ts'
import { signInUnseen } from '../steps/sign-in.ts'

test('[2.3.embed] code that an owner embeds runs on the published page, each at a host of its own', async ({
  page,
}) => {
  test.setTimeout(90_000)
  const website = await websiteOf('embeds@example.com', 'Larch Bookings')
  await signInUnseen(page, 'embeds@example.com')
  await page.goto(`${appOrigin()}/designer?websiteId=${website.draftId}`)
  await expect(headline(page)).toBeVisible({ timeout: 30_000 })
  for (const words of ['Booked by one', 'Booked by another']) {
    await page.getByRole('button', { name: 'Add section' }).first().click()
    await page
      .getByRole('button', { name: /^Add Code Embed/ })
      .first()
      .click()
    const code = page.getByRole('textbox', { name: 'Code' })
    // The one that was written before is still there for a moment.
    await expect(code).toHaveValue('')
    await code.fill(`<p id="at"></p><script>document.getElementById('at').textContent = '${words}'</script>`)
  }
  await test.step('the larger editor shows it at work, and what is typed there', async () => {
    await page.getByRole('button', { name: 'Larger, with preview' }).click()
    const dialog = page.getByRole('dialog', { name: 'Your code' })
    const preview = dialog.frameLocator('iframe').frameLocator('iframe')
    await expect(preview.getByText('Booked by another')).toBeVisible()
    const written = await dialog.getByRole('textbox', { name: 'Code' }).inputValue()
    await dialog.getByRole('textbox', { name: 'Code' }).fill(`<b>Beta</b>${written}`)
    await expect(preview.getByText('Beta')).toBeVisible()
    expect(await findingsAsItStands(page)).toEqual([])
    await dialog.getByRole('textbox', { name: 'Code' }).fill(written)
    await dialog.getByRole('button', { name: 'Done' }).click()
    await expect(dialog).toBeHidden()
  })
  await test.step('on the page it is at work while its section is chosen, and not when another is', async () => {
    const onPage = page.locator('iframe[title="Your code at work"]')
    await expect(onPage.contentFrame().frameLocator('iframe').getByText('Booked by another')).toBeVisible()
    await headline(page).click()
    await expect(onPage).toHaveCount(0)
  })
  await publish(page, 'larch-bookings')
  await page.goto(siteAddress('larch-bookings'))
  const frames = page.locator('.section-code-embed iframe')
  await expect(frames).toHaveCount(2)
  for (const [at, words] of ['Booked by one', 'Booked by another'].entries()) {
    await frames.nth(at).scrollIntoViewIfNeeded()
    await expect(frames.nth(at).contentFrame().getByText(words)).toBeVisible()
  }
  // As high as what it shows, not as its owner's 400 pixels.
  await expect.poll(async () => (await frames.first().boundingBox())?.height ?? 0).toBeLessThan(200)
  const hosts = await frames.evaluateAll((all) =>
    all.map((frame) => new URL(frame.getAttribute('src') ?? '').host),
  )
  expect(new Set(hosts).size).toBe(2)
})
