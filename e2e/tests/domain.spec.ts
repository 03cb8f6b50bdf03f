import { X509Certificate } from 'node:crypto'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { request } from 'node:http'
import { join } from 'node:path'
import { chromium, expect, test } from '@playwright/test'
import { hasPebble, startPebble } from '@shingle/storage/certificates/acme/pebble.testing.ts'
import { freePort } from '@shingle/storage/embedded-mongo/free-port.ts'
import { startDnsStage } from '@shingle/storage/providers/dns/dns-stage.testing.ts'
import { publishByHttp } from '../product/http-website.ts'
import { type RunningProduct, startProduct } from '../product/start-product.ts'
import { websiteOf } from '../steps/invitation.ts'
import { openList } from '../steps/sign-in.ts'

const email = 'domain@example.com'
const domain = 'rosebank-vets.test'
let stage: Awaited<ReturnType<typeof startDnsStage>>
let product: RunningProduct
let [httpPort, httpsPort] = [0, 0]
let pebble: Awaited<ReturnType<typeof startPebble>> | undefined
let usual: string | undefined

test.beforeAll(async () => {
  stage = await startDnsStage()
  stage.set('sites.localhost', '@ A 127.0.0.1')
  stage.set(domain, '@ A 198.51.100.7\n@ AAAA 2001:db8::7')
  ;[httpPort, httpsPort] = [await freePort(), await freePort()]
  // From a real authority where there is one, else from that of this machine.
  if (hasPebble) pebble = await startPebble({ dnsPort: stage.port, httpPort })
  product = await startProduct({
    variables: {
      ...{ DNS_STAGE: String(stage.port), HTTP_PORT: String(httpPort), HTTPS_PORT: String(httpsPort) },
      ...(pebble && { ACME_DIRECTORY: pebble.directory, NODE_EXTRA_CA_CERTS: pebble.trustedFile }),
    },
  })
  usual = process.env.APP_ORIGIN_UNDER_TEST
  process.env.APP_ORIGIN_UNDER_TEST = product.origin
})
test.afterAll(async () => {
  if (usual !== undefined) process.env.APP_ORIGIN_UNDER_TEST = usual
  await product.stop()
  await stage.close()
  await pebble?.close()
})

/** Which key a browser is to trust: that of the authority. */
const authorityKey = async (): Promise<string> => {
  const pem = pebble
    ? await pebble.intermediate()
    : await readFile(join(product.folder, 'authority', 'authority.pem'))
  const spki = new X509Certificate(pem).publicKey.export({ type: 'spki', format: 'der' })
  const digest = await crypto.subtle.digest('SHA-256', new Uint8Array(spki))
  return Buffer.from(digest).toString('base64')
}

