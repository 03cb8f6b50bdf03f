import { tooManyRequests } from '@shingle/shared/account/problems.ts'
import { invalidEmail, isEmail, normaliseEmail } from '@shingle/shared/email/email.ts'
import { sendQuestionEndpoint } from '@shingle/shared/support/endpoints.ts'
import { severalLines } from '@shingle/shared/text/plain-text.ts'
import type { OrderMail } from '@shingle/storage/mail/order-mail.ts'
import { askerOf } from '@shingle/storage/network/network-of.ts'
import { openSupportQuestions } from '@shingle/storage/rows/support-questions.ts'
import type { Db } from 'mongodb'
import { Refusal } from '../http/refusal.ts'
import { openRoute, type Route } from '../http/route.ts'
import { countNote } from '../limits/count-address.ts'
import type { CountUse, TryShare } from '../limits/rate-limits.ts'
import { type CookieServices, createCallerByCookie } from '../session/caller-for.ts'
import { freshId } from '../session/keys.ts'

interface Services extends CookieServices {
  readonly db: Db
  readonly clock: () => Date
  readonly countUse: CountUse
  readonly tryShare: TryShare
  readonly orderMail: OrderMail
  readonly operatorMail?: string | undefined
}

/** Asking whoever runs the deployment, without an account. */
export const supportRoutes = (services: Services): readonly Route[] => {
  const { db, clock, countUse, tryShare, orderMail, operatorMail } = services
  const [questions, callerByCookie] = [openSupportQuestions(db), createCallerByCookie(services)]
  return [
    openRoute(sendQuestionEndpoint, {
      summary: 'Ask whoever runs the deployment, who answers by email',
      problems: [invalidEmail],
      handle: async ({ ctx, body }) => {
        const [email, text] = [normaliseEmail(body.email), severalLines(body.text)]
        if (!isEmail(email)) throw new Refusal(invalidEmail)
        await countNote(countUse, 'question', ctx.ip)
        const asker = await callerByCookie(ctx)
        // A question is an account's to have and to delete only where its owner asked it: anybody can type an address.
        const owner = asker?.email === email ? { userId: asker.id } : {}
        const _id = freshId()
        // Whoever floods them uses up nothing of what is mailed of others.
        const share = { target: 'operator', asker: askerOf(ctx.ip) }
        const isMailed = await tryShare('question-mails-together', share)
        if (!(await questions.keep({ _id, email, ...owner, text, createdAt: clock(), isMailed })))
          throw new Refusal(tooManyRequests)
        if (isMailed) await orderMail({ mail: 'support-question', data: { questionId: _id } })
        return { status: 200, body: { isTold: isMailed && operatorMail !== undefined } }
      },
    }),
  ]
}
