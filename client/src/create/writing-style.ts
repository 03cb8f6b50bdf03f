import type { PartProgress } from '@shingle/shared/creation/progress.ts'

/** What a page in a frame knows of the app's colours: the sign's yellow and its ink. */
const [sign, ink] = ['#ffc21a', '#1d1a15']

const frameOf = (id: string): string =>
  `#${id}{position:relative;outline:3px solid ${sign};outline-offset:-3px;box-shadow:inset 0 0 0 4px ${ink}}` +
  `#${id}::after{content:"Writing";position:absolute;inset:0 0 auto auto;width:auto;height:auto;padding:8px 14px;background:${sign};color:${ink};` +
  'font:600 20px/1 Arial,sans-serif;z-index:2}'

const stripesOf = (id: string): string =>
  `#${id} :is(h1,h2,h3,p){color:transparent;border-radius:2px;` +
  `background:repeating-linear-gradient(115deg,rgb(0 0 0/.1) 0 7px,rgb(0 0 0/.05) 7px 14px)}`

/** How a page shows what is being written of it, and what is still to come. */
export const writingStyle = (
  parts: readonly PartProgress[],
  anchorOf: (sectionId: string) => string,
): string => {
  const ids = [...new Set(parts.map(({ sectionId }) => sectionId))]
  return ids
    .map((id) => {
      const own = parts.filter(({ sectionId }) => sectionId === id)
      if (own.some(({ state }) => state === 'writing')) return frameOf(CSS.escape(anchorOf(id)))
      return own.every(({ state }) => state === 'waiting') ? stripesOf(CSS.escape(anchorOf(id))) : ''
    })
    .join('')
}
