import { expect, test } from 'vitest'
import { wordings } from '../../generation/wordings.ts'
import { ownOpeningIn } from './own-opening.ts'

const inEnglish = { wording: wordings.english }

test('[7.opening] a short first sentence of the owner’s own leads, word for word', () => {
  expect(ownOpeningIn('I’m Jo and I mend things. Post your jumper. No leather.', inEnglish)).toEqual({
    heading: 'I’m Jo and I mend things',
    rest: 'Post your jumper. No leather.',
  })
  expect(ownOpeningIn('longarm quilting.', inEnglish)).toEqual({ heading: 'Longarm quilting', rest: '' })
})

test('[7.opening] what is long, asks or tells figures leads nothing', () => {
  const others = [
    'Piano tuning in Inverness, the Black Isle and as far as Ullapool.',
    'Locked out?',
    'Three rooms from £60.',
    'Hello.',
    '',
  ]
  expect(others.map((text) => ownOpeningIn(text, inEnglish))).toEqual(others.map(() => undefined))
})
