import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fontFacts } from '@shingle/shared/theme/font-facts.ts'
import subsetFont from 'subset-font'
import { expect, test } from 'vitest'

const folder = join(import.meta.dirname, '..', '..', 'shared', 'storage', 'fonts')
const licences = join(folder, 'licences')

const reserved = readdirSync(licences).flatMap((file) => {
  const names = readFileSync(join(licences, file), 'utf8').matchAll(
    /with Reserved Font Names? ["“]([^"”]+)["”]/g,
  )
  return [...names].map(([, name = '']) => ({ slug: file.replace('.txt', ''), name }))
})

const textOf = async (file: string): Promise<string> => {
  const cut = { targetFormat: 'sfnt', keepFeatures: [], noHinting: true } as const
  const font = await subsetFont(readFileSync(join(folder, file)), 'a', cut)
  return font.toString('latin1').replaceAll('\0', '')
}

test('[6.fonts] a font whose name is reserved is cut under a name of ours', async () => {
  expect([...new Set(reserved.map(({ slug }) => slug))]).toEqual(['lora', 'playfair-display', 'quicksand'])
  const files = readdirSync(folder).filter((file) => file.endsWith('.woff2'))
  for (const { slug, name } of reserved) {
    const family = fontFacts[slug]?.family ?? ''
    expect(family).not.toContain(name)
    expect(files.filter((file) => file.startsWith(slug))).toEqual([])
    const [cut = ''] = files.filter((file) => file.startsWith(family.toLowerCase().replaceAll(' ', '-')))
    const text = await textOf(cut)
    expect(text).toContain(family)
    const [copyright = ''] = text.match(/Copyright[^"“]*["“][^"”]*["”]/) ?? []
    expect(text.replace(copyright, '')).not.toContain(name)
  }
})
