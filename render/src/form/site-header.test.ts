import { createHash } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import { blankContent, blankSection } from '@shingle/shared/draft/blank-content.ts'
import type { AnySection } from '@shingle/shared/draft/content.ts'
import { initialValues } from '@shingle/shared/field/field-initial.ts'
import { renderPage } from '@shingle/shared/page/render-page.tsx'
import { sidePageFields } from '@shingle/shared/side-page/side-page.ts'
import { formTokenName } from '@shingle/shared/submission/form-fields.ts'
import { fontUrl } from '@shingle/shared/theme/font-faces.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshHandle, startTestRender, type TestRender, websiteIdOf } from '../testing/start-test-render.ts'
import { createFormTokens } from './form-token.ts'

let render: TestRender
beforeAll(async () => {
  render = await startTestRender()
})
afterAll(() => render.close())

const contact = blankSection('Contact', 'contact', {
  heading: 'Write to us',
  linkInHeader: true,
}) as AnySection

/** Sends the contact form of the website at a handle. */
const post = (handle: string) => {
  const path = `/f/${websiteIdOf(handle)}/contact`
  const token = createFormTokens(render.secret, () => new Date(Date.now() - 5_000)).make(path)
  const message = { name: 'Vera', email: 'vera@example.com', message: 'A tap drips.' }
  return render.ask(path, { form: { ...message, [formTokenName]: token } })
}

test('[7.contact] the page after a form has the header of its website, whose links lead back to the page', async () => {
  const handle = freshHandle()
  const header = blankSection('Header', 'header', { logoText: 'Harrow' }) as AnySection
  const footer = blankSection('Footer', 'footer', {}) as AnySection
  const privacy = {
    ...initialValues(sidePageFields),
    id: 'privacy',
    kind: 'privacy',
    path: 'privacy',
  } as const
  const content = { ...blankContent(), sections: [header, contact, footer], pages: [privacy] }
  const { html } = renderPage({
    ...{ content, handle, websiteId: websiteIdOf(handle), siteOrigin: render.origins.sites },
    ...{ usercontentOrigin: render.origins.usercontent, fontUrl, year: 2026 },
    picture: () => ({ src: '', width: 1, height: 1 }),
    formAction: () => '',
  })
  await render.put(handle, html, { content })
  const { text, headers } = await post(handle)
  const [shown] = /<header[\s\S]*<\/header>/.exec(text) ?? []
  expect(shown).toContain('Harrow')
  const links = [...(shown ?? '').matchAll(/href="([^"]*)"/g)].map(([, href]) => href)
  expect(links).toContain(`${render.origins.sites}/${handle}#contact`)
  expect(links.filter((href) => href?.startsWith('#'))).toEqual([])
  // Below it stands what every page owes its visitors, and the way back leads to where they were.
  const [below = ''] = /<footer[\s\S]*<\/footer>/.exec(text) ?? []
  expect(below).toContain(`href="${render.origins.sites}/${handle}/privacy"`)
  expect(text).toContain(`class="back" href="${render.origins.sites}/${handle}#contact"`)
  // Nothing of it is refused by the page's own policy.
  const style = /<style>([\s\S]*)<\/style>/.exec(text)?.[1] ?? ''
  const hash = createHash('sha256').update(style).digest('base64')
  expect(headers['content-security-policy']).toContain(`style-src 'sha256-${hash}'`)
  expect(style).toContain('.section-header')
  expect(style).not.toContain('.section-contact')
  expect(gzipSync(text).length).toBeLessThanOrEqual(14 * 1024)
})

test('[7.contact] a message is thanked for where the page of its website cannot be read', async () => {
  const handle = freshHandle()
  await render.put(handle, '<!doctype html>', { content: { ...blankContent(), sections: [contact] } })
  await render.db
    .collection<{ _id: string }>('Websites')
    .updateOne({ _id: handle }, { $set: { 'page.files': { br: 'gone', gzip: 'gone', identity: 'gone' } } })
  const answer = await post(handle)
  expect(answer.status).toBe(200)
  expect(answer.text).not.toContain('<header')
})
