import type { Help } from '../help.ts'

/** What is asked about publishing. */
export const publishingHelp: readonly Help[] = [
  {
    id: 'publish',
    title: 'Publish your website',
    answer: [
      'Press Publish above the page and choose its web address.',
      'Look at what is listed there, as samples that stay out until you confirm them.',
      'Press Publish. The page is there at once; what you change afterwards is seen when you publish again.',
    ],
    onPhone: 'On a phone, Publish is below the list of parts.',
    about: ['publish'],
    asked: 'internet launch web finish finished',
  },
  {
    id: 'web-address-unavailable',
    title: '“Web address unavailable”',
    answer:
      'Another website has this address, or had it less than 30 days ago. Take one of those that the Publish dialog proposes, or add your town or your trade to it.',
    onPhone: 'On a phone, Publish is below the list of parts.',
    asked: 'handle taken name',
  },
  {
    id: 'sample-reviews',
    title: 'Why are the sample reviews missing?',
    answer:
      'Samples are our words, not those of your customers: visitors never get them. Write real ones over them, ask a customer for one, or confirm what is true of your business.',
    asked: 'testimonials fake',
  },
  {
    id: 'change-the-address',
    title: 'Change the web address',
    answer:
      'Publish under the new address in the Publish dialog. The old one stops working at once, and stays reserved for you for 30 days.',
    onPhone: 'On a phone, Publish is below the list of parts.',
    about: ['settings-address'],
  },
  {
    id: 'privacy-page',
    title: 'Add a privacy page, an imprint or terms',
    answer:
      'In Settings, open Pages. Each is made of your business facts and of what your website really does, and follows both until you write in it yourself. It is a starting point, not legal advice. The footer leads to it once you publish.',
    onPhone: 'On a phone it cannot be reached: it wants a larger screen.',
    about: ['settings-pages'],
    asked: 'gdpr conditions policy law impressum disclaimer',
  },
  {
    id: 'take-it-off',
    title: 'Take a website off the web',
    answer:
      'Open the menu with the name of your website and choose Unpublish. Visitors get it no longer; the draft stays as it is, and can be published again.',
    onPhone: 'On a phone the same menu is at the top of the list of parts.',
    about: ['unpublish'],
    asked: 'pause close while stop',
  },
]
