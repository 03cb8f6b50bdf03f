import type { ImageFrame } from '@shingle/shared/image/image-value.ts'
import { expect, test } from 'vitest'
import { sizeWords } from './size-words.ts'

test.each<[ImageFrame, readonly string[]]>([
  ['Square', ['2000×2000']],
  ['Circle', ['2000×2000']],
  ['Landscape', ['2000×1500']],
  ['Portrait', ['1500×2000']],
  ['Auto', ['2000×1500', '1500×2000', '2000×2000']],
])('[9] a picture framed as %s is recommended in its size', (frame, sizes) => {
  expect(sizeWords(frame).match(/\d+×\d+/g)).toEqual(sizes)
})
