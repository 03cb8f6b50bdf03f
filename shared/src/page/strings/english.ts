import type { SiteStrings } from '../site-strings.ts'

/** A published page's fixed words in English. */
export const english: SiteStrings = {
  skipToContent: 'Skip to content',
  menu: 'Menu',
  requiredField: 'Please fill in this field.',
  emailInvalid: 'Please enter a valid email address',
  leaveEmpty: 'Please leave this field empty',
  name: 'Name',
  email: 'Email',
  message: 'Message',
  phone: 'Phone',
  address: 'Address',
  serviceArea: 'Area',
  hours: 'Hours',
  everyDay: 'Every day',
  closed: 'Closed',
  allDay: 'Open all day',
  play: 'Play video',
  embedTitle: 'Embedded content',
  madeWith: 'Made with',
  report: 'Report this website',
  sample: 'Sample',
  addPhoto: 'Add your photo',
  gallery: 'Pictures',
}

/** What stands for the words of every language until they are fetched. */
export const englishStrings = (): SiteStrings => english
