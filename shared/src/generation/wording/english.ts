import { generalPack } from '../../industry/packs/general.ts'
import { joinWith } from '../join-with.ts'
import type { Wording } from '../wording.ts'

/** English. */
export const englishWording: Wording = {
  gap: ' ',
  refusals: 'Please note',
  join: joinWith(', ', ' and '),
  pageTitles: ['{name}: {trade} in {place}', '{name}, {place}', '{name}: {trade}', '{name}'],
  descriptions: [
    '{name}: {trade} in {place}. See what we do and get in touch.',
    '{name} in {place}. See what we do and get in touch.',
    '{name}. See what we do and get in touch.',
  ],
  form: {
    name: 'Your name',
    email: 'Email',
    message: 'Your message',
    titles: ['Write to us', 'Send a message', 'A few lines are enough', 'Leave a message'],
    buttons: ['Send message', 'Send'],
    success: 'Thank you. Your message is on its way.',
  },
  sample: {
    author: 'Sample customer',
    authorLocation: 'Their town',
    memberName: 'Your name',
    memberBios: [
      'Say how you came to this work. Then say what you like best about it.',
      'Two sentences about you. The person who will turn up is what visitors want to know.',
      'Tell visitors who they will meet. One small true thing says more than a list of titles.',
    ],
  },
  team: {
    headings: ['Who you will meet', 'The people behind {name}', 'Who we are', 'Faces and names'],
    lines: ['Names and faces, so that you know whom to ask for.', ''],
  },
  logos: {
    headings: ['In good company', 'Who we work with', 'Members and partners'],
    lines: ['Associations, suppliers and partners.', ''],
  },
  video: {
    headings: ['See it for yourself', 'A short film', 'Watch how we work'],
    lines: [
      'Press play to see where and how we work.',
      'A few minutes say more than a page of text. Press play when you have them.',
    ],
  },
  scheduling: {
    lines: [
      'Choose a day and a time. You will get a confirmation by email.',
      'Pick what suits you from the free times. If none does, write to us.',
    ],
    button: 'Schedule Now',
  },
  newsletter: {
    fieldLabel: 'Your email',
    button: 'Sign up',
    success: 'Please confirm by the link in the mail just sent to you.',
  },
  cookies: { text: 'This website uses cookies', accept: 'Accept', reject: 'Reject' },
  copy: generalPack.copy,
}
