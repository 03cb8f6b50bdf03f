import { expect, test } from 'vitest'
import { animalsIn } from './audience-tiles.ts'

test.each([
  [['dogs, cats and rabbits'], ['dogs', 'cats', 'rabbits']],
  [
    ['Hunde', 'Katzen und Kaninchen'],
    ['Hunde', 'Katzen', 'Kaninchen'],
  ],
  [['chiens et chats'], ['chiens', 'chats']],
  [['perros y gatos'], ['perros', 'gatos']],
  [['cani e gatti'], ['cani', 'gatti']],
  [['犬と猫'], ['犬', '猫']],
  [['강아지와 고양이'], ['강아지', '고양이']],
])('[7.forms] of %j each animal is a tile in its owner’s word', (audiences, names) => {
  expect(animalsIn(audiences).map(({ name }) => name)).toEqual(names)
})

test.each([
  [['dogs']],
  [['dogs, cats and goats']],
  [['dogs and puppies']],
  [['small law firms', 'cats']],
  [['cat lovers and dog owners']],
  [[]],
])('[7.forms] of %j nothing is drawn', (audiences) => {
  expect(animalsIn(audiences)).toEqual([])
})
