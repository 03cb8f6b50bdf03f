import { initialOf } from '@shingle/shared/page/initial-icon.ts'
import type { SiteIcons } from '@shingle/shared/page/page-head.ts'
import { pictureUrl } from '@shingle/shared/paths/server-paths.ts'
import type { GatheredFiles } from '@shingle/storage/files/gather-files.ts'
import sharp from 'sharp'
import { letteringOf } from './lettering.ts'
import { drawText, fitText, hasLetters } from './set-text.ts'
import type { SharedSite } from './share-picture.ts'

/** The sizes that search engines list a website with, and that telephones keep on their first screen (pixels). */
const sizes = { small: 48, touch: 180 } as const

/** The icon that the owner chose, as large as it is kept. */
const ownIcon = async ({ content, renditionsOf, stored }: SharedSite): Promise<Uint8Array | undefined> => {
  const { favicon } = content.settings
  const largest = favicon === null ? undefined : renditionsOf.get(favicon.reference)?.at(-1)
  return largest === undefined ? undefined : (await stored.get(largest.key))?.bytes
}

/** The first letter of the business on its colours; undefined where its heading font lacks the letter. */
const drawnIcon = async ({ content, look }: SharedSite): Promise<Uint8Array | undefined> => {
  const initial = initialOf(content.business.name)
  const lettering = await letteringOf(look)
  if (!hasLetters(initial, lettering)) return undefined
  const { accent, onAccent } = look.surfaces.plain
  const side = sizes.touch
  const setting = { lettering, tracking: 0, leading: 1 }
  const room = { width: side * 0.7, lines: 1, largest: 120, smallest: 60 }
  const set = fitText(initial, room, setting)
  if (set === undefined) return undefined
  const [advance = 0] = lettering.letters[initial] ?? []
  const width = (advance / lettering.unitsPerEm) * set.size
  const letter = drawText(set, [(side - width) / 2, (side - set.height) / 2], { setting, colour: onAccent })
  const tile = `<rect width="${side}" height="${side}" fill="${accent}"/>`
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}" width="${side}" height="${side}">${tile}${letter}</svg>`,
  )
}

/**
 * Makes the icons that a website is listed and kept with and adds them to `files`: the owner's own, else the initial
 * of the business in its heading font. Undefined where that font lacks the letter.
 */
export const addSiteIcons = async (
  files: GatheredFiles,
  site: SharedSite,
): Promise<SiteIcons | undefined> => {
  const icon = (await ownIcon(site)) ?? (await drawnIcon(site))
  if (icon === undefined) return undefined
  // Telephones fill what is clear with black.
  const background = site.look.surfaces.plain.surface
  const [small, touch] = await Promise.all(
    [sizes.small, sizes.touch].map(async (side) => {
      const whole = sharp(icon).resize(side, side, { fit: 'contain', background: '#0000' })
      const bytes = await (side === sizes.touch ? whole.flatten({ background }) : whole).png().toBuffer()
      return pictureUrl(files.add(bytes, { type: 'image/png' }))
    }),
  )
  return small === undefined || touch === undefined ? undefined : { small, touch }
}
