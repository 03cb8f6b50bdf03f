import type { Help } from '../help.ts'

/** What is asked about where something is changed. */
export const findingHelp: readonly Help[] = [
  {
    id: 'words',
    title: 'Change the words on your page',
    answer:
      'Click any text on your page and type. Whatever is chosen has its fields beside the page; on a phone, tap the part that the words stand in.',
  },
  {
    id: 'prices',
    title: 'Services and their prices',
    answer:
      'Choose a service on your page: its Name, Text and Pricing stand beside it. On a phone, open Services and tap the one to change.',
    about: ['pricing'],
  },
  {
    id: 'sections',
    title: 'Add, move or hide a section',
    answer:
      'Press Add section below the list of your sections. Drag a row of that list to its place; the menu of the row hides, duplicates or deletes it.',
    about: ['add'],
  },
  {
    id: 'opening-hours',
    title: 'Opening hours and special days',
    answer:
      'In Settings, open Opening hours. Special days are for what differs from the week: they go before it on their day, and leave the page by themselves.',
    about: ['hours', 'specialDays'],
  },
  {
    id: 'phone-and-address',
    title: 'Phone, email and address',
    answer:
      'In Settings, open Business facts. They are typed once: header, contact, footer and search engines all use them.',
    about: ['phone', 'email', 'streetAddress', 'location', 'otherContactDetails'],
  },
  {
    id: 'photos',
    title: 'Add or change a photo',
    answer: [
      'Choose the section on your page that shows it.',
      'Press Upload at its picture for a photo of yours, or Change to choose another.',
      'Say what is to be seen on it, for whoever cannot see it, and publish.',
    ],
    about: ['image'],
  },
  {
    id: 'turn-a-photo',
    title: 'Turn or crop a photo',
    answer:
      'Press Change at the picture. There you choose a frame and how near it is, and turn with Rotation what lies on its side or stands upside down.',
    about: ['image'],
  },
  {
    id: 'logo',
    title: 'The logo',
    answer: 'Choose the Header on your page: its Logo is your name in letters, or a picture of yours.',
    about: ['logoImage', 'logoText'],
  },
  {
    id: 'browser-icon',
    title: 'The icon on the browser tab',
    answer:
      'In Settings, open Website and upload a small square picture as Browser icon. Without one it is the first letter of your name.',
    about: ['favicon'],
  },
  {
    id: 'social-links',
    title: 'Links to your profiles',
    answer: 'Choose the Header on your page and add them to its Social links, by name or by address.',
    about: ['socials'],
  },
  {
    id: 'fonts-and-colors',
    title: 'Fonts and colors',
    answer:
      'Open Theme. Families, palettes and fonts show on your page while you point at them. Custom, beside Palette, opens every color by itself.',
    about: ['family', 'palette', 'primaryText', 'fontPair', 'headingSize', 'bodySize'],
  },
  {
    id: 'cookie-banner',
    title: 'The cookie banner',
    answer:
      'In Settings, open Cookie banner. It asks each visitor once, and is only needed where Analytics counts visits.',
    about: ['cookieBanner', 'cookieText', 'analyticsId'],
  },
  {
    id: 'search-engines',
    title: 'What search engines show',
    answer:
      'In Settings, open Search: a description, some keywords, and whether search engines may find the website at all.',
    about: ['description', 'keywords', 'searchIndexing', 'pageTitle'],
  },
  {
    id: 'undo',
    title: 'Undo a change',
    answer:
      'Press Undo above the page, or Ctrl Z (Cmd Z on a Mac). What was done longer ago comes back from Versions.',
    about: ['undo', 'redo'],
  },
]
