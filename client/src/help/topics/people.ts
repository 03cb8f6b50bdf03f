import { productName } from '@shingle/shared/product/product.ts'
import type { Help } from '../help.ts'

/** What is asked about other people, and about what is known of them. */
export const peopleHelp: readonly Help[] = [
  {
    id: 'invite-an-editor',
    title: 'Invite an editor',
    answer:
      'In Settings, open Editors and invite them by email. The invite is good for 7 days. Editors change and publish the website and see its visits; messages, the web address and the domain stay yours alone.',
    about: ['settings-editors'],
  },
  {
    id: 'export-contacts',
    title: 'Download the contacts',
    answer:
      'Open Messages from the menu of the website and press Export contacts. The file opens in any spreadsheet.',
    about: ['messages'],
  },
  {
    id: 'download-website',
    title: 'Take a website along',
    answer: `Open the menu of the website and choose Download website: as a project file, which opens here or in another ${productName}, or as the files of the published page for any web host.`,
    about: ['download'],
  },
  {
    id: 'visitors',
    title: 'What do you know about my visitors?',
    answer:
      'How many come each day, from where, and what they tap, as sums without cookies or addresses; and what they send you by your own forms. Published pages set no cookies unless you add analytics, and then only after a visitor agrees.',
    about: ['visits'],
  },
  {
    id: 'delete',
    title: 'Delete a website, or everything',
    answer:
      'In Your Websites, open the menu of the website and choose Delete website. The published page goes at once. The website waits in the trash below your list for 30 days: restore it as a draft, or delete it for good, which cannot be undone. The account itself, with everything in it, is deleted in your Account Settings.',
    about: ['delete'],
  },
]
