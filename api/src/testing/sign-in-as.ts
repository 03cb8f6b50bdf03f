import { sendCodeEndpoint, verifyCodeEndpoint } from '@shingle/shared/account/endpoints.ts'
import { type MailName, mailOrders } from '@shingle/shared/mail/mail-orders.ts'
import { mailedTokenOf } from '@shingle/storage/codes/mailed-token.ts'
import { signInCodeOf } from '@shingle/storage/codes/sign-in-code.ts'
import { mailJobName } from '@shingle/storage/mail/order-mail.ts'
import type { TestApi } from './start-test-api.ts'
import type { TestAnswer } from './test-calls.ts'

/** The cookies that an answer sets, as the next request sends them. */
export const cookiesOf = (answer: TestAnswer): string =>
  answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';', 1)[0])
    .join('; ')

/** The orders of one mail, oldest first. */
export const mailsOrdered = async (api: TestApi, mail: MailName): Promise<unknown[]> => {
  const found = await api.db
    .collection('Jobs')
    .find({ name: mailJobName(mail) })
    .sort({ _id: 1 })
    .toArray()
  return found.map(({ payload }) => payload)
}

/** The code in the newest mail that was ordered for an address. */
export const mailedCode = async (api: TestApi, email: string): Promise<string> => {
  for (const order of (await mailsOrdered(api, 'sign-in-code')).toReversed()) {
    const { sessionId } = mailOrders['sign-in-code'].parse(order)
    const session = await api.row('OtpSessions', sessionId)
    if (session.email === email) return signInCodeOf(session.secret, api.options.secret)
  }
  throw new Error(`No code was mailed to ${email}`)
}

/** The token in the newest link that was ordered for an address by one kind of mail. */
export const mailedToken = async (
  api: TestApi,
  mail: 'sign-in-link' | 'sign-up' | 'new-password' | 'new-email',
  email: string,
): Promise<string> => {
  for (const order of (await mailsOrdered(api, mail)).toReversed()) {
    const { linkId } = mailOrders[mail].parse(order)
    const link = await api.row('MailedLinks', linkId)
    if (link.email === email) return mailedTokenOf(link.purpose, link.secret, api.options.secret)
  }
  throw new Error(`No link was mailed to ${email}`)
}

/** A person who signed in by mail, as the api knows them. */
export interface Person {
  readonly id: string
  readonly email: string
  readonly token: string
  readonly cookie: string
}

/** Signs somebody in the way people do: by the code in the mail. */
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

/** Makes all of somebody's sign-ins an hour old. */
export const signedInLongAgo = async (api: TestApi, { id }: Pick<Person, 'id'>): Promise<void> => {
  const authenticatedAt = new Date(api.options.clock().getTime() - 3_600_000)
  await api.db.collection('Sessions').updateMany({ userId: id }, { $set: { authenticatedAt } })
}
