import { defineSection } from '../section.ts'
import { videoFields } from './fields.ts'
import { videoStyle } from './style.ts'
import { VideoView } from './view.tsx'

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
  layouts: [{ id: 'standard', name: 'Standard', advice: 'Fits most content.' }],
  chooseLayout: () => 'standard',
  isEmpty: (section) => section.link.target === '',
  View: VideoView,
  style: videoStyle,
})
