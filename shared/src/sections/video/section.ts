import { always, chooseBy } from '../choose-layout.ts'
import { defineSection, type Section } from '../section.ts'
import { videoFields } from './fields.ts'
import { videoStyle } from './style.ts'
import { VideoView } from './view.tsx'

type Video = Section<typeof videoFields>

/** The Video section. */
export const videoSection = defineSection({
  type: 'Video',
  title: 'Video',
  purpose: 'A film, loaded only when a visitor asks for it.',
  required: false,
  defaultOn: false,
  headerLinkAllowed: true,
  maximumCount: 3,
  fields: videoFields,
  layouts: [
    { id: 'wide', name: 'Wide', advice: 'The film below its words, as wide as the page.' },
    { id: 'beside', name: 'Beside', advice: 'Words left, film right.' },
  ],
  chooseLayout: chooseBy<Video>({
    wide: always,
    beside: always,
  }),
  isEmpty: (section) => section.link.target === '',
  View: VideoView,
  style: videoStyle,
})
