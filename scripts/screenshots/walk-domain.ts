import { type DomainView, domainAnswerSchema, readDomainEndpoint } from '@shingle/shared/domain/endpoints.ts'
import { connectingMs } from '@shingle/shared/domain/limits.ts'
import { appPaths } from '@shingle/shared/paths/app-paths.ts'
import { chapterPath } from '@shingle/shared/paths/chapter-path.ts'
import { startDnsStage } from '@shingle/storage/providers/dns/dns-stage.testing.ts'
import type { Browser, Locator, Page } from 'playwright'
import { publishByHttp } from '../../e2e/product/http-website.ts'
import { startProduct } from '../../e2e/product/start-product.ts'
import { websiteOf } from '../../e2e/steps/invitation.ts'
import { signIn } from '../../e2e/steps/sign-in.ts'
import { take, takeScreen, toChapterOnPhone, visitor, widen } from './take.ts'

const owner = 'yusra@rosebank.example'
const domain = 'rosebank-vets.test'

const chapterOf = (page: Page) => page.getByRole('region', { name: 'Domain', exact: true })

const toDomain = async (page: Page, draftId: string): Promise<void> => {
  await page.goto(
    `${process.env.APP_ORIGIN_UNDER_TEST}${appPaths.designer}?websiteId=${draftId}&mode=settings`,
  )
  await page.getByRole('navigation', { name: 'Settings' }).getByRole('button', { name: 'Domain' }).click()
  await chapterOf(page).getByRole('heading', { level: 3 }).first().waitFor()
}

interface Chapter {
  readonly draftId: string
  /** What stands at the top of each picture. */
  readonly at?: string
}

/** The chapter among the settings, and on a phone, where it is a screen of its own. */
const takeChapter = async (page: Page, name: string, { draftId, at }: Chapter): Promise<void> => {
  const seen = (): Locator =>
    at === undefined ? chapterOf(page) : page.getByRole('heading', { name: at, exact: true })
  await take(page, `domain-${name}`, { isWide: true, at: seen() })
  await toChapterOnPhone(page, chapterPath(draftId, 'domain'))
  await page.getByRole('heading', { level: 3 }).first().waitFor()
  if (at !== undefined) await seen().evaluate((heading) => heading.scrollIntoView({ block: 'start' }))
  await takeScreen(page, `domain-${name}-360`)
  await widen(page)
  await toDomain(page, draftId)
}

const hoursAgo = (hours: number): string => new Date(Date.now() - hours * 3_600_000).toISOString()

/** What takes days to come, from what the product says of the domain now. */
const laterStates: Readonly<Record<string, Partial<DomainView>>> = {
  certificate: {
    ...{ state: 'PendingCertificateActivation', verifiedAt: hoursAgo(1), certificateAt: hoursAgo(1) },
    ...{ findings: [], connectedAt: null },
  },
  delayed: {
    ...{ state: 'PendingCertificateActivation', hindrance: 'CertificateActivationDelayed' },
    ...{ verifiedAt: hoursAgo(26), certificateAt: hoursAgo(26), findings: [], connectedAt: null },
  },
  expired: {
    ...{ state: 'Failed', failureReason: 'OwnershipVerificationExpired', findings: [] },
    ...{
      createdAt: hoursAgo(48),
      failedAt: hoursAgo(0),
      verifiedAt: null,
      certificateAt: null,
      connectedAt: null,
    },
  },
  refused: {
    ...{ state: 'Failed', failureReason: 'CertificateActivationFailed', connectedAt: null },
    ...{ verifiedAt: hoursAgo(connectingMs / 3_600_000), certificateAt: hoursAgo(48), failedAt: hoursAgo(0) },
    findings: [
      {
        ...{ kind: 'caa-forbids', found: ['@ CAA 0 issue "digicert.com"'], until: null },
        ...{ expected: ['@ CAA 0 issue "letsencrypt.org"'], copy: '0 issue "letsencrypt.org"' },
      },
    ],
  },
  claimed: {
    ...{ state: 'PendingOwnershipVerification', claimedElsewhere: 'held', verifiedAt: null },
    ...{ certificateAt: null, connectedAt: null, findings: [] },
  },
}

const takeLaterStates = async (page: Page, draftId: string): Promise<void> => {
  const path = `**${readDomainEndpoint.path.replace(':id', '*')}`
  for (const [name, over] of Object.entries(laterStates)) {
    await page.route(path, async (route) => {
      const answer = domainAnswerSchema.parse(await (await route.fetch()).json())
      const domain = answer.domain && { ...answer.domain, ...over }
      // Whose certificate is made has had all of its records seen.
      const isSet = domain?.state === 'PendingCertificateActivation'
      const records = domain?.records.map((record) => ({ ...record, isSeen: isSet || record.isSeen }))
      await route.fulfill({ json: { ...answer, domain: domain && { ...domain, records } } })
    })
    await toDomain(page, draftId)
    await takeChapter(page, name, { draftId })
    await page.unroute(path)
  }
}

/** A domain on its way from nothing to connected, and what may come between. */
export const walkDomain = async (browser: Browser): Promise<void> => {
  const stage = await startDnsStage()
  stage.set('sites.localhost', '@ A 127.0.0.1')
  stage.set(domain, '@ A 198.51.100.7\n@ AAAA 2001:db8::7\n@ CAA 0 issue digicert.com')
  const product = await startProduct({ variables: { DNS_STAGE: String(stage.port) } })
  process.env.APP_ORIGIN_UNDER_TEST = product.origin
  try {
    const { owner: account, draftId } = await websiteOf(owner, 'Rosebank Vets')
    await publishByHttp(account, draftId, 'rosebank-vets')
    const page = await browser.newPage(visitor)
    await page.goto(`${product.origin}${appPaths.signIn}`)
    await signIn(page, owner)
    await page.getByText('Rosebank Vets').first().waitFor()
    await toDomain(page, draftId)
    await takeChapter(page, 'none', { draftId })
    const chapter = chapterOf(page)
    await chapter.getByLabel('Domain', { exact: true }).fill(domain)
    await chapter.getByRole('button', { name: 'Connect' }).click()
    await chapter.getByText('The domain still points at its old home').waitFor()
    await takeChapter(page, 'pending', { draftId })
    await takeChapter(page, 'doctor', { draftId, at: 'Domain doctor' })
    await takeLaterStates(page, draftId)
    await toDomain(page, draftId)
    const proof = await chapter.getByRole('row', { name: /TXT/ }).locator('code').nth(1).textContent()
    stage.set(domain, `@ A 127.0.0.1\nwww CNAME sites.localhost\n_shingle-verify TXT ${proof}`)
    await chapter.getByRole('button', { name: 'Look again' }).click()
    await chapter.getByRole('heading', { name: 'Connected' }).waitFor()
    await takeChapter(page, 'connected', { draftId })
    await chapter.getByRole('button', { name: 'Disconnect' }).click()
    await page.getByRole('dialog').waitFor()
    // Behind a dialog nothing is anybody's to find.
    await take(page, 'domain-disconnect', { isWide: true })
  } finally {
    await product.stop()
    await stage.close()
  }
}