test('[4.domain] a domain goes from nothing to https, told at each step what is wrong and what to do', async ({
  page,
}) => {
  const { owner, draftId } = await websiteOf(email, 'Rosebank Vets')
  await publishByHttp(owner, draftId, 'rosebank-vets')
  await openList(page, email)
  await expect(page.getByText('Rosebank Vets').first()).toBeVisible()
  await page.goto(`${product.origin}/designer?websiteId=${draftId}`)
  await page.getByRole('button', { name: 'Settings', exact: true }).click()
  await page.getByRole('navigation', { name: 'Settings' }).getByRole('button', { name: 'Domain' }).click()
  const chapter = page.getByRole('region', { name: 'Domain', exact: true })

  await test.step('what is no domain is said to be none', async () => {
    await chapter.getByLabel('Domain', { exact: true }).fill('rosebank vets')
    await chapter.getByRole('button', { name: 'Connect' }).click()
    await expect(chapter.getByText('A domain has no spaces')).toBeVisible()
  })
  await test.step('the longest names fit, and such a connection is given up', async () => {
    const names = ['a'.repeat(63), `${'b'.repeat(60)}.${'c'.repeat(60)}`, 'tierarztpraxisfuerkleintiere']
    for (const name of names) {
      await chapter.getByLabel('Domain', { exact: true }).fill(`${name}.test`)
      await chapter.getByRole('button', { name: 'Connect' }).click()
      await expect(chapter.getByText('Domain doctor')).toBeVisible()
      for (const width of [1440, 360]) {
        await page.setViewportSize({ width, height: 900 })
        if (width === 360) await page.getByRole('button', { name: 'Domain', exact: true }).click()
        const over = await chapter.evaluate((element) =>
          [element, ...element.querySelectorAll('*')]
            .filter(({ clientWidth, scrollWidth }) => clientWidth > 1 && scrollWidth > clientWidth + 1)
            .map(({ outerHTML }) => outerHTML.slice(0, 120)),
        )
        expect([name, width, over]).toEqual([name, width, []])
        if (width === 360) await page.getByRole('button', { name: 'Back', exact: true }).click()
      }
      await page.setViewportSize({ width: 1440, height: 900 })
      await page.getByRole('button', { name: 'Settings', exact: true }).click()
      await chapter.getByRole('button', { name: 'Cancel this connection' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Give it up' }).click()
      await expect(chapter.getByText('Use your own domain')).toBeVisible()
    }
  })
  const proof = await test.step('the doctor says what is wrong with the records', async () => {
    await chapter.getByLabel('Domain', { exact: true }).fill(`https://www.${domain}/`)
    await chapter.getByRole('button', { name: 'Connect' }).click()
    await expect(chapter.getByText('The domain still points at its old home')).toBeVisible()
    await expect(chapter.getByText('Newer connections go elsewhere')).toBeVisible()
    return chapter.getByRole('row', { name: /TXT/ }).locator('code').nth(1).textContent()
  })
  await test.step('with the records right, it is looked at again and connected', async () => {
    stage.set(domain, `@ A 127.0.0.1\nwww CNAME sites.localhost\n_shingle-verify TXT ${proof}`)
    await chapter.getByRole('button', { name: 'Look again' }).click()
    await expect(chapter.getByRole('heading', { name: 'Connected' })).toBeVisible()
  })
  await test.step('a browser that trusts the authority shows the website by https', async () => {
    const { args = [], ...launch } = test.info().project.use.launchOptions ?? {}
    const browser = await chromium.launch({
      ...launch,
      args: [
        ...args,
        `--host-resolver-rules=MAP *.test 127.0.0.1`,
        `--ignore-certificate-errors-spki-list=${await authorityKey()}`,
      ],
    })
    const visitor = await browser.newPage()
    await visitor.goto(`https://www.${domain}:${httpsPort}/`)
    await expect(visitor).toHaveURL(`https://${domain}:${httpsPort}/`)
    await expect(visitor.locator('body')).toContainText(/rosebank vets/i)
    await visitor.goto(`http://sites.localhost:${new URL(product.origin).port}/rosebank-vets`)
    await expect(visitor).toHaveURL(`https://${domain}:${httpsPort}/`)
    await expect(visitor.goto(`https://stranger.test:${httpsPort}/`)).rejects.toThrow()
    await browser.close()
  })
  await test.step('by http it leads to https, and nothing but domains is met there', async () => {
    const met = async (host: string) => {
      const asked = request({
        host: '127.0.0.1',
        port: httpPort,
        headers: { host, 'x-forwarded-proto': 'https' },
      })
      asked.end()
      const [{ statusCode, headers }] = await once(asked, 'response')
      return [statusCode, headers.location]
    }
    expect(await met(domain)).toEqual([308, `https://${domain}:${httpsPort}/`])
    for (const host of [new URL(product.origin).host, 'stranger.test'])
      expect([host, await met(host)]).toEqual([host, [421, undefined]])
  })
  await test.step('on a phone, where letters about it are read, it is seen as well', async () => {
    await page.setViewportSize({ width: 360, height: 740 })
    await expect(page.getByText('Larger screen required')).toBeVisible()
    await page.getByRole('button', { name: 'Domain', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'Domain', exact: true })).toBeFocused()
    await expect(page.getByRole('heading', { name: 'Connected' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Disconnect' })).toBeInViewport()
    await page.getByRole('button', { name: 'Back', exact: true }).click()
    await expect(page.getByText('Larger screen required')).toBeVisible()
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.getByRole('button', { name: 'Settings', exact: true }).click()
  })
  await test.step('disconnected, it shows nothing any more', async () => {
    await chapter.getByRole('button', { name: 'Disconnect' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Disconnect' }).click()
    await expect(chapter.getByText('Proved to be yours, with no website now.')).toBeVisible()
    await expect(chapter.getByLabel('Domain', { exact: true })).toBeInViewport()
    await expect(chapter.locator(':focus')).toHaveCount(1)
  })
})
