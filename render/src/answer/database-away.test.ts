import { blankContent, blankSection } from '@shingle/shared/draft/blank-content.ts'
import type { AnySection } from '@shingle/shared/draft/content.ts'
import type { Language } from '@shingle/shared/language/language.ts'
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

const aSite = async (language: Language = 'english'): Promise<string> => {
  const handle = freshHandle()
  const blank = blankContent()
  const sections = [blankSection('Contact', 'contact', {}) as AnySection]
  await render.put(handle, '<!doctype html>', {
    content: { ...blank, settings: { ...blank.settings, language }, sections },
  })
  return handle
}

const sendForm = (handle: string, headers: Readonly<Record<string, string>> = {}) => {
  const path = `/f/${websiteIdOf(handle)}/contact`
  const token = createFormTokens(render.secret, () => new Date(Date.now() - 5_000)).make(path)
  const message = { name: 'Vera', email: 'vera@example.com', message: 'A tap drips.' }
  return render.ask(path, { form: { ...message, [formTokenName]: token }, headers })
}

const answers = {
  'a page': (handle: string) => render.ask(`/${handle}`),
  'a message': (handle: string) => sendForm(handle),
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

test('[7.contact] a message that cannot be kept just now is shown again as it was written, in the language of its website', async () => {
  const handle = await aSite('german')
  const ask = () => sendForm(handle)
  const { status, text } = await askInSilence({ port: render.databasePort, text: 'RateLimits' }, ask)
  expect([status, text.match(/<html lang="(\w+)"/)?.[1]]).toEqual([503, 'de'])
  expect(text).toContain('Bitte versuchen Sie es gleich noch einmal.')
  for (const written of ['value="Vera"', 'value="vera@example.com"', 'A tap drips.', formTokenName])
    expect(text).toContain(written)
})

test.each([
  ['ko-KR,ko;q=0.9,en;q=0.8', 'ko', '잠시 후 다시 시도해 주세요.'],
  ['pl,fr;q=0.5', 'fr', 'Veuillez réessayer dans un instant.'],
  ['pl', 'en', 'Please try again in a moment.'],
  ['', 'en', 'Please try again in a moment.'],
])(
  '[7.contact] where no website can be read, a visitor who reads %j is told in %s',
  async (languages, tag, words) => {
    const handle = await aSite('german')
    const headers = languages === '' ? {} : { 'accept-language': languages }
    const ask = () => sendForm(handle, headers)
    const answer = await askInSilence({ port: render.databasePort, text: 'Websites' }, ask)
    expect([answer.status, answer.text.match(/<html lang="(\w+)"/)?.[1]]).toEqual([503, tag])
    expect(answer.text).toContain(words)
  },
)
