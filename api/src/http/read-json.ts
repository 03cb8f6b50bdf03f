import { takeBody } from '@shingle/storage/network/body-intake.ts'
import { isEncoded } from '@shingle/storage/network/is-encoded.ts'
import type { Context } from 'koa'
import {
  bodiesBusy,
  bodyMaximumKb,
  bodyTooLarge,
  bodyTooSlow,
  encodedBody,
  malformedJson,
  notJson,
} from './problems.ts'
import { Refusal } from './refusal.ts'

const faults = {
  'too-large': bodyTooLarge,
  'too-slow': bodyTooSlow,
  busy: bodiesBusy,
  broken: malformedJson,
} as const

const hasBody = ({ request }: Context): boolean =>
  request.get('transfer-encoding') !== '' || Number(request.get('content-length')) > 0

// A key of this name would reach what all objects have in common.
const refusePrototype = (key: string, value: unknown): unknown => {
  if (key === '__proto__') throw new SyntaxError('no name of a field')
  return value
}

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text, refusePrototype)
  } catch {
    throw new Refusal(malformedJson)
  }
}

/** What a request says in JSON, and in nothing else: an object or a list; nothing at all is an empty object. */
export const readJson = async (ctx: Context): Promise<unknown> => {
  if (hasBody(ctx) && !ctx.is('application/json')) throw new Refusal(notJson)
  if (isEncoded(ctx.req)) throw new Refusal(encodedBody)
  if (!hasBody(ctx)) return {}
  const body = await takeBody(ctx.req, { address: ctx.ip, maximum: bodyMaximumKb * 1024 })
  if (typeof body === 'string') throw new Refusal(faults[body])
  const said = body.length === 0 ? {} : parse(body.toString())
  if (typeof said !== 'object' || said === null) throw new Refusal(malformedJson)
  return said
}
