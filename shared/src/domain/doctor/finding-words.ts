import { certificateWords } from './certificate-words.ts'
import type { FindingKind } from './findings.ts'
import { lesserWords } from './lesser-words.ts'
import { type FindingWords, say } from './say-finding.ts'
import { signatureWords } from './signature-words.ts'

/** The words of each finding. */
export const findingWords: Readonly<Record<FindingKind, FindingWords>> = {
  ...certificateWords,
  ...lesserWords,
  ...signatureWords,
  unregistered: say(
    'failed',
    ['Not registered', 'Nobody has this domain', 'Either it was never bought, or it has run out.'],
    ['Buy the domain', 'Or look for a letter that is missing, and connect the right one.'],
  ),
  expired: say(
    'failed',
    ['Expired', 'The domain has run out', 'Its registrar has taken it off the internet.'],
    [
      'Renew it where you bought it',
      'Look for their mail: they may also wait for you to confirm your address.',
    ],
  ),
  'silent-name-servers': say(
    'failed',
    ['No answer', 'The name servers of the domain do not answer', 'So nobody finds it, and neither do we.'],
    [
      'Look at the name servers',
      'Where you bought it: choose those of your registrar again if you are not sure.',
    ],
  ),
  parked: say(
    'failed',
    [
      'Parked page',
      'The domain shows a page of advertisements',
      'Its name servers are those of a parking service.',
    ],
    ['Choose your registrar’s own name servers', 'Then set the records there.'],
  ),
  'mail-behind-cname': say(
    'failed',
    [
      'MX beside a CNAME',
      'A CNAME hides where your mail goes',
      'Whoever writes to this domain is led on by the CNAME, past the MX records.',
    ],
    ['Replace the CNAME by an A record', 'Delete the CNAME named @. Leave the MX records as they are.'],
  ),
  'cname-at-apex': say(
    'failed',
    ['CNAME at the apex', 'A CNAME stands where an A belongs', 'It puts mail and the proof out of reach.'],
    ['Replace it by an A record', 'Delete the CNAME named @ and add the A record.'],
  ),
  proxied: say(
    'failed',
    [
      'Proxied DNS',
      'Cloudflare answers in our place',
      'Visitors reach its servers first, and we cannot make the certificate.',
    ],
    ['Switch the proxy off', 'Press the orange cloud in the rows @ and www until both are gray.'],
  ),
  placeholder: say(
    'failed',
    [
      'Parked page',
      'The domain still shows a page of whoever sold it',
      'An advertisement or a placeholder stands there, and no website yet.',
    ],
    ['Change the A record', 'Same name, new content. Switch forwarding off where it is on.'],
  ),
  'wrong-a': say(
    'failed',
    ['Wrong A record', 'The domain still points at its old home', 'Visitors land at the old hosting.'],
    ['Change the A record', 'Same name, new content. Keep none but what is expected.'],
  ),
  'several-a': say(
    'failed',
    ['Several A records', 'The domain points here and elsewhere', 'Some visitors land at the old hosting.'],
    ['Delete the other A records', 'Keep what is expected.'],
  ),
  'leftover-aaaa': say(
    'failed',
    [
      'Old AAAA left',
      'Newer connections go elsewhere',
      'Many phones use this record first, so they see the old page.',
    ],
    ['Delete the AAAA record', 'Only the one with this name. Leave the one for mail.'],
  ),
  'record-astray': say(
    'failed',
    [
      'Wrong level',
      'The A record stands one level too deep',
      'The domain was typed where the registrar adds it by itself.',
    ],
    ['Change its name', 'Write the short name as it stands under Expected.'],
  ),
  'no-a': say(
    'failed',
    ['No A record', 'The domain leads nowhere yet', 'Visitors who type it see nothing.'],
    ['Add the A record', 'Just set? New records are seen within minutes.'],
  ),
  'proof-astray': say(
    'failed',
    ['Wrong level', 'The proof stands under another name', 'We look for it under one name only.'],
    ['Change its name', 'Write the short name as it stands under Expected; the registrar adds the domain.'],
  ),
  'wrong-proof': say(
    'failed',
    [
      'Another proof',
      'The proof is of another connection',
      'It was set for a connection of before, or by somebody else.',
    ],
    ['Change the TXT record', 'Same name, new content.'],
  ),
  'no-proof': say(
    'failed',
    ['No proof yet', 'Nothing shows yet that the domain is yours', 'Only the TXT record proves that.'],
    ['Add the TXT record', 'Keep it there: we look at it every day.'],
  ),
  'second-proof': say(
    'warned',
    [
      'Another proof',
      'A second proof stands beside yours',
      'It is of another account, or of a connection of before. As long as both stand, the domain may be either’s.',
    ],
    [
      'Take the other TXT record away',
      'Keep yours. Whoever set the other one loses the domain within three days.',
    ],
  ),
  'caa-forbids': say(
    'failed',
    [
      'CAA forbids it',
      'The domain allows only another authority',
      'A CAA record names who may make certificates. Ours is not on it.',
    ],
    ['Add a second CAA record', 'Keep the first if another service needs it.'],
  ),
  'caa-narrows': say(
    'failed',
    [
      'CAA narrows it',
      'The domain allows our authority only on a condition',
      'A CAA record names another account there, or another way of proving the domain than ours.',
    ],
    ['Add a CAA record without conditions', 'Keep the first if another service needs it.'],
  ),
  'caa-critical': say(
    'failed',
    [
      'CAA forbids it',
      'A CAA record keeps every authority away',
      'It is marked critical, and says something that authorities do not know.',
    ],
    ['Delete that CAA record', 'Or set its flag to 0 if another service needs it.'],
  ),
}

/** The same of one domain: of one that was proved nobody says that it was not yet. */
export const wordsOfFinding = (kind: FindingKind, wasProved: boolean): FindingWords =>
  kind === 'no-proof' && wasProved
    ? say(
        'failed',
        [
          'Proof gone',
          'Nothing shows any more that the domain is yours',
          'The TXT record stands there no more.',
        ],
        ['Add the TXT record again', 'Keep it there: we look at it every day.'],
      )
    : findingWords[kind]
