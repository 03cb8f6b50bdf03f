import { foundLengths } from '@shingle/shared/import/import-limits.ts'
import { isWebAddress } from '@shingle/shared/link/web-address.ts'
import type { PageDocument, PageElement } from './page-dom.ts'
import { plainLine } from './plain-line.ts'
import type { Told } from './told.ts'

const addressIn = (written: string, base: string): string => {
  if (written.trim() === '' || !URL.canParse(written, base)) return ''
  const { href } = new URL(written, base)
  return isWebAddress(href) && !/\.(?:svg|ico)(?:$|\?)/iu.test(href) ? href : ''
}

interface Sized {
  readonly written: string
  readonly width: number
}

/** The widest of the sizes that a picture is offered in. */
const widestIn = (srcset: string): Sized | undefined =>
  srcset
    .split(/,\s+/u)
    .map((one) => {
      const [written = '', size = ''] = one.trim().split(/\s+/u)
      return { written, width: size.endsWith('w') ? Number.parseInt(size, 10) || 0 : 0 }
    })
    .toSorted((one, other) => other.width - one.width)[0]

const numberOf = (element: PageElement, name: string): number =>
  Number.parseInt(element.getAttribute(name) ?? '', 10) || 0

const pictureOf = (image: PageElement, base: string, source: string): Told | undefined => {
  const best = widestIn(image.getAttribute('srcset') ?? image.getAttribute('data-srcset') ?? '')
  const written = best?.width
    ? best.written
    : (image.getAttribute('src') ?? image.getAttribute('data-src') ?? '')
  const url = addressIn(written.startsWith('data:') ? (image.getAttribute('data-src') ?? '') : written, base)
  if (url === '') return undefined
  // What a page shows small may be a large file; only what is offered in sizes says how large it is.
  const value = {
    url,
    width: best?.width ?? 0,
    height: 0,
    text: plainLine(image.getAttribute('alt')).slice(0, foundLengths.line),
  }
  return { kind: 'picture', value, source }
}

const isDecoration = (image: PageElement): boolean => {
  const [width, height] = [numberOf(image, 'width'), numberOf(image, 'height')]
  const said = `${image.getAttribute('src')} ${image.getAttribute('class')} ${image.getAttribute('alt')}`
  return (
    (width > 0 && width < 60) ||
    (height > 0 && height < 60) ||
    /logo|icon|sprite|avatar|badge|pixel|spacer|emoji/iu.test(said)
  )
}

/** The pictures that a page shows, the one that it shows to others first. */
export const picturesOf = (
  document: PageDocument,
  { base, source, described }: { base: string; source: string; described: readonly string[] },
): readonly Told[] => {
  const covers = [...document.querySelectorAll('meta[property="og:image"],meta[name="twitter:image"]')].map(
    (meta) => meta.getAttribute('content') ?? '',
  )
  const first = [...covers, ...described].flatMap((written): Told[] => {
    const url = addressIn(written, base)
    return url === ''
      ? []
      : [{ kind: 'picture', value: { url, width: 0, height: 0, text: '' }, source: 'Cover' }]
  })
  const shown = [...document.querySelectorAll('img')]
    .filter((image) => !isDecoration(image))
    .flatMap((image) => pictureOf(image, base, source) ?? [])
  return [...first, ...shown]
}
