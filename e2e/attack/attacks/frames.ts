import type { SeededRandom } from '@shingle/shared/chance/seeded-random.ts'
import { draftTicketEndpoint } from '@shingle/shared/website/endpoints.ts'
import * as encoding from 'lib0/encoding'
import type { Attack, Target } from '../attack.ts'
import { hostileText } from '../hostile-value.ts'
import { listenAndEnd, openSocket } from '../open-socket.ts'

const framesPerSocket = 20
const knownTypes = 12

const noise = (chance: SeededRandom, most: number) =>
  Uint8Array.from({ length: chance.below(most) }, () => chance.below(256))

/** A frame that begins like one of the protocol and goes on as it likes. */
const strangeFrame = (draftId: string, chance: SeededRandom): Uint8Array | string => {
  if (chance.chance(0.1)) return hostileText(chance)
  if (chance.chance(0.2)) return noise(chance, 300)
  const encoder = encoding.createEncoder()
  encoding.writeVarString(encoder, chance.chance(0.8) ? draftId : hostileText(chance).slice(0, 2_000))
  encoding.writeVarUint(encoder, chance.below(knownTypes))
  if (chance.chance(0.5)) encoding.writeVarUint(encoder, chance.below(5))
  if (chance.chance(0.3)) encoding.writeVarUint(encoder, 2 ** 40)
  encoding.writeUint8Array(encoder, noise(chance, chance.chance(0.05) ? 300_000 : 400))
  return encoding.toUint8Array(encoder)
}

const draftFor = ({ ownDraftId, victim }: Target, isKnown: boolean) => (isKnown ? ownDraftId : victim.draftId)

/** Frames that no client sends: cut off, of unknown types, text, noise; from people who proved who they are and others. */
export const frames: Attack = {
  name: 'frames',
  pauseMs: 200,
  tryOne: async (target, chance) => {
    const isKnown = chance.chance(0.6)
    const draftId = draftFor(target, isKnown)
    const client = await openSocket(target, draftId)
    if (isKnown) {
      const params = { id: draftId }
      const { ticket, epoch } = await target.attacker.call(draftTicketEndpoint, { params })
      client.authenticate({ jwt: ticket, epoch })
    }
    for (let sent = 0; sent < framesPerSocket; sent += 1)
      client.ws.send(strangeFrame(draftId, chance), () => undefined)
    const heard = await listenAndEnd(client)
    return isKnown || heard === 'silence' ? [] : [`frames of somebody unknown were answered with ${heard}`]
  },
}
