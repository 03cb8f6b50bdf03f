import { fontUrl } from '@shingle/shared/theme/font-faces.ts'
import { fontFacts } from '@shingle/shared/theme/font-facts.ts'

const subsets = ['latin', 'latin-ext'] as const
const ranges: Readonly<Record<(typeof subsets)[number], string>> = {
  latin: 'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+2000-206F,U+20AC,U+2122,U+2212',
  'latin-ext':
    'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+1E00-1E9F,U+1EF2-1EFF,U+20A0-20AB',
}
const known = new Set<string>()

/** Makes the faces of websites known to this page; a file is fetched only once text is set in it. */
export function knowFaces(slugs: Iterable<string>): void {
  for (const slug of slugs) {
    const facts = fontFacts[slug]
    if (!facts || known.has(slug)) continue
    known.add(slug)
    for (const subset of subsets) {
      const face = new FontFace(facts.family, `url(${fontUrl(slug, subset, 'normal')}) format("woff2")`, {
        weight: `${facts.minimum} ${facts.maximum}`,
        display: 'swap',
        unicodeRange: ranges[subset],
      })
      document.fonts.add(face)
    }
  }
}
