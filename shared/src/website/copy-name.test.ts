import { expect, it } from 'vitest'
import { copyName } from './copy-name.ts'

it.each([
  ['Pell Street', [], 'Pell Street copy'],
  ['Pell Street', ['Pell Street copy'], 'Pell Street copy 2'],
  ['Pell Street copy', ['Pell Street copy', 'Pell Street copy 2'], 'Pell Street copy 3'],
  ['Copy shop', [], 'Copy shop copy'],
  ['  ', [], ''],
  ['A'.repeat(48), [], `${'A'.repeat(43)} copy`],
  ['A'.repeat(48), [`${'A'.repeat(43)} copy`], `${'A'.repeat(41)} copy 2`],
  [`${'A'.repeat(42)}👋AAAA`, [], `${'A'.repeat(42)} copy`],
] as const)('[3.website] the duplicate of %j beside %j is called %j', (name, taken, copy) => {
  expect(copyName(name, new Set(taken))).toBe(copy)
})
