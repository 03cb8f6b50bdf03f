import type { SeededRandom } from '@shingle/shared/chance/seeded-random.ts'
import { draftTicketEndpoint } from '@shingle/shared/website/endpoints.ts'
import type { Attack, Target } from '../attack.ts'
import { listenAndEnd, openSocket } from '../open-socket.ts'

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')

const claimsOf = (jwt: string): Record<string, unknown> => {
  const [, claims = ''] = jwt.split('.')
  return JSON.parse(Buffer.from(claims, 'base64url').toString())
}

interface Known {
  readonly jwt: string
  readonly accessToken: string
  readonly draftId: string
}

/** Tickets that open nothing of somebody else's: each from one of the attacker's own. */
const forgeries: Readonly<Record<string, (known: Known, chance: SeededRandom) => string>> = {
  'for another draft': ({ jwt }) => jwt,
  'an access token': ({ accessToken }) => accessToken,
  'signed by nobody': ({ jwt, draftId }) =>
    `${encode({ alg: 'none' })}.${encode({ ...claimsOf(jwt), draftId })}.`,
  'with other claims below its signature': ({ jwt, draftId }) => {
    const [header, , signature] = jwt.split('.')
    return `${header}.${encode({ ...claimsOf(jwt), draftId, role: 'Owner' })}.${signature}`
  },
  'with a bit turned': ({ jwt }, chance) => {
    const at = chance.below(jwt.length)
    return jwt.slice(0, at) + String.fromCharCode(jwt.charCodeAt(at) ^ 1) + jwt.slice(at + 1)
  },
  'cut off': ({ jwt }, chance) => jwt.slice(0, chance.below(jwt.length)),
  empty: () => '',
}

const tryTicket = async (target: Target, jwt: string, what: string): Promise<readonly string[]> => {
  const client = await openSocket(target, target.victim.draftId)
  client.authenticate({ jwt, epoch: 1 })
  client.stepOne()
  client.update(new Uint8Array([0, 0]))
  const heard = await listenAndEnd(client)
  return heard === 'silence' ? [] : [`a ticket ${what} opened somebody else's draft: ${heard}`]
}

/** Tickets that were forged, or given for something else. */
export const tickets: Attack = {
  name: 'tickets',
  pauseMs: 200,
  tryOne: async (target, chance) => {
    const { ticket } = await target.attacker.call(draftTicketEndpoint, { params: { id: target.ownDraftId } })
    const accessToken = target.attacker.authorization.replace('Bearer ', '')
    const [first, ...rest] = Object.entries(forgeries)
    if (first === undefined) return []
    const [what, forge] = chance.pick([first, ...rest])
    const jwt = forge({ jwt: ticket, accessToken, draftId: target.victim.draftId }, chance)
    return tryTicket(target, jwt, what)
  },
}
