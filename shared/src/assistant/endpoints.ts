import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint/endpoint.ts'
import { sentLine } from '../endpoint/sent-line.ts'
import { assistantPath } from '../paths/server-paths.ts'
import { partNameMaximum } from '../word-help/limits.ts'
import { assistantNameMaximum, assistantsMaximum } from './limits.ts'
import { assistantScopes } from './scopes.ts'

const scopes = z.array(z.enum(assistantScopes)).check(z.minLength(1), z.maxLength(assistantScopes.length))

/** An assistant that an account lets in, as its owner sees it. */
export const assistantSchema = z.strictObject({
  id: z.string(),
  name: z.string(),
  scopes,
  createdAt: z.string(),
  lastUsedAt: z.nullable(z.string()),
})

/** An assistant that an account lets in. */
export type Assistant = z.infer<typeof assistantSchema>

/** The assistants that one's own account lets in, all of them. */
export const assistantsAnswerSchema = z.strictObject({
  assistants: z.array(assistantSchema).check(z.maxLength(assistantsMaximum)),
})

/** The assistants that one's own account lets in. */
export const listAssistantsEndpoint = defineEndpoint({
  method: 'GET',
  path: '/api/account/assistants',
  action: 'account.read-assistants',
  answer: assistantsAnswerSchema,
})

/** Lets an assistant in; its token is told this once. */
export const addAssistantEndpoint = defineEndpoint({
  method: 'POST',
  path: '/api/account/assistants',
  action: 'account.add-assistant',
  body: z.strictObject({
    name: sentLine(assistantNameMaximum).check(z.minLength(1)),
    scopes,
  }),
  answer: z.strictObject({ assistant: assistantSchema, token: z.string() }),
  statuses: [201],
})

/** Lets an assistant in no more. */
export const removeAssistantEndpoint = defineEndpoint({
  method: 'DELETE',
  path: '/api/account/assistants/:assistant',
  action: 'account.remove-assistant',
})

/** What assistants call: one message of the Model Context Protocol each time, by their own token. */
export const assistantCallEndpoint = defineEndpoint({
  method: 'POST',
  path: assistantPath,
  action: 'assistant.call',
  body: z.strictObject({
    jsonrpc: z.literal('2.0'),
    id: z.optional(z.union([z.int(), z.string().check(z.maxLength(partNameMaximum))])),
    method: z.string().check(z.minLength(1), z.maxLength(partNameMaximum)),
    params: z.optional(z.record(z.string(), z.unknown())),
  }),
  statuses: [200, 202, 400, 406, 415],
  gives: 'application/json',
})
