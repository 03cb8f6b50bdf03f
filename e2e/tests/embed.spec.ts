import { expect, test } from '@playwright/test'
import { headline, publish } from '../steps/designer.ts'
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
