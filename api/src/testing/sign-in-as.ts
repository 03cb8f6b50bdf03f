import { sendCodeEndpoint, verifyCodeEndpoint } from '@shingle/shared/account/endpoints.ts'
import type { TestApi } from './start-test-api.ts'
import type { TestAnswer } from './test-calls.ts'

/** The cookies that an answer sets, as the next request sends them. */
export const cookiesOf = (answer: TestAnswer): string =>
  answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';', 1)[0])
    .join('; ')

/** The code in the newest mail to an address. */
export const mailedCode = async (api: TestApi, email: string): Promise<string> => {
  const mail = await api.db.collection('Outbox').findOne({ to: email }, { sort: { createdAt: -1, _id: -1 } })
  return String(mail?.subject).slice(0, 6)
}

/** A person who signed in by mail, as the api knows them. */
export interface Person {
  readonly id: string
  readonly email: string
  readonly token: string
  readonly cookie: string
}

/** PageIcons somebody in the way people do: by the code in the mail. */
export const signInAs = async (api: TestApi, email: string): Promise<Person> => {
  const asked = await api.ask(sendCodeEndpoint, { body: { email } })
  const code = await mailedCode(api, email)
  const tried = await api.ask(verifyCodeEndpoint, {
    body: { sessionId: asked.body.sessionId, code },
    cookie: cookiesOf(asked),
  })
  const { accessToken, user } = tried.answer
  if (accessToken === undefined || user === undefined) throw new Error(`${email} was not signed in`)
  return { id: user.id, email, token: accessToken, cookie: cookiesOf(tried) }
}
