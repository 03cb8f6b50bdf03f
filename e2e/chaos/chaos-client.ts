import { setTimeout as wait } from 'node:timers/promises'
import type { OpenDraft } from '@shingle/client/replica/draft.ts'
import { hasEmbed, say, wordsOf } from '@shingle/client/replica/fixtures/embed.ts'
import { socketFrom } from '@shingle/client/replica/fixtures/sync-process.ts'
import { openDraft } from '@shingle/client/replica/open-draft.ts'
import { takeProblems } from '@shingle/client/replica/take-problems.ts'
import type { SeededRandom } from '@shingle/shared/chance/seeded-random.ts'
import { refuse, succeed } from '@shingle/shared/problem/problem.ts'
import type * as Y from 'yjs'
import { type Person, takeControlAs, ticketFor } from './chaos-people.ts'
import type { Line } from './line.ts'

/** A word tells in which epoch it was said. */
export const epochOf = (word: string): number => Number(/e(\d+)$/.exec(word)?.[1])

/** One open draft of one person, and all that was said and acknowledged there. */
export interface ChaosClient {
  readonly draft: OpenDraft
  readonly line: Line
  readonly made: string[]
  /** The words of which this client was told that they are in the account. */
  readonly acknowledged: Set<string>
  /** Every word that one of its documents holds, also of those that were given up. */
  heldWords(): Set<string>
  takes(): number
  /** Types, and now and then takes control where that is wanted, until told to stop. */
  act(script: Script): Promise<void>
}

/** How long to act, and when taking control is part of it. */
export interface Script {
  readonly isOver: () => boolean
  readonly mayTake: () => boolean
}

interface ClientPlan {
  readonly name: string
  readonly person: Person
  readonly draftId: string
  readonly origin: string
  readonly line: Line
  readonly chance: SeededRandom
}

const offline = (line: Line) => {
  if (line.isCut()) throw new Error('offline')
}

const openClientDraft = ({ person, draftId, origin, line }: ClientPlan): Promise<OpenDraft> =>
  openDraft({
    draftId,
    userId: person.id,
    syncUrl: line.url,
    getTicket: async () => {
      offline(line)
      return ticketFor(person, draftId)
    },
    take: async (seen) => {
      try {
        offline(line)
        return succeed(await takeControlAs(person, draftId, seen))
      } catch {
        // Somebody else was first, or nobody answered: what a person sees is the same.
        return refuse(takeProblems.failed)
      }
    },
    webSocket: socketFrom(origin),
    retry: { delay: 100, minDelay: 50, maxDelay: 500 },
  })

const takeChance = 0.02

export const openChaosClient = async (plan: ClientPlan): Promise<ChaosClient> => {
  const { name, line, chance } = plan
  const draft = await openClientDraft(plan)
  const documents = new Set<Y.Doc>([draft.doc()])
  const made: string[] = []
  const acknowledged = new Set<string>()
  let waiting: { readonly word: string; readonly doc: Y.Doc }[] = []
  let takes = 0

  const note = () => {
    const { phase, save } = draft.status()
    const doc = draft.doc()
    documents.add(doc)
    if (phase !== 'edit' || save !== 'account') return
    for (const one of waiting) if (one.doc === doc) acknowledged.add(one.word)
    waiting = []
  }
  draft.subscribe(note)

  const sayOne = () => {
    const word = `${name}${made.length}e${draft.status().epoch}`
    const doc = draft.doc()
    made.push(word)
    say(draft, word)
    // Only now: what is told amid the edit is not about it yet.
    waiting.push({ word, doc })
  }
  const step = async (mayTake: () => boolean) => {
    const { phase } = draft.status()
    if (phase.startsWith('edit') && hasEmbed(draft)) sayOne()
    if (phase !== 'view' || !mayTake() || chance.next() > takeChance) return
    const taken = await draft.takeControl()
    takes += taken.ok ? 1 : 0
  }

  return {
    draft,
    line,
    made,
    acknowledged,
    heldWords: () => new Set([...documents].flatMap(wordsOf)),
    takes: () => takes,
    act: async ({ isOver, mayTake }) => {
      while (!isOver()) {
        note()
        await step(mayTake)
        await wait(chance.between(20, 60))
      }
    },
  }
}
