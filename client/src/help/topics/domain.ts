import type { Help } from '../help.ts'

const inMore = 'On a phone, tap “…” below the list of parts, then Domain.'

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
    onPhone: inMore,
    about: ['settings-domain'],
    asked: 'com co uk bought buy registrar godaddy namecheap ionos cloudflare name https',
  },
  {
    id: 'still-pending',
    title: 'It still waits for my records',
    answer:
      'New records take minutes, sometimes hours, to be seen everywhere, and 48 hours at most. The chapter Domain says what was found beside what should be there, and the one thing to do.',
    onPhone: inMore,
    asked: 'domain working pending dns long yet',
  },
  {
    id: 'disconnect-a-domain',
    title: 'Disconnect, or move it to another website',
    answer:
      'To move it, open the chapter Domain of the other website and press Connect it here: it changes over in one go. To be without it, press Disconnect. Each website stays at its address with us.',
    onPhone: inMore,
    asked: 'domain',
  },
]
