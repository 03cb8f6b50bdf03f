import type { DraftContent } from '@shingle/shared/draft/content.ts'
import { fontPairs } from '@shingle/shared/theme/font-pairs.ts'
import { resolveLook } from '@shingle/shared/theme/resolve-look.ts'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { aDraft, publish } from '../../testing/a-draft.ts'
import { openTestApi } from '../../testing/open-test-api.ts'
import { drawShareCard } from './draw-share-card.ts'
import { letteringOf } from './lettering.ts'

const { api, ann } = await openTestApi('ann')

const published = async (handle: string): Promise<{ html: string; content: DraftContent }> => {
  await publish(api, await aDraft(api, ann), { person: ann, handle })
  const row = await api.row('Websites', handle)
  const file = await api.options.files.get(row?.page.files.identity)
  return { html: Buffer.from(file?.bytes ?? '').toString(), content: row?.content }
}

test('[6.page] a shared link shows a picture of 1200 × 630 that every network can read', async () => {
  const { html } = await published('shared-link')
  const [, key = ''] = html.match(/property="og:image" content="[^"]*\/i\/([0-9a-f]{64}\.jpg)"/) ?? []
  expect(html).toContain('<meta property="og:image:width" content="1200">')
  expect(html).toContain('<meta property="og:image:height" content="630">')
  expect(html).toContain('<meta name="twitter:card" content="summary_large_image">')
  const file = await api.options.files.get(key)
  const { format, width, height } = await sharp(file?.bytes).metadata()
  expect({ format, width, height }).toEqual({ format: 'jpeg', width: 1200, height: 630 })
})

test('[6.page] search engines and telephones get icons of their sizes, of the initial on the page’s colours', async () => {
  const { html } = await published('iconed')
  const sizeOf = async (pattern: RegExp) => {
    const file = await api.options.files.get(html.match(pattern)?.[1] ?? '')
    const { format, width, height, hasAlpha } = await sharp(file?.bytes).metadata()
    return { format, width, height, hasAlpha }
  }
  const icon = /sizes="48x48" href="\/i\/([0-9a-f]{64}\.png)"/
  const touch = /rel="apple-touch-icon" href="\/i\/([0-9a-f]{64}\.png)"/
  expect(await sizeOf(icon)).toMatchObject({ format: 'png', width: 48, height: 48 })
  expect(await sizeOf(touch)).toEqual({ format: 'png', width: 180, height: 180, hasAlpha: false })
})

test('[6.page] the picture is lettered in the heading font, and only drawn where that lacks a letter', async () => {
  const { content } = await published('lettered')
  const look = resolveLook(content.theme)
  const card = { line: 'Plumber in Leeds', reference: 'plumber/0', look, lettering: await letteringOf(look) }
  const outlines = (name: string) =>
    drawShareCard({ ...card, name }).match(/<path transform="translate/g)?.length
  expect(outlines('Å & Ó')).toBe(3 + 'PlumberinLeeds'.length)
  expect(outlines('ピアノ教室')).toBeUndefined()
})

test('[6.page] every heading font has its letters', async () => {
  const { content } = await published('every-font')
  for (const { id } of fontPairs) {
    const { letters, capHeight } = await letteringOf(resolveLook({ ...content.theme, fontPair: id }))
    expect(letters.H?.[1], id).toMatch(/^M/)
    expect(capHeight, id).toBeGreaterThan(0)
  }
})
