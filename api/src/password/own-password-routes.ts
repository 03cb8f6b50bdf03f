import {
  changePasswordEndpoint,
  removePasswordEndpoint,
  setPasswordEndpoint,
} from '@shingle/shared/password/endpoints.ts'
import { isPassword } from '@shingle/shared/password/password.ts'
import {
  passwordIsSet,
  passwordsBusy,
  unsuitablePassword,
  wrongCurrentPassword,
} from '@shingle/shared/password/problems.ts'
import type { OrderMail } from '@shingle/storage/mail/order-mail.ts'
import type { AssistantTokens } from '@shingle/storage/rows/assistant-tokens.ts'
import { Refusal } from '../http/refusal.ts'
import { type Route, route } from '../http/route.ts'
import type { Caller } from '../session/caller.ts'
import type { Sessions } from '../session/sessions.ts'
import { type CurrentPasswordServices, proveCurrentPassword } from './current-password.ts'

interface Services extends CurrentPasswordServices {
  readonly sessions: Sessions
  readonly assistantTokens: AssistantTokens
  readonly orderMail: OrderMail
}

const set = ({ users, passwords, orderMail }: Services): Route =>
  route(setPasswordEndpoint, {
    summary: 'Set a first password',
    problems: [unsuitablePassword, passwordIsSet, passwordsBusy],
    handle: async ({ ctx, caller, body }) => {
      if (!isPassword(body.password)) throw new Refusal(unsuitablePassword)
      if ((await users.ownPassword(caller.id)) !== undefined) throw new Refusal(passwordIsSet)
      const hash = await passwords.hash(ctx.ip, body.password)
      if (!(await users.replacePassword(caller, undefined, hash))) throw new Refusal(passwordIsSet)
      await orderMail({ mail: 'password-set', data: { userId: caller.id } })
      return { status: 204, body: undefined }
    },
  })

/** Ends every session of an account but the caller's, and lets no assistant in any more. */
const endAllBut = async ({ sessions, assistantTokens }: Services, { id, sessionId }: Caller) => {
  await sessions.endAllOf(id, sessionId)
  // Afterwards: whoever lets one in meanwhile is asked for their session once more when it is in.
  await assistantTokens.removeAll(id)
}

const change = (services: Services): Route =>
  route(changePasswordEndpoint, {
    summary: 'Change the password',
    problems: [unsuitablePassword, wrongCurrentPassword, passwordsBusy],
    handle: async ({ ctx, caller, body }) => {
      const { users, passwords, orderMail } = services
      if (!isPassword(body.password)) throw new Refusal(unsuitablePassword)
      const former = await proveCurrentPassword(services, ctx, { caller, typed: body.current })
      const hash = await passwords.hash(ctx.ip, body.password)
      // Before and after: interrupted in between, nobody else stays in.
      await endAllBut(services, caller)
      // Of two changes at once the second began with a password that is none any more.
      if (!(await users.replacePassword(caller, former, hash))) throw new Refusal(wrongCurrentPassword)
      await endAllBut(services, caller)
      await orderMail({ mail: 'password-changed', data: { userId: caller.id } })
      return { status: 204, body: undefined }
    },
  })

const remove = (services: Services): Route =>
  route(removePasswordEndpoint, {
    summary: 'Remove the password',
    problems: [wrongCurrentPassword, passwordsBusy],
    handle: async ({ ctx, caller, body }) => {
      const { users, orderMail } = services
      const former = await proveCurrentPassword(services, ctx, { caller, typed: body.current })
      // Another may have been set since: that is not the one that was proven.
      if (!(await users.removePassword(caller.id, former))) throw new Refusal(wrongCurrentPassword)
      await orderMail({ mail: 'way-removed', data: { userId: caller.id, way: 'password' } })
      return { status: 204, body: undefined }
    },
  })

/** The password of an account: setting, changing and removing it. */
export const ownPasswordRoutes = (services: Services): readonly Route[] => [
  set(services),
  change(services),
  remove(services),
]
