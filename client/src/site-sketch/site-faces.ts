import { fontFilesOf, fontUrl } from '@shingle/shared/theme/font-faces.ts'

const known = new Set<string>()

/** Makes the faces of websites known to this page; a file is fetched only once text is set in it. */
export const knowFaces = (slugs: Iterable<string>): void => {
  for (const slug of slugs) {
    if (known.has(slug)) continue
    known.add(slug)
    for (const { family, weight, file, range } of fontFilesOf(slug)) {
      const face = new FontFace(family, `url(${fontUrl(file)}) format("woff2")`, {
        weight,
        display: 'swap',
        unicodeRange: range,
      })
      document.fonts.add(face)
    }
  }
}
