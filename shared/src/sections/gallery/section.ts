import { chooseBy } from '../choose-layout.ts'
import { defineSection, type Section } from '../section.ts'
import { galleryFields } from './fields.ts'
import { galleryStyle } from './style.ts'
import { GalleryView } from './view.tsx'

type Gallery = Section<typeof galleryFields>

const hasAtLeast = (count: number) => (section: Gallery) => section.items.length >= count

/** The Gallery section. */
export const gallerySection = defineSection({
  type: 'Gallery',
  title: 'Gallery',
  purpose: 'Pictures of your work or place.',
  required: false,
  defaultOn: true,
  headerLinkAllowed: true,
  maximumCount: 1,
  fields: galleryFields,
  layouts: [
    { id: 'carousel', name: 'Carousel', advice: 'A strip to swipe along. Best for 4 or more.' },
    { id: 'grid', name: 'Grid', advice: 'Even rows. Best for pictures of one kind.' },
    { id: 'mosaic', name: 'Mosaic', advice: 'One large picture and smaller ones. Best for 3 to 7.' },
    {
      id: 'columns',
      name: 'Columns',
      advice: 'Uneven heights. Best for upright and wide pictures together.',
    },
    { id: 'feature', name: 'Feature', advice: 'One or two pictures, as large as they can be.' },
  ],
  chooseLayout: chooseBy<Gallery>({
    feature: (section) => section.items.length <= 2,
    mosaic: (section) => section.items.length >= 3 && section.items.length <= 7,
    grid: hasAtLeast(3),
    columns: hasAtLeast(6),
    carousel: hasAtLeast(3),
  }),
  isEmpty: (section) => section.items.every(({ image }) => image === null),
  View: GalleryView,
  style: galleryStyle,
})
