import { blankContent, blankSection } from '@shingle/shared/draft/blank-content.ts'
import type { AnySection } from '@shingle/shared/draft/content.ts'
import { embedPath } from '@shingle/shared/paths/server-paths.ts'
import { formTokenName } from '@shingle/shared/submission/form-fields.ts'
import { askInSilence } from '@shingle/storage/database/kill-lines.testing.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createFormTokens } from '../form/form-token.ts'
import { freshHandle, startTestRender, type TestRender, websiteIdOf } from '../testing/start-test-render.ts'

let render: TestRender
beforeAll(async () => {
  render = await startTestRender()
})
afterAll(() => render.close())

const aSite = async (): Promise<string> => {
  const handle = freshHandle()
  const sections = [blankSection('Contact', 'contact', {}) as AnySection]
  await render.put(handle, '<!doctype html>', { content: { ...blankContent(), sections } })
  return handle
}

const sendForm = (handle: string) => {
  const path = `/f/${websiteIdOf(handle)}/contact`
  const token = createFormTokens(render.secret, () => new Date(Date.now() - 5_000)).make(path)
  const message = { name: 'Vera', email: 'vera@example.com', message: 'A tap drips.' }
  return render.ask(path, { form: { ...message, [formTokenName]: token } })
}

const answers = {
  'a page': (handle: string) => render.ask(`/${handle}`),
  'a message': sendForm,
  'embedded code': (handle: string) =>
    render.ask(`${embedPath}/${websiteIdOf(handle)}/code`, { host: 'usercontent' }),
  'a sitemap': (_handle: string) => render.ask('/sitemap-0.xml'),
}

test.each<[keyof typeof answers, string]>([
  ['a page', 'Websites'],
  ['a message', 'Websites'],
  ['a message', 'RateLimits'],
  ['a message', 'CustomerContactForms'],
  ['embedded code', 'Websites'],
  ['a sitemap', 'Websites'],
])(
  '[reliability R6][R28] %s ends and says when to ask again where the database falls silent at %s',
  async (name, text) => {
    const handle = await aSite()
    const answer = await askInSilence({ port: render.databasePort, text }, () => answers[name](handle))
    expect([answer.status, answer.headers['retry-after']]).toEqual([503, '2'])
  },
)
