import type { SeededRandom } from '@shingle/shared/chance/seeded-random.ts'
import { draftTicketEndpoint } from '@shingle/shared/website/endpoints.ts'
import type { Attack, Target } from '../attack.ts'
import { forgeries } from '../forge-jwt.ts'
import { listenAndEnd, openSocket } from '../open-socket.ts'

interface Known {
  readonly jwt: string
  readonly accessToken: string
  readonly draftId: string
}

type Trick = readonly [what: string, make: (known: Known, chance: SeededRandom) => string]

/** Tickets that open nothing of somebody else's: each from one of the attacker's own. */
const tricks: readonly [Trick, ...Trick[]] = [
  ['for another draft', ({ jwt }) => jwt],
  ['an access token', ({ accessToken }) => accessToken],
  ...forgeries.map(
    ([what, forge]): Trick => [
      what,
      ({ jwt, draftId }, chance) => forge(jwt, { draftId, role: 'Owner' }, chance),
    ],
  ),
]

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
    const [what, make] = chance.pick(tricks)
    const jwt = make({ jwt: ticket, accessToken, draftId: target.victim.draftId }, chance)
    return tryTicket(target, jwt, what)
  },
}
