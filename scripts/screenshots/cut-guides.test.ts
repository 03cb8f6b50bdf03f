import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { helpTopics } from '@shingle/client/help/help-topics.ts'
import { guidePictures } from '@shingle/client/marketing/support/guide-pictures.ts'
import { pagePaths } from '@shingle/shared/paths/page-paths.ts'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { openMarketing } from '../../client/open-marketing.ts'
import { guideFolder, sourceOf } from './cut-guides.ts'
import { guideCuts } from './guide-cuts.ts'

const files = readdirSync(guideFolder).filter((file) => file.startsWith('guide-'))

describe('[1.support] the pictures beside the answers', () => {
  test('are cut from the screenshots as they are now (npm run screenshots -- guides)', async () => {
    const sources = await Promise.all(guideCuts.map(async (cut) => [cut.id, await sourceOf(cut)] as const))
    expect(Object.entries(guidePictures).map(([id, { source }]) => [id, source])).toEqual(sources)
    expect(files).toEqual(sources.map(([id, source]) => `guide-${id}-${source}.webp`).toSorted())
  })

  test.each(Object.entries(guidePictures))(
    'are small, as large as the page says, and told in words: %s',
    async (id, picture) => {
      const bytes = readFileSync(join(guideFolder, `guide-${id}-${picture.source}.webp`))
      const { width, height, format } = await sharp(bytes).metadata()
      expect({ width, height, format }).toEqual({
        width: picture.width,
        height: picture.height,
        format: 'webp',
      })
      expect(bytes.length).toBeLessThanOrEqual(25 * 1024)
      expect(picture.alt).toMatch(/^[A-Z].{30,}\.$/)
    },
  )

  test('stand beside answers that there are, and are fetched once somebody opens one', async () => {
    const answers = helpTopics.flatMap(({ entries }) => entries.map(({ id }) => id))
    expect(Object.keys(guidePictures).filter((id) => !answers.includes(id))).toEqual([])
    const page = (await openMarketing()).render(pagePaths.support) ?? ''
    const shown = [...page.matchAll(/<details id="([\w-]+)"(?:(?!<\/details>).)*?<img ([^>]*)>/gs)]
    expect(shown.map(([, id]) => id).toSorted()).toEqual(Object.keys(guidePictures).toSorted())
    for (const [, , attributes = ''] of shown) expect(attributes).toContain('loading="lazy"')
    expect([...page.matchAll(/<img /g)]).toHaveLength(shown.length)
  })
})
