import { chooseBy } from '../choose-layout.ts'
import { defineSection, type Section } from '../section.ts'
import { headerFields } from './fields.ts'
import { headerStyle } from './style.ts'
import { HeaderView } from './view.tsx'

type Header = Section<typeof headerFields>

/** The Header section. */
export const headerSection = defineSection({
  type: 'Header',
  title: 'Header',
  purpose: 'The name, the way round the page and one action, at the top of it.',
  required: true,
  defaultOn: true,
  headerLinkAllowed: false,
  maximumCount: 1,
  fields: headerFields,
  layouts: [
    { id: 'bar', name: 'Bar', advice: 'Name left, links right.' },
    { id: 'stacked', name: 'Stacked', advice: 'Name above the links, for a long name.' },
    { id: 'centered', name: 'Centered', advice: 'Name in the middle, links below it.' },
    { id: 'minimal', name: 'Minimal', advice: 'Name and one button; links in a menu.' },
  ],
  chooseLayout: chooseBy<Header>({
    bar: ({ logoText }) => logoText.length <= 36,
    stacked: ({ logoText }) => logoText.length > 24,
    centered: ({ logoText }) => logoText.length <= 36,
    minimal: ({ logoText }) => logoText.length <= 30,
  }),
  isEmpty: () => false,
  View: HeaderView,
  style: headerStyle,
})
