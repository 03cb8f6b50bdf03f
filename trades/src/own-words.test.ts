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

const names = [
  'The Wool Cupboard',
  'Lumen',
  'Hart & Sons',
  'Stan the Piano Man',
  'Northgate',
  'Moss',
  'Dale & Co',
]

const introductionOf = (businessName: string, businessActivities: string): string => {
  const made = draftOf({
    businessName,
    businessActivities,
    businessLocation: 'Derby, England',
    language: 'english',
    sections: ['Introduction', 'Services', 'Contact'],
  })
  const section = made.ok ? made.value.sections.find(({ type }) => type === 'Introduction') : undefined
  if (section?.type !== 'Introduction') throw new Error('there is no introduction')
  return JSON.stringify(section.body)
}

describe('[1.words] an introduction', () => {
  it.each(names)('says name and place once: %s', (name) => {
    const said = introductionOf(name, 'Small yarn shop in Derby. Wool, needles, patterns.')
    expect(said).not.toContain(`${name}, Derby.`)
  })

  it.each(names)('begins with no price of one thing: %s', (name) => {
    const said = introductionOf(
      name,
      'piano tuning and small repairs, covering Derby. tuning £70, pitch raise £30 extra',
    )
    expect(said).not.toMatch(/pitch raise £30/iu)
  })
})
