import { describe, expect, it } from 'vitest'
import { readDescription } from '../read-description.ts'

const owners = [
  {
    setting: { name: 'Finch', place: 'Kassel', timeZone: 'Europe/Berlin' },
    begins: 'Ich füttere deine Katze, wenn du weg bist.',
    thing: 'Besuch',
    counts: ['zwei am Tag', 'drei pro Woche', 'vier'],
    more: (sum: number) => `Feiertage kosten ${sum} € mehr.`,
    price: (sum: number) => `${sum} €`,
  },
  {
    setting: { name: 'Finch', place: 'Leeds', timeZone: 'Europe/London' },
    begins: 'I feed your cat while you are away.',
    thing: 'Visit',
    counts: ['two a day', 'three a week', 'four'],
    more: (sum: number) => `Sundays cost £${sum} more.`,
    price: (sum: number) => `£${sum}`,
  },
  {
    setting: { name: 'Finch', place: 'Lyon', timeZone: 'Europe/Paris' },
    begins: 'Je nourris votre chat pendant vos vacances.',
    thing: 'Visite',
    counts: ['deux par jour', 'trois par semaine', 'quatre'],
    more: (sum: number) => `Les jours fériés coûtent ${sum} € de plus.`,
    price: (sum: number) => `${sum} €`,
  },
] as const

const cases = owners.flatMap((owner) =>
  owner.counts.flatMap((count) => [13, 27, 48].map((sum) => [count, sum, owner] as const)),
)

describe('[5.answers] how many, and what is paid on top', () => {
  it.each(cases)('are no things of their own: %s at %d', (count, sum, owner) => {
    const { setting, begins, thing, more, price } = owner
    const text = `${begins} ${thing} ${price(sum)}, ${count} ${price(sum * 2)}. ${more(5)}`
    const { offers, statements } = readDescription(text, setting)
    const cards = offers.filter(({ form }) => form === 'card')
    expect(cards.map(({ name }) => name)).toEqual([thing])
    expect(cards[0]?.options).toEqual([{ name: count, price: price(sum * 2) }])
    expect(statements).toContain(more(5))
  })
})
