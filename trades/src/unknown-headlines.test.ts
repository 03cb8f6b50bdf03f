import { generateDraft } from '@shingle/shared/generation/generate-draft.ts'
import { noTradeId } from '@shingle/shared/industry/no-trade.ts'
import { describe, expect, it } from 'vitest'
import { knownBusiness } from './known-business.ts'

/** The heading and the words below it of a page of which no trade is known. */
const openingOf = async (businessActivities: string) => {
  const answers = {
    businessName: 'Coldharbour',
    businessActivities,
    businessLocation: 'Hereford, England',
    timeZone: 'Europe/London',
    industry: noTradeId,
  }
  const made = generateDraft(answers, await knownBusiness(answers))
  if (!made.ok) throw new Error(made.problem.text)
  const [opening] = made.value.sections.filter(({ type }) => type === 'Introduction')
  if (opening?.type !== 'Introduction') throw new Error('No introduction')
  return { heading: opening.heading, body: JSON.stringify(opening.body) }
}

const things = ['scent work classes', 'wire armatures', 'tide tables', 'stump carvings', 'slate signs']
const priced = [
  '6 week intro £150, drop-in £25, private £80/hr.',
  'Small £3, 3 for £8, large £25 to £120.',
  'Yarn £18 per 100g skein, sock £21.',
]

const combined = things.flatMap((thing, at) => {
  const list = priced[at % priced.length] ?? ''
  return [
    [thing, `${thing} for people of any age. ${list}`],
    [thing, `${thing} from the north coast and the isles beyond it. ${list}`],
  ] as const
})

describe('[7.opening] the heading of a page of which no trade is known', () => {
  it.each(combined)('is what its owner begins with, %s, and no priced row: %s', async (thing, text) => {
    const { heading, body } = await openingOf(text)
    expect(heading.toLowerCase()).toBe(thing)
    expect(body.toLowerCase()).toContain(`${thing} f`)
  })

  it.each(things)('is a short first sentence whole, and below it stands the next: %s', async (thing) => {
    const { heading, body } = await openingOf(`${thing} for sale. We deliver them within the valley. Oak £9.`)
    expect(heading.toLowerCase()).toBe(`${thing} for sale`)
    expect(body).toContain('We deliver them within the valley.')
    expect(body.toLowerCase()).not.toContain('for sale')
  })

  it.each(things)('names the first two of many in their owner’s order: %s', async (thing) => {
    const { heading } = await openingOf(`${thing}, seed balls, gate latches, tallow dips. Oak £9, ash £8.`)
    expect(heading.toLowerCase()).toBe(`${thing} and seed balls`)
  })

  const told = [
    'I learned this from my aunt in a cold barn, and it has never let me go.',
    'People come to me when the shop in town has given up on them.',
    'Ever wondered what happens to the old ones? I do that.',
    'After thirty years at sea I came home for good.',
  ]
  const longer = things.map((thing) => `${thing} for the whole family`)
  const stories = told.flatMap((story) =>
    [things, longer].flatMap((list) =>
      [2, 3, 4, 5].map((count) => [story, list.slice(0, count)] as readonly [string, readonly string[]]),
    ),
  )

  it.each(stories)('is no small thing that a story comes to: %s %j', async (story, list) => {
    const { heading } = await openingOf(
      `${story} ${list.map((thing, at) => `${thing} £${at + 7}`).join(', ')}.`,
    )
    const named = things.filter((thing) => heading.toLowerCase().includes(thing))
    expect([0, 3]).toContain(named.length)
    expect(named).toEqual(things.slice(0, named.length))
  })

  it.each(things)('is not the first of a list alone: %s', async (thing) => {
    const { heading } = await openingOf(
      `${thing} and seed balls of every size and colour, gate latches. Oak £9, ash £8, elm £7.`,
    )
    expect(heading.toLowerCase()).not.toBe(thing)
  })

  it.each(['Bunches', 'Wreaths', 'Posies', 'Baskets', 'Garlands'])(
    'is not one word for the only thing that has a price: %s',
    async (thing) => {
      const { heading } = await openingOf(`${thing} £9. I do whatever else you ask me but please ring first.`)
      expect(heading).toBe('Coldharbour')
    },
  )

  it('is what its owner begins with where that names none of a list behind it', async () => {
    const { heading } = await openingOf(
      'Old boats made sound again, that is me. Slate signs £9, tide tables £8, ash £7.',
    )
    expect(heading).toBe('Old boats made sound again')
  })

  it.each(['Having kept bees', 'Been at it', 'After the war', 'Ciao', 'Since we met'])(
    'is no half of a sentence: %s',
    async (half) => {
      const { heading } = await openingOf(
        `${half} for twenty odd summers with my brother. Slate signs £9, ash £8.`,
      )
      expect(heading).toBe('Coldharbour')
    },
  )

  it.each(things)('names the first where that joins two of them: %s', async (thing) => {
    const { heading } = await openingOf(`${thing} and repair, fringes, moth bags, re-edging. Oak £9 a foot.`)
    expect(heading.toLowerCase()).toBe(`${thing} and repair`)
  })
})
