import { createFormTokens } from '@shingle/render/form/form-token.ts'
import {
  freshHandle,
  startTestRender,
  type TestRender,
  websiteIdOf,
} from '@shingle/render/testing/start-test-render.ts'
import { blankContent, blankSection } from '@shingle/shared/draft/blank-content.ts'
import type { AnySection } from '@shingle/shared/draft/content.ts'
import { addressOf } from '@shingle/shared/endpoint/endpoint.ts'
import { sendFormPage } from '@shingle/shared/submission/endpoints.ts'
import { formTokenName } from '@shingle/shared/submission/form-fields.ts'
import { judged } from './goals.ts'
import { shown, type Times, timeEach, timesOf } from './measure.ts'
import type { Report } from './report.ts'

const floodCount = 10_000
const honestCount = 100
const atOnce = 8
/** So many posts come from each address of the flood as one visitor may send. */
const postsOfOne = 5
const spam = 'We rank your website on the first page of Google by SEO and backlinks.'

const openForm = async (render: TestRender) => {
  const handle = freshHandle()
  const sections = [blankSection('Contact', 'contact', {}) as AnySection]
  await render.put(handle, '<!doctype html>', { content: { ...blankContent(), sections } })
  const websiteId = websiteIdOf(handle)
  const path = addressOf(sendFormPage, { params: { websiteId, sectionId: 'contact' } })
  const tokens = createFormTokens(render.secret, () => new Date(Date.now() - 5_000))
  const post = async (message: string, from: string): Promise<number> => {
    const form = { name: 'Vera', email: 'vera@example.com', message, [formTokenName]: tokens.make(path) }
    return (await render.ask(path, { form, headers: { 'x-forwarded-for': from } })).status
  }
  return { websiteId, post }
}
type Form = Awaited<ReturnType<typeof openForm>>

/** Posts the flood, several at once; answers the time of each, and how many were turned away. */
const flood = async ({ post }: Form): Promise<{ readonly times: Times; readonly refused: number }> => {
  const samples: number[] = []
  let [next, refused] = [0, 0]
  const spammer = async () => {
    while (next < floodCount) {
      const asker = Math.floor(next / postsOfOne)
      next += 1
      const started = performance.now()
      const status = await post(spam, `198.18.${asker >> 8}.${asker & 255}`)
      samples.push(performance.now() - started)
      if (status !== 200) refused += 1
    }
  }
  await Promise.all(Array.from({ length: atOnce }, spammer))
  return { times: timesOf(samples), refused }
}

/** Sends messages of visitors, each from an address of their own, and fails where one is turned away. */
const writeHonestly = ({ post }: Form, network: number): Promise<Times> =>
  timeEach(honestCount, async (at) => {
    const status = await post('A tap drips in the kitchen.', `203.0.${network}.${at < 0 ? 255 + at : at}`)
    if (status !== 200) throw new Error(`A visitor was answered ${status}`)
  })

/** What ten thousand posts of spam to one website cost, and what they cost whoever writes to it meanwhile. */
export const benchSpam = async (): Promise<Report> => {
  const render = await startTestRender({ trustsProxy: true })
  const form = await openForm(render)
  const quiet = await writeHonestly(form, 112)
  const [amid, { times, refused }] = await Promise.all([writeHonestly(form, 113), flood(form)])
  const rows = render.db.collection('CustomerContactForms')
  const kept = await rows.countDocuments({ websiteId: form.websiteId, state: 'spam' })
  await render.close()
  const ratio = times.p50 / atOnce / quiet.p50
  return {
    title: 'Ten thousand posts of spam to one website',
    columns: ['what', 'p50', 'p95', 'goal'],
    rows: [
      ['a visitor’s message, nothing else going on, ms', shown(quiet.p50), shown(quiet.p95), '–'],
      ['the same amid the flood, ms', shown(amid.p50), shown(amid.p95), '–'],
      [`one post of the flood, ${atOnce} at once, ms`, shown(times.p50), shown(times.p95), '–'],
      ['work of one post of the flood ÷ of a message', judged(shown(ratio), ratio, { atMost: 1 }), '–', '1'],
      ['kept as spam, to be read and released', judged(`${kept}`, kept, { atMost: 300 }), '–', '300'],
      ['turned away', `${refused}`, '–', '–'],
    ],
    notes: [
      `${floodCount} posts from ${floodCount / postsOfOne} addresses; of the visitors who write meanwhile every message is kept, or the table fails. Server, database and senders share one machine.`,
    ],
  }
}
