import { defineSection } from '../section.ts'
import { videoFields } from './fields.ts'
import { videoLayouts } from './layouts.ts'

/** The Video section. */
export const videoSection = defineSection({
  type: 'Video',
  title: 'Video',
  icon: 'M16 13l5.223 3.482a.5.5 0 0 0 .777-.416V7.87a.5.5 0 0 0-.752-.432L16 10.5M4 6h10a2 2 0 0 1 2 2v8a2 2 0 0 1 -2 2h-10a2 2 0 0 1 -2 -2v-8a2 2 0 0 1 2 -2z',
  names: {
    english: 'Video',
    spanish: 'Vídeo',
    french: 'Vidéo',
    italian: 'Video',
    german: 'Video',
    japanese: '動画',
    Korean: '동영상',
  },
  dispensable: 4,
  required: false,
  defaultOn: false,
  headerLinkAllowed: true,
  maximumCount: 3,
  fields: videoFields,
  layouts: videoLayouts,
  isEmpty: (section) => section.link.target === '',
})
