import { productName } from '@shingle/shared/product/product.ts'
import type { Help } from '../help.ts'

/** What is asked about other people, and about what is known of them. */
export const peopleHelp: readonly Help[] = [
  {
    id: 'invite-an-editor',
    title: 'Invite an editor',
    answer:
      'In Settings, open Editors and invite them by email. The invite is good for 7 days. Editors change and publish the website and see its visits; messages, the web address and the domain stay yours alone.',
    onPhone: 'On a phone, tap “…” below the list of parts, then Editors.',
    about: ['settings-editors'],
    asked:
      'wife husband partner daughter son friend colleague employee staff somebody access permission together both login password',
  },
  {
    id: 'messages',
    title: 'Messages from your contact form',
    answer: [
      'Every message waits in Messages, in the menu of the website, whether or not its email arrives. Look on its shelf Spam too.',
      'Its email goes to the Contact form email of the section Contact. Another address than yours gets none before it agrees by the link that is mailed to it.',
      'Where our emails lie in your spam folder, mark one as no spam and add the sender to your contacts.',
    ],
    onPhone: 'On a phone, tap Messages, the last of the parts.',
    about: ['messages', 'contactEmail'],
    asked: 'emails arrive arrived receive received spam junk wrote inquiry inquiries customers forms',
  },
  {
    id: 'export-contacts',
    title: 'Download the contacts',
    answer:
      'Open Messages from the menu of the website and press Export contacts. The file opens in any spreadsheet.',
    onPhone: 'On a phone, tap Messages, the last of the parts.',
    about: ['messages'],
    asked: 'excel csv list customers newsletter subscribers',
  },
  {
    id: 'download-website',
    title: 'Download a website, or take it along',
    answer: `Open the menu of the website and choose Download website: as a project file, which opens here or in another ${productName}, or as the files of the published page for any web host.`,
    onPhone: 'On a phone it is in the same menu.',
    about: ['download'],
    asked: 'copy computer save everything leave',
  },
  {
    id: 'visitors',
    title: 'What do you know about my visitors?',
    answer:
      'How many come each day, from where, and what they tap, as sums without cookies or addresses; and what they send you by your own forms. Published pages set no cookies unless you add analytics, and then only after a visitor agrees.',
    about: ['visits'],
    asked: 'people visit count views numbers page',
  },
  {
    id: 'delete',
    title: 'Delete a website, or everything',
    answer:
      'In Your Websites, open the menu of the website and choose Delete website. The published page goes at once. The website waits in the trash below your list for 30 days: restore it as a draft, or delete it for good, which cannot be undone. The account itself, with everything in it, is deleted in your Account Settings.',
    onPhone: 'On a phone it is in the same places.',
    about: ['delete'],
    asked: 'account cancel close everything',
  },
]
