import {
  type Assistant,
  addAssistantEndpoint,
  listAssistantsEndpoint,
  removeAssistantEndpoint,
} from '@shingle/shared/assistant/endpoints.ts'
import { assistantTokenPrefix } from '@shingle/shared/assistant/limits.ts'
import { tooManyAssistants } from '@shingle/shared/assistant/problems.ts'
import type { OrderMail } from '@shingle/storage/mail/order-mail.ts'
import type { AssistantTokenRow, AssistantTokens } from '@shingle/storage/rows/assistant-tokens.ts'
import { Refusal } from '../http/refusal.ts'
import { type Route, route } from '../http/route.ts'
import { freshToken, hashOf } from '../session/keys.ts'

interface Services {
  readonly assistantTokens: AssistantTokens
  readonly clock: () => Date
  readonly orderMail: OrderMail
}

const shown = ({ _id, name, scopes, createdAt, lastUsedAt }: Omit<AssistantTokenRow, 'slot'>): Assistant => ({
  ...{ id: _id, name, scopes },
  createdAt: createdAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
})

/** The assistants that an account lets in, by tokens of their own. */
export const assistantRoutes = ({ assistantTokens, clock, orderMail }: Services): readonly Route[] => [
  route(listAssistantsEndpoint, {
    summary: 'The assistants that my account lets in',
    handle: async ({ caller }) => {
      const rows = await assistantTokens.ofUser(caller.id)
      return { status: 200, body: { assistants: rows.map(shown) } }
    },
  }),
  route(addAssistantEndpoint, {
    summary: 'Let an assistant in: its token is told once',
    problems: [tooManyAssistants],
    handle: async ({ caller, body: { name, scopes }, askAgain }) => {
      const token = `${assistantTokenPrefix}${freshToken()}`
      const row = {
        ...{ _id: hashOf(token), userId: caller.id, name },
        ...{ scopes: [...new Set(scopes)], createdAt: clock(), lastUsedAt: null },
      }
      if (!(await assistantTokens.insert(row))) throw new Refusal(tooManyAssistants)
      // Whoever's session was ended meanwhile, as of an account that is taken back, leaves nothing that comes in.
      await askAgain().catch(async (refused: unknown) => {
        await assistantTokens.remove(caller.id, row._id)
        throw refused
      })
      await orderMail({ mail: 'assistant-added', data: { assistantId: row._id } })
      return { status: 201, body: { assistant: shown(row), token } }
    },
  }),
  route(removeAssistantEndpoint, {
    summary: 'Let an assistant in no more',
    handle: async ({ caller, params }) => {
      await assistantTokens.remove(caller.id, params.assistant)
      return { status: 204, body: undefined }
    },
  }),
]
