import type { Help } from '../help.ts'

const atOnce = 'On a phone the same menu is at the top of the list of parts.'

/** What is asked about changing a website. */
export const changingHelp: readonly Help[] = [
  {
    id: 'saved-where',
    title: 'Which of my words are saved where?',
    answer: [
      '“Saved on this device”: it survives a closed browser and a dead battery.',
      '“Saved to your account”: you can go on at any other device.',
      '“Draft differs from published”: visitors still see the older page. Press Publish.',
    ],
    onPhone: 'On a phone, Publish is below the list of parts.',
    asked:
      'customers visitors website page shows old changes changed update updated autosave text prices photos',
  },
  {
    id: 'lost-connection',
    title: 'I lost the connection',
    answer:
      'Go on working. The changes wait on the device and follow by themselves. What you publish meanwhile goes out when you are back.',
    asked: 'internet offline wifi network signal',
  },
  {
    id: 'somebody-else-is-editing',
    title: 'Somebody else is editing',
    answer:
      'One person edits at a time. You can follow live, or take edit control after a confirmation; changes of the other person that had not reached the account are kept for them as a copy.',
    asked: 'locked taken same time',
  },
  {
    id: 'earlier-version',
    title: 'Go back to an earlier version',
    answer: [
      'Open the menu with the name of your website and choose Versions.',
      'Look at any of them: looking changes nothing.',
      'Press Restore all, or restore one section. It is an edit that you can undo, and visitors see it when you publish.',
    ],
    onPhone: atOnce,
    about: ['versions'],
    asked: 'yesterday before last week lost',
  },
  {
    id: 'larger-screen',
    title: '“Larger screen required”',
    answer:
      'On a phone you change words, prices, photos, opening hours and facts, answer messages and publish. Colors, lettering, layout and new sections need the width of a tablet or a computer. Published pages fit every phone.',
    asked: 'tablet computer ipad',
  },
  {
    id: 'closed-today',
    title: 'Say that you are closed today, from a phone',
    answer: [
      'Open your website on the phone and tap the first line below the page: it opens the opening hours.',
      'Tap Closed today, or Other hours.',
      'Tap Put it on the page now and publish. Visitors read it above the page and among your hours; it goes from the page by itself when the day is over.',
    ],
    asked: 'tomorrow ill sick shut early late open',
  },
  {
    id: 'code-embed',
    title: 'Code Embed: add a map or a booking tool',
    answer:
      'Add the section Code Embed and paste what the other service gives you. Larger, with preview shows it at work as you type. A page holds up to three embeds, kept apart from it, so that they can read nothing of it.',
    onPhone: 'On a phone it cannot be changed: it wants a larger screen.',
    asked:
      'google maps calendar appointment appointments book bookings online reservation calendly widget html iframe video',
  },
  {
    id: 'ask-for-a-review',
    title: 'Ask a customer for a review',
    answer:
      'Open the menu with the name of your website and choose Ask for a review. Send the text and the link. What a customer writes waits there: put it on your page word for word, or leave it out.',
    onPhone: atOnce,
    about: ['reviews'],
    asked: 'testimonials clients stars opinions',
  },
]
