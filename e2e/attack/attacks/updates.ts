import { randomUUID } from 'node:crypto'
import type { SeededRandom } from '@shingle/shared/chance/seeded-random.ts'
import { sectionsOf } from '@shingle/shared/draft/shape.ts'
import { draftTicketEndpoint } from '@shingle/shared/website/endpoints.ts'
import type { RawClient } from '@shingle/sync-server/fixtures/raw-client.ts'
import { type RawId, type RawStruct, rawUpdate } from '@shingle/sync-server/fixtures/raw-update.ts'
import * as Y from 'yjs'
import { signInByHttp } from '../../product/http-account.ts'
import { createWebsiteByHttp } from '../../product/http-website.ts'
import type { Attack, Target } from '../attack.ts'
import { answers } from '../attack-answers.ts'
import { listenAndEnd, openSocket } from '../open-socket.ts'

/** Where crafted updates may hook in: what the attacker's own draft holds. */
interface Ground {
  readonly client: number
  readonly text: RawId
  readonly state: Uint8Array
  readonly writers: ReadonlyMap<number, number>
}

const groundOf = (state: Uint8Array, chance: SeededRandom): Ground | undefined => {
  const doc = new Y.Doc()
  Y.applyUpdate(doc, state)
  const writers = Y.decodeStateVector(Y.encodeStateVector(doc))
  for (const section of sectionsOf(doc)?.values() ?? [])
    for (const value of section instanceof Y.Map ? section.values() : [])
      if (value instanceof Y.XmlFragment && value._item !== null) {
        const { client, clock } = value._item.id
        return { client: 1 + chance.below(2 ** 31), text: [client, clock], state, writers }
      }
  return undefined
}

const listOf = (count: number, of: (at: number) => RawStruct) =>
  Array.from({ length: count }, (_, at) => of(at))
const paragraph = { type: 'element', name: 'paragraph' } as const

/** Updates that cost far more than they say, where nobody looks first. */
const crafted: Readonly<Record<string, (ground: Ground, count: number, chance: SeededRandom) => Uint8Array>> =
  {
    'items that all want the same place': ({ client, text }, count) =>
      rawUpdate([
        {
          client,
          clock: 0,
          structs: [
            ...listOf(count, (at) =>
              at === 0 ? { ...paragraph, parent: text } : { ...paragraph, right: [client, at - 1] },
            ),
            ...listOf(count, (at) => ({ ...paragraph, right: [client, (at * 7) % count] })),
          ],
        },
      ]),
    'one key set over and over': ({ client, text }, count) =>
      rawUpdate([
        { client, clock: 0, structs: listOf(count, (at) => ({ any: [at], parent: text, key: 'x' })) },
      ]),
    'values of a list': ({ client, text }, count) =>
      rawUpdate([
        {
          client,
          clock: 0,
          structs: listOf(count, (at) =>
            at === 0 ? { any: [0], parent: text } : { any: [at % 10], origin: [client, at - 1] },
          ),
        },
      ]),
    'a deletion full of holes': ({ writers }, count) =>
      rawUpdate(
        [],
        [...writers.keys()].slice(0, 1).map((client) => ({
          client,
          ranges: Array.from({ length: count }, (_, at) => [at * 2, 1] as const),
        })),
      ),
    'types within types': ({ client, text }, count) =>
      rawUpdate([
        {
          client,
          clock: 0,
          structs: listOf(count, (at) => ({ ...paragraph, parent: at === 0 ? text : [client, at - 1] })),
        },
      ]),
    'what comes after what is missing': ({ client, text }, count) =>
      rawUpdate([{ client, clock: count, structs: [{ ...paragraph, parent: text }] }]),
    'a writer for every item': ({ client, text }, count) =>
      rawUpdate(
        listOf(count, () => ({ ...paragraph, parent: text })).map((struct, at) => ({
          client: client + at,
          clock: 0,
          structs: [struct],
        })),
      ),
    'what is no content': ({ client, text }) =>
      rawUpdate([
        {
          client,
          clock: 0,
          structs: [
            { embed: { __proto__: null }, parent: text },
            { json: [1], parent: text },
          ],
        },
      ]),
    'bytes of the draft, some of them turned': ({ state }, _, chance) => {
      const bytes = Uint8Array.from(state)
      for (let turned = 0; turned < 8; turned += 1) bytes[chance.below(bytes.length)] = chance.below(256)
      return bytes
    },
  }

/** Whose account the updates come from, and which draft they go to. */
type Attacker = Pick<Target, 'attacker' | 'ownDraftId'>

/** Those who took the place of an attacker of whom nothing is looked at any more. */
const successors = new WeakMap<Target, Attacker>()
let lookedAt = 0

const succeed = async (target: Target): Promise<void> => {
  const attacker = await signInByHttp(target.origin, `updates-${randomUUID().slice(0, 8)}@example.com`)
  successors.set(target, { attacker, ownDraftId: await createWebsiteByHttp(attacker, answers) })
}

/** Counts what was looked at; after a refusal that looks at nothing somebody else goes on. */
const conclude = async (target: Target, { acks, messages }: RawClient): Promise<void> => {
  const refusal = messages.find((message) => message.t === 'refused')
  if (refusal?.why === 'busy') await succeed(target)
  else if (acks.length > 0 || refusal !== undefined) lookedAt += 1
}

const enter = async (target: Target): Promise<RawClient> => {
  const { attacker, ownDraftId } = successors.get(target) ?? target
  const { ticket, epoch } = await attacker.call(draftTicketEndpoint, { params: { id: ownDraftId } })
  const client = await openSocket(target, ownDraftId)
  client.authenticate({ jwt: ticket, epoch })
  client.stepOne()
  return client
}

const stateFrom = async (client: RawClient): Promise<Uint8Array | undefined> => {
  for (let tries = 0; tries < 20 && client.states.length === 0; tries += 1)
    await new Promise((go) => setTimeout(go, 50))
  return client.states[0]
}

/** Updates of the holder of edit control, crafted to stop the server or to stay as a trap in the draft. */
export const updates: Attack = {
  name: 'updates',
  pauseMs: 100,
  tryOne: async (target, chance) => {
    const client = await enter(target)
    const state = await stateFrom(client)
    const ground = state === undefined ? undefined : groundOf(state, chance)
    if (ground !== undefined) {
      const [first, ...rest] = Object.values(crafted)
      const count = chance.pick([50, 1_000, 5_000, 20_000])
      if (first !== undefined)
        client.update(chance.pick([first, ...rest])(ground, count, chance), chance.pick([1, 2]))
    }
    await listenAndEnd(client)
    await conclude(target, client)
    return []
  },
  lookedAt: () => lookedAt,
}
