import type { Help } from '../help.ts'

/** What is asked about a domain of one's own. */
export const domainHelp: readonly Help[] = [
  {
    id: 'connect-a-domain',
    title: 'Connect a domain, step by step',
    answer: [
      'In Settings, open Domain and type the name that you own.',
      'Where you bought it, add the records that are shown, letter for letter; each has a button to copy it.',
      'Come back and press Look again. We also look by ourselves, and the certificate follows without you.',
    ],
    about: ['settings-domain'],
  },
  {
    id: 'still-pending',
    title: 'It still waits for my records',
    answer:
      'New records take minutes, sometimes hours, to be seen everywhere, and 48 hours at most. The chapter Domain says what was found beside what should be there, and the one thing to do.',
  },
  {
    id: 'disconnect-a-domain',
    title: 'Disconnect, or move it to another website',
    answer:
      'To move it, open the chapter Domain of the other website and press Connect it here: it changes over in one go. To be without it, press Disconnect. Each website stays at its address with us.',
  },
]
