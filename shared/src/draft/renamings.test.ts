import { expect, it } from 'vitest'
import { blankContent, blankSection } from './blank-content.ts'
import { renamings } from './renamings.ts'

const aPage = (logoText: string, copyright: string) =>
  blankContent({
    business: { ...blankContent().business, name: 'Pell Cycles' },
    sections: [blankSection('Header', 'h', { logoText }), blankSection('Footer', 'f', { copyright })],
  })

const changed = (content: ReturnType<typeof aPage>, name: string) =>
  renamings(content, name).map(({ at, value }) => [at.field, value])

it('[3.business] another name changes header and footer where they say the name, and leaves words of their own', () => {
  expect(changed(aPage('Pell Cycles', 'Pell Cycles'), 'Pell Street')).toEqual([
    ['name', 'Pell Street'],
    ['logoText', 'Pell Street'],
    ['copyright', 'Pell Street'],
  ])
  expect(changed(aPage('PELL', 'Pell & Sons Ltd'), 'Pell Street')).toEqual([['name', 'Pell Street']])
})

it('[3.settings] another name stands in the website’s title where the former one stood, if it fits', () => {
  const titled = (pageTitle: string, name = 'Pell Street') => {
    const content = aPage('PELL', 'Pell & Sons Ltd')
    return changed({ ...content, settings: { ...content.settings, pageTitle } }, name)
  }
  const title = 'Pell Cycles: repairs in Bristol'
  expect(titled(title)).toContainEqual(['pageTitle', 'Pell Street: repairs in Bristol'])
  expect(titled('Repairs in Bristol')).toEqual([['name', 'Pell Street']])
  expect(titled('')).toEqual([['name', 'Pell Street']])
  for (const name of ['Ca$$h & Co', "A$'B", 'A$&B', 'A$`B'])
    expect(titled(title, name)).toContainEqual(['pageTitle', `${name}: repairs in Bristol`])
  const long = 'P'.repeat(48)
  expect(titled(`${title}, and Pell Cycles in Bath, and Pell Cycles in Wells`, long)).toEqual([
    ['name', long],
  ])
})

it('[9.footer] a name too long for the legal text leaves it to the business facts', () => {
  const long = 'x'.repeat(33)
  expect(changed(aPage('Pell Cycles', 'Pell Cycles'), long)).toEqual([
    ['name', long],
    ['logoText', long],
    ['copyright', ''],
  ])
})
