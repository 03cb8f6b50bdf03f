import { artworkSvg } from '@shingle/shared/page/artwork-picture.ts'
import type { Look } from '@shingle/shared/theme/look.ts'
import type { Lettering } from './lettering.ts'
import { drawText, fitText, hasLetters, type SetText, type Setting } from './set-text.ts'

/** The size that networks show links with. */
export const shareSize = { width: 1200, height: 630 } as const

const picture = { width: 480, height: shareSize.height } as const
const margin = 72
const column = shareSize.width - picture.width - 2 * margin

/** What a shared link shows: who, what, and a drawing of the trade. */
export interface ShareCard {
  readonly name: string
  /** What it is and where. */
  readonly line: string
  /** The artwork of the opening. */
  readonly reference: string
  readonly look: Look
  readonly lettering: Lettering
}

const settingOf = ({ look, lettering }: ShareCard): Setting => ({
  lettering,
  tracking: Number.parseFloat(look.properties['--heading-tracking'] ?? '0') || 0,
  leading: Math.max(1.04, Number(look.properties['--heading-leading'] ?? 1.1)),
})

const spelt = (text: string, { look }: ShareCard): string =>
  look.properties['--heading-case'] === 'uppercase' ? text.toUpperCase() : text

const setName = (card: ShareCard, setting: Setting): SetText | undefined => {
  const name = spelt(card.name, card)
  if (!hasLetters(name, card.lettering)) return undefined
  const large = { width: column, lines: 2, largest: 128, smallest: 84 }
  return (
    fitText(name, large, setting) ??
    fitText(name, { width: column, lines: 3, largest: 104, smallest: 40 }, setting)
  )
}

const setHeadline = (card: ShareCard, setting: Setting): SetText | undefined => {
  const line = spelt(card.line, card)
  if (!hasLetters(line, card.lettering) || card.line === card.name) return undefined
  return fitText(line, { width: column, lines: 2, largest: 44, smallest: 28 }, setting)
}

const nested = (svg: string, x: number): string => svg.replace('<svg ', `<svg x="${x}" y="0" `)

const framed = (drawing: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${shareSize.width} ${shareSize.height}" width="${shareSize.width}" height="${shareSize.height}">${drawing}</svg>`

/**
 * Draws the picture that a link to a website is shared with: the name large in the page's own heading font, the
 * trade above it, the drawing beside. A name in letters the font lacks is left to the network, which writes it.
 */
export const drawShareCard = (card: ShareCard): string => {
  const { look, reference } = card
  const setting = settingOf(card)
  const name = setName(card, setting)
  if (name === undefined) return framed(nested(artworkSvg({ reference }, shareSize, look), 0))
  const { surface, ink, inkSoft, accent } = look.surfaces.plain
  const headline = setHeadline(card, setting)
  const foot = shareSize.height - margin - name.height
  return framed(
    [
      `<rect width="${shareSize.width}" height="${shareSize.height}" fill="${surface}"/>`,
      nested(artworkSvg({ reference }, picture, look), shareSize.width - picture.width),
      headline === undefined ? '' : drawText(headline, [margin, margin], { setting, colour: inkSoft }),
      `<rect x="${margin}" y="${Math.round(foot) - 44}" width="72" height="8" fill="${accent}"/>`,
      drawText(name, [margin, foot], { setting, colour: ink }),
    ].join(''),
  )
}
