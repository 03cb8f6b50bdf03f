import { localOrigins } from '@shingle/shared/origins/origins.ts'
import { connectDatabase } from '@shingle/storage/database/connect-database.ts'
import { domainSettings } from '@shingle/storage/domains/domain-settings.ts'
import { startEmbeddedMongo } from '@shingle/storage/embedded-mongo/start-embedded-mongo.ts'
import { openSupportQuestions } from '@shingle/storage/rows/support-questions.ts'
import { afterAll, expect, test } from 'vitest'
import { supportQuestion } from './support-question.ts'

const mongo = await startEmbeddedMongo({ file: ':memory:' })
const database = await connectDatabase(mongo.uri, { name: 'support-question' })
afterAll(async () => {
  await database.close()
  await mongo.close()
})
const now = new Date('2026-11-21T09:00:00Z')
const sources = {
  ...{ db: database.db, origins: localOrigins(3000), secret: new Uint8Array(32), clock: () => now },
  domainSettings: domainSettings({}, localOrigins(3000)),
}

test('[1.support] a question goes to the operator, where the deployment names one, and the answer to whoever asked', async () => {
  const asked = { email: 'joan@example.com', text: 'The code did not arrive.' }
  await openSupportQuestions(database.db).keep({ _id: 'q1', ...asked, createdAt: now })
  const order = { questionId: 'q1' }
  expect(await supportQuestion(sources)(order)).toBeUndefined()
  const write = supportQuestion({ ...sources, operatorMail: 'operator@example.com' })
  expect(await write({ questionId: 'gone' })).toBeUndefined()
  const letter = await write(order)
  expect(letter).toMatchObject({ to: 'operator@example.com', replyTo: asked.email })
  expect(letter?.text).toContain(asked.text)
})
