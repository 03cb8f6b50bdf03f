import { expect, it } from 'vitest'
import { listedName, nextCopy } from './copy-name.ts'

it.each([
  ['Pell Street', [], 'Pell Street copy'],
  ['Pell Street', ['Pell Street copy'], 'Pell Street copy 2'],
  ['Pell Street', ['Pell Street copy', 'Pell Street copy 2'], 'Pell Street copy 3'],
  ['Copy shop', [], 'Copy shop copy'],
  ['  ', [], '  '],
  ['A'.repeat(48), [], `${'A'.repeat(48)} copy`],
] as const)('[3.website] the duplicate of %j beside %j is listed as %j', (businessName, taken, listed) => {
  expect(listedName({ businessName, copy: nextCopy(businessName, new Set(taken)) })).toBe(listed)
})

it('[3.website] a duplicate of another name is listed by that alone', () => {
  expect(listedName({ businessName: 'Pell Lane', copy: { of: 'Pell Street', count: 1 } })).toBe('Pell Lane')
})
