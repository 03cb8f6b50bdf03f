import type { Help } from '../help.ts'

const inHeader = 'On a phone, tap the part Header.'
const larger = 'On a phone it cannot be reached: it wants a larger screen.'

/** What is asked about where something is changed. */
export const findingHelp: readonly Help[] = [
  {
    id: 'words',
    title: 'Change the words on your page',
    answer: 'Click any text on your page and type. Whatever is chosen has its fields beside the page.',
    onPhone: 'On a phone, tap the part that the words stand in.',
    asked: 'text texts write rewrite headline spelling typo',
  },
  {
    id: 'prices',
    title: 'Services and their prices',
    answer: 'Choose a service on your page: its Name, Text and Pricing stand beside it.',
    onPhone: 'On a phone, open Services and tap the one to change.',
    about: ['pricing'],
    asked: 'menu offer rates',
  },
  {
    id: 'sections',
    title: 'Add, move or hide a section',
    answer:
      'Press Add section below the list of your sections. Drag a row of that list to its place; the menu of the row hides, duplicates or deletes it.',
    onPhone: larger,
    about: ['add'],
    asked: 'order reorder higher lower part gallery above below',
  },
  {
    id: 'opening-hours',
    title: 'Opening hours and special days',
    answer:
      'In Settings, open Opening hours. Special days are for what differs from the week: they go before it on their day, and leave the page by themselves.',
    onPhone: 'On a phone, tap the first line below the page.',
    about: ['hours', 'specialDays'],
    asked: 'easter bank sunday monday',
  },
  {
    id: 'phone-and-address',
    title: 'Phone, email and address',
    answer:
      'In Settings, open Business facts. They are typed once: header, contact, footer and search engines all use them.',
    onPhone: 'On a phone, tap the part Business facts, below the sections.',
    about: ['phone', 'email', 'streetAddress', 'location', 'otherContactDetails'],
    asked: 'street moved shop town',
  },
  {
    id: 'photos',
    title: 'Add or change a photo',
    answer: [
      'Choose the section on your page that shows it.',
      'Press Upload at its picture for a photo of yours, or Change to choose another.',
      'Say what is to be seen on it, for whoever cannot see it, and publish.',
    ],
    onPhone: 'On a phone, tap the part that shows it, then the picture.',
    about: ['image'],
    asked: 'images pictures swap replace dark blurry',
  },
  {
    id: 'turn-a-photo',
    title: 'Turn or crop a photo',
    answer:
      'Press Change at the picture. There you choose a frame and how near it is, and turn with Rotation what lies on its side or stands upside down.',
    onPhone: 'On a phone, tap the part that shows it, then the picture.',
    about: ['image'],
    asked: 'rotate sideways cut zoom',
  },
  {
    id: 'logo',
    title: 'The logo',
    answer: 'Choose the Header on your page: its Logo is your name in letters, or a picture of yours.',
    onPhone: inHeader,
    about: ['logoImage', 'logoText'],
  },
  {
    id: 'browser-icon',
    title: 'The icon on the browser tab',
    answer:
      'In Settings, open Website and upload a small square picture as Browser icon. Without one it is the first letter of your name.',
    onPhone: larger,
    about: ['favicon'],
  },
  {
    id: 'social-links',
    title: 'Links to your profiles',
    answer: 'Choose the Header on your page and add them to its Social links, by name or by address.',
    onPhone: inHeader,
    about: ['socials'],
  },
  {
    id: 'fonts-and-colors',
    title: 'Fonts and colors',
    answer:
      'Open Theme. Families, palettes and fonts show on your page while you point at them. Custom, beside Palette, opens every color by itself.',
    onPhone: larger,
    about: ['family', 'palette', 'primaryText', 'fontPair', 'headingSize', 'bodySize'],
  },
  {
    id: 'language',
    title: 'The language of your page',
    answer:
      'In Settings, open Website and choose the Language. Forms and labels follow it at once; the texts that you wrote stay as they are, and are yours to write anew. A page speaks one language: for another, make a website beside it.',
    onPhone: larger,
    about: ['language'],
    asked: 'version spanish italian portuguese dutch polish welsh bilingual foreign',
  },
  {
    id: 'cookie-banner',
    title: 'The cookie banner',
    answer:
      'In Settings, open Cookie banner. It asks each visitor once, and is only needed where Analytics counts visits.',
    onPhone: larger,
    about: ['cookieBanner', 'cookieText'],
    asked: 'analytics tracking',
  },
  {
    id: 'search-engines',
    title: 'What Google and other search engines show',
    answer:
      'Once you publish, search engines may find your page; new ones take some days or weeks to be listed, and nobody can buy a place from us. In Settings, open Search for a description, some keywords, and whether they may find the website at all.',
    onPhone: larger,
    about: ['description', 'keywords', 'searchIndexing', 'pageTitle'],
    asked: 'bing ranking rank listed indexed searching',
  },
  {
    id: 'look-on-a-phone',
    title: 'How your page looks on a phone',
    answer:
      'Every page fits phones by itself. Press Preview and then the little phone to see it as they do. Visitors get what you published last: if a phone still shows something else, publish and load the page again. If it still looks wrong, send us its address and what you see.',
    onPhone: 'On a phone, tap Preview at the page above the list of parts.',
    about: ['preview', 'mobile'],
    asked: 'wrong broken cut squashed display responsive iphone android',
  },
  {
    id: 'undo',
    title: 'Undo a change',
    answer:
      'Press Undo above the page, or Ctrl Z (Cmd Z on a Mac). What was done longer ago comes back from Versions.',
    onPhone: 'On a phone, the arrow Undo stands beside the little page in every part.',
    about: ['undo', 'redo'],
    asked: 'deleted accident accidentally wrong',
  },
]
