import { describe, expect, it } from 'vitest'
import { draftOf } from './testing/draft-of.ts'

const servicesOf = (businessActivities: string) => {
  const made = draftOf({
    businessName: 'Hart',
    businessActivities,
    businessLocation: 'Leeds, England',
    language: 'english',
    sections: ['Introduction', 'Services', 'Contact'],
  })
  if (!made.ok) throw new Error(made.problem.text)
  const section = made.value.sections.find(({ type }) => type === 'Services')
  if (section?.type !== 'Services') throw new Error('there are no services')
  return { names: section.items.map(({ heading }) => heading), words: JSON.stringify(made.value.sections) }
}

describe('[1.words] what is done with what is on a card', () => {
  it.each(['leaks', 'taps', 'radiators'])('is not said again where the trade says it: %s', (item) => {
    const { names, words } = servicesOf(
      `Emergency plumber in Leeds. We fix ${item}, unblock drains, fit baths and service boilers.`,
    )
    expect(names.map((name) => name.toLowerCase())).toContain(item)
    expect(words).not.toContain(`We fix ${item}.`)
  })

  it.each(['tents', 'canoes', 'costumes'])('is said where no trade says it: %s', (item) => {
    const { words } = servicesOf(`We rent out ${item}, unicycles and stilts. Ask for a quote.`)
    expect(words).toMatch(/rent out/)
  })
})

describe('[1.words] a service in a sentence of ours', () => {
  it.each(['Hart', 'Dale & Co', 'Northgate', 'Bell Office', 'Sol', 'Plain Works', 'Moss', 'Quayside'])(
    'keeps the capitals of initials and names, for %s',
    (businessName) => {
      const made = draftOf({
        businessName,
        businessActivities: 'Bookkeeper. QuickBooks setup $90, I-9 checks $40, CCTV survey $120.',
        businessLocation: 'Boise, Idaho',
        language: 'english',
      })
      expect(made.ok && JSON.stringify(made.value.sections)).toMatch(/QuickBooks/u)
      expect(JSON.stringify(made)).not.toMatch(/quickBooks|i-9 checks|cCTV|cctv/u)
    },
  )
})
