import { addEmbed, hasEmbed, wordsOf } from '@shingle/client/replica/fixtures/embed.ts'
import type { SeededRandom } from '@shingle/shared/chance/seeded-random.ts'
import { until } from '@shingle/shared/time/until.testing.ts'
import { draftTicketEndpoint } from '@shingle/shared/website/endpoints.ts'
import { type ChaosClient, openChaosClient } from '../chaos/chaos-client.ts'
import type { Person } from '../chaos/chaos-people.ts'
import { type Line, openLine } from '../chaos/line.ts'
import { signInByHttp } from '../product/http-account.ts'
import { createWebsiteByHttp } from '../product/http-website.ts'
import { answers } from './attack-answers.ts'

/** Somebody who types into their own website while others attack. */
export interface HonestEditor {
  readonly person: Person
  readonly draftId: string
  readonly client: ChaosClient
  type(isOver: () => boolean): Promise<void>
  /** Waits until all is in the account, and says what is not there. */
  judge(): Promise<readonly string[]>
}

const settles = (holds: () => boolean): Promise<boolean> =>
  until(holds).then(
    () => true,
    () => false,
  )

const openClient = (
  person: Person,
  draftId: string,
  around: { origin: string; line: Line; chance: SeededRandom },
) => openChaosClient({ name: `${person.name}w`, person, draftId, ...around })

/** What whoever opens the draft anew finds in it. */
const readAnew = async (person: Person, draftId: string, around: Parameters<typeof openClient>[2]) => {
  const reader = await openClient(person, draftId, around)
  await settles(() => hasEmbed(reader.draft))
  const words = new Set(wordsOf(reader.draft.doc()))
  await reader.draft.close()
  return words
}

/** Signs somebody in, makes their website and opens its draft. */
export const openHonestEditor = async (
  origin: string,
  { name, chance }: { readonly name: string; readonly chance: SeededRandom },
): Promise<HonestEditor> => {
  const account = await signInByHttp(origin, `${name}@example.com`)
  const draftId = await createWebsiteByHttp(account, answers)
  // Whoever made the website holds control of it.
  const { holder } = await account.call(draftTicketEndpoint, { params: { id: draftId } })
  const person = { id: holder.id, name, account }
  const line = await openLine(() => Number(new URL(origin).port))
  const around = { origin, line, chance }
  const client = await openClient(person, draftId, around)
  if (!(await settles(() => client.draft.status().phase === 'edit')))
    throw new Error(`${name} never came to edit`)
  addEmbed(client.draft)
  return {
    person,
    draftId,
    client,
    type: (isOver) => client.act({ isOver, mayTake: () => false }),
    judge: async () => {
      const isSaved = await settles(() => client.draft.status().save === 'account')
      const words = await readAnew(person, draftId, around)
      await client.draft.close()
      line.close()
      return [
        ...(isSaved ? [] : [`what ${name} typed never came into the account`]),
        ...client.made.filter((word) => !words.has(word)).map((word) => `${word} was typed and is lost`),
      ]
    },
  }
}
