import type { SeededRandom } from '@shingle/shared/chance/seeded-random.ts'
import { draftTicketEndpoint } from '@shingle/shared/website/endpoints.ts'
import { type RawClient, wire } from '@shingle/sync-server/fixtures/raw-client.ts'
import * as encoding from 'lib0/encoding'
import type { Attack, Target } from '../attack.ts'
import { listenAndEnd, openSocket } from '../open-socket.ts'

const socketsAtOnce = 6
const asksPerSocket = 6
const comings = 12

/** A state vector of so many writers, each as far as they like. */
const vectorOf = (writers: number, chance: SeededRandom): Uint8Array => {
  const encoder = encoding.createEncoder()
  encoding.writeVarUint(encoder, writers)
  for (let at = 0; at < writers; at += 1) {
    encoding.writeVarUint(encoder, 2 ** 31 + at)
    encoding.writeVarUint(encoder, chance.below(1_000))
  }
  return encoding.toUint8Array(encoder)
}

const ask = (client: RawClient, vector: Uint8Array): void =>
  client.send(wire.sync, (encoder) => {
    encoding.writeVarUint(encoder, 0)
    encoding.writeVarUint8Array(encoder, vector)
  })

/** Presence of so many people in one message. */
const crowd = (client: RawClient, people: number): void =>
  client.send(wire.awareness, (encoder) => {
    const states = encoding.createEncoder()
    encoding.writeVarUint(states, people)
    for (let at = 0; at < people; at += 1) {
      encoding.writeVarUint(states, at)
      encoding.writeVarUint(states, 1)
      encoding.writeVarString(states, '{"a":[[[[[]]]]]}')
    }
    encoding.writeVarUint8Array(encoder, encoding.toUint8Array(states))
  })

/** What a stranger sends before anybody knows who they are: it is answered by nothing but the end of the socket. */
const unasked = async (target: Target, chance: SeededRandom): Promise<readonly string[]> => {
  const client = await openSocket(target, target.victim.draftId)
  if (chance.chance(0.5)) ask(client, vectorOf(chance.pick([1, 2_000, 200_000]), chance))
  else crowd(client, chance.pick([1, 1_000, 60_000]))
  const heard = await listenAndEnd(client)
  return heard === 'silence' ? [] : [`a stranger who asked was answered with ${heard}`]
}

/** Many sockets of one account that ask over and over for the whole of its draft, and do not read. */
const deaf = async (target: Target, chance: SeededRandom): Promise<readonly string[]> => {
  const { ticket, epoch } = await target.attacker.call(draftTicketEndpoint, {
    params: { id: target.ownDraftId },
  })
  const clients = await Promise.all(
    Array.from({ length: socketsAtOnce }, () => openSocket(target, target.ownDraftId)),
  )
  for (const client of clients) {
    client.authenticate({ jwt: ticket, epoch })
    client.ws.pause()
    for (let asked = 0; asked < asksPerSocket; asked += 1)
      ask(client, vectorOf(chance.pick([0, 1, 1_000]), chance))
  }
  await Promise.all(clients.map(listenAndEnd))
  return []
}

/** Comes and goes over and over, so that the draft is opened, sent whole and closed each time. */
const comesAndGoes = async (target: Target): Promise<readonly string[]> => {
  const { ticket, epoch } = await target.attacker.call(draftTicketEndpoint, {
    params: { id: target.ownDraftId },
  })
  for (let come = 0; come < comings; come += 1) {
    const client = await openSocket(target, target.ownDraftId)
    client.authenticate({ jwt: ticket, epoch })
    ask(client, new Uint8Array([0]))
    client.ws.close()
  }
  return []
}

/** Questions for the whole document that cost far more to answer than to ask, of strangers and of whoever may ask. */
export const asks: Attack = {
  name: 'asks',
  pauseMs: 300,
  tryOne: (target, chance) =>
    chance.pick([() => unasked(target, chance), () => deaf(target, chance), () => comesAndGoes(target)])(),
}
