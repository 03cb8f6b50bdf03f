import type { SectionDoing } from '../doing.ts'
import { playerOf } from './player-address.ts'

const doingOf = { YouTube: 'youtube', Vimeo: 'vimeo' } as const

/** What the Video section does with what it learns of visitors. */
export const videoDoing: SectionDoing<'Video'> = {
  of: ({ link }) => {
    const host = playerOf(link.target)?.host
    return host && doingOf[host]
  },
}
