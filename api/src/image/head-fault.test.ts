import type { UploadPurpose } from '@shingle/shared/image/upload-rules.ts'
import { expect, test } from 'vitest'
import { headFault } from './head-fault.ts'

test.each<[string, readonly [number, number], UploadPurpose, string | undefined]>([
  ['a photograph', [8_000, 5_000], 'image', undefined],
  ['one pixel too many', [8_000, 5_001], 'image', 'pixels'],
  ['a strip that becomes low enough', [3_200, 12_500], 'image', undefined],
  ['a strip that stays too high', [1_600, 16_384], 'image', 'unreadable'],
  ['a needle of ten million rows', [4, 10_000_000], 'image', 'unreadable'],
  ['a wide strip', [40_000, 100], 'image', undefined],
  ['an icon that is too wide', [513, 20], 'favicon', 'side'],
])('[T5] %s is judged by its head, before it is opened', (...[, [width, height], purpose, fault]) => {
  expect(headFault({ width, height }, purpose)).toBe(fault)
})
