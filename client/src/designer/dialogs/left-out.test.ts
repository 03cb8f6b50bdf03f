import { blankContent, blankSection } from '@shingle/shared/draft/blank-content.ts'
import { expect, it } from 'vitest'
import { colourFindings, remarksOn } from './left-out.ts'

it('[2.publish] says that a place nobody confirmed is left out, until it is confirmed or another is told', () => {
  const content = { ...blankContent(), sections: [] }
  const strongFor = (business: Partial<typeof content.business>) =>
    remarksOn({ ...content, business: { ...content.business, ...business } }).map(({ strong }) => strong)
  expect(strongFor({ guessedLocation: 'Paris, France' })).toEqual(['Paris, France'])
  expect(strongFor({ guessedLocation: 'Paris, France', location: 'Lyon' })).toEqual([])
  expect(strongFor({})).toEqual([])
})

it('[2.publish] says of colours that they are fine only where they are', () => {
  const content = blankContent()
  expect(colourFindings(content)).toEqual([])
  const pale = { ...content.theme, background: '#ffffff', primaryText: '#dddddd' }
  expect(colourFindings({ ...content, theme: pale })).not.toEqual([])
})

it('[2.publish] says of every section that visitors will not see that it is empty and left out', () => {
  const sections = [
    blankSection('Header', 'header'),
    blankSection('Scheduling', 'scheduling'),
    blankSection('Video', 'video'),
    blankSection('CodeEmbed', 'code'),
    blankSection('Contact', 'contact'),
  ]
  const words = remarksOn({ ...blankContent(), sections }).map(({ strong, rest }) => `${strong}${rest}`)
  expect(words).toEqual([
    'Scheduling is empty and left out.',
    'Video is empty and left out.',
    'Code Embed is empty and left out.',
  ])
})
