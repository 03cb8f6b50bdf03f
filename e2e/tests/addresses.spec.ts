import { expect, test } from '@playwright/test'
import { appOrigin, siteAddress } from '../steps/origin.ts'

test('[2.routes] every link entry asks for the address of the page to read', async ({ page }) => {
  for (const path of [
    '/create-your-website-with-facebook',
    '/create-a-website-from-a-link',
    '/github-to-website',
    '/create-your-website-with-thumbtack',
    '/create-your-website-with-yelp',
  ]) {
    await page.goto(`${appOrigin()}${path}`)
    await expect(page.getByLabel(/link|page|address/i).first()).toBeVisible()
    await expect(page.getByRole('button', { name: 'Read my page' })).toBeVisible()
  }
})

test('[2.onboarding] without answers the last step leads to the first question, not to signing in', async ({
  page,
}) => {
  await page.goto(`${appOrigin()}/create/launch`)
  await expect(page.getByLabel('Business name')).toBeVisible()
  expect(new URL(page.url()).pathname).toBe('/create')
})

test('[2.routes] a handle on the app leads to the sites origin, and anything else says that nothing is there', async ({
  page,
  request,
}) => {
  const moved = await request.get(`${appOrigin()}/Some-Handle`, { maxRedirects: 0 })
  expect([moved.status(), moved.headers().location]).toEqual([302, siteAddress('some-handle')])
  const lost = await page.goto(`${appOrigin()}/no/such/page`)
  expect(lost?.status()).toBe(404)
  await expect(page.getByText('Nothing to see here')).toBeVisible()
})

test('[design 5] hosts are told apart, loopback addresses lead to localhost, and an unknown host gets 421', async ({
  request,
}) => {
  const { port } = new URL(appOrigin())
  const to = (host: string) =>
    request.get(`http://127.0.0.1:${port}/about`, { headers: { host }, maxRedirects: 0 })
  const bare = await to(`127.0.0.1:${port}`)
  expect([bare.status(), bare.headers().location]).toEqual([308, `${appOrigin()}/about`])
  expect((await to('evil.example')).status()).toBe(421)
  expect((await to(`localhost:${port}`)).status()).toBe(200)
})
