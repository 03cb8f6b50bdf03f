import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { presenceColors } from '@shingle/shared/presence/presence.ts'
import { contrast } from '@shingle/shared/theme/contrast.ts'
import { expect, test } from 'vitest'

const tokens = ['tokens', 'app-tokens']
  .map((sheet) => readFileSync(join(import.meta.dirname, `../../ui/${sheet}.css`), 'utf8'))
  .join('')
const colorOf = (name: string): string => new RegExp(`--${name}: (#[0-9a-f]{6});`).exec(tokens)?.[1] ?? ''
const colors = Array.from({ length: presenceColors }, (_, at) => colorOf(`person-${at}`))

test('[3.presence] the letters on every color of a person can be read, and its edge seen on the designer’s paper', () => {
  expect(new Set(colors).size).toBe(presenceColors)
  for (const color of colors) {
    expect(contrast(color, colorOf('on-person'))).toBeGreaterThanOrEqual(4.5)
    for (const ground of ['paper', 'paper-raised', 'paper-deep', 'sign'])
      expect(contrast(color, colorOf(ground))).toBeGreaterThanOrEqual(3)
  }
})
