import type { DraftContent } from '@shingle/shared/draft/content.ts'
import type { ImageValue } from '@shingle/shared/image/image-value.ts'
import type { SharedPicture } from '@shingle/shared/page/page-head.ts'
import { pictureUrl } from '@shingle/shared/paths/server-paths.ts'
import type { Look } from '@shingle/shared/theme/look.ts'
import type { FileStore } from '@shingle/storage/files/file-store.ts'
import type { GatheredFiles } from '@shingle/storage/files/gather-files.ts'
import type { Rendition } from '@shingle/storage/rows/picture-row.ts'
import sharp from 'sharp'
import { drawShareCard, shareSize } from './draw-share-card.ts'
import { letteringOf } from './lettering.ts'

/** What the pictures are made of that a website is shared, listed and kept with. */
export interface SharedSite {
  readonly content: DraftContent
  readonly look: Look
  readonly renditionsOf: ReadonlyMap<string, readonly Rendition[]>
  /** Where its uploads are. */
  readonly stored: Pick<FileStore, 'get'>
}

const quality = 84

const openingOf = ({ sections }: DraftContent) => sections.find((section) => section.type === 'Introduction')

/** 'Electrician in Leeds' of the title 'Bright & Sons: Electrician in Leeds', else the page's headline. */
const saidOf = (content: DraftContent): string => {
  const { business, settings } = content
  const told = settings.pageTitle.replace(business.name, '').replace(/^[\s:|,·–-]+|[\s:|,·–-]+$/gu, '')
  if (told !== '' && told !== settings.pageTitle) return told
  return openingOf(content)?.heading ?? ''
}

/** The part of a photograph that fills the card, around the point its owner keeps in view. */
const cropPhotograph = async (bytes: Uint8Array, { focusX, focusY }: ImageValue): Promise<Buffer> => {
  const { width, height } = shareSize
  const whole = await sharp(bytes).metadata()
  const scale = Math.max(width / whole.width, height / whole.height)
  const scaled = { width: Math.ceil(whole.width * scale), height: Math.ceil(whole.height * scale) }
  const from = (focus: number, room: number, seen: number) =>
    Math.round(Math.min(Math.max(focus * room - seen / 2, 0), room - seen))
  return sharp(bytes)
    .resize(scaled)
    .extract({
      left: from(focusX, scaled.width, width),
      top: from(focusY, scaled.height, height),
      width,
      height,
    })
    .jpeg({ quality })
    .toBuffer()
}

const photographOf = async (
  image: ImageValue,
  { renditionsOf, stored }: SharedSite,
): Promise<Buffer | undefined> => {
  const largest = renditionsOf.get(image.reference)?.at(-1)
  const file = largest === undefined ? undefined : await stored.get(largest.key)
  return file === undefined ? undefined : cropPhotograph(file.bytes, image)
}

const drawCard = async ({ content, look }: SharedSite, reference: string): Promise<Buffer> => {
  const lettering = await letteringOf(look)
  const card = { name: content.business.name, line: saidOf(content), reference, look, lettering }
  return sharp(Buffer.from(drawShareCard(card)))
    .jpeg({ quality })
    .toBuffer()
}

/** Makes the picture that networks show with links to a website, of the opening's photograph, else a card, and adds it to `files`. */
export const addSharePicture = async (files: GatheredFiles, site: SharedSite): Promise<SharedPicture> => {
  const image = openingOf(site.content)?.image ?? null
  const photograph =
    image === null || image.provider === 'Artwork' ? undefined : await photographOf(image, site)
  const reference = image?.provider === 'Artwork' ? image.reference : `${site.content.business.industry}/0`
  const bytes = photograph ?? (await drawCard(site, reference))
  const key = files.add(bytes, { type: 'image/jpeg' })
  const alt = photograph === undefined ? site.content.business.name : (image?.alt ?? '')
  return { src: pictureUrl(key), type: 'image/jpeg', alt, ...shareSize }
}
