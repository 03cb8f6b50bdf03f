import type { FindingKind } from './findings.ts'
import { type FindingWords, say } from './say-finding.ts'

/** The words of what keeps some visitors out, or passes by itself. */
export const lesserWords = {
  'www-alone': say(
    'warned',
    [
      'Only one of two',
      'www works, the bare name does not',
      'People who type the domain without www see nothing.',
    ],
    ['Add the A record', 'A CNAME is not allowed there; that is why there are two kinds.'],
  ),
  'address-missing': say(
    'warned',
    [
      'Address missing',
      'The domain leads here by some of its addresses only',
      'Whoever has only the other kind of connection sees nothing.',
    ],
    ['Add the missing record', 'Same name as the others; leave them as they are.'],
  ),
  'www-proxied': say(
    'warned',
    [
      'Proxied www',
      'Cloudflare answers for www in our place',
      'People who type www in front reach its servers first.',
    ],
    ['Switch the proxy off for www', 'Press the orange cloud in the row www until it is gray.'],
  ),
  'wildcard-www': say(
    'warned',
    [
      'Wildcard',
      'www leads elsewhere, by the record named *',
      'It stands for every name that has no record of its own.',
    ],
    ['Add the CNAME record', 'It counts more than the one named *, which may stay.'],
  ),
  'wrong-www': say(
    'warned',
    ['Wrong www', 'www leads elsewhere', 'People who type www in front see another page.'],
    ['Change the record named www', 'Delete what is there and add the CNAME.'],
  ),
  'www-astray': say(
    'warned',
    [
      'Wrong level',
      'The record of www stands one level too deep',
      'The domain was typed where the registrar adds it by itself.',
    ],
    ['Change its name', 'Write the short name as it stands under Expected.'],
  ),
  'apex-alone': say(
    'warned',
    ['Only one of two', 'The bare name works, www does not', 'People who type www in front see nothing.'],
    ['Add the CNAME record', 'The same website answers at both.'],
  ),
  'server-silent': say(
    'warned',
    [
      'Silent name server',
      'Not all name servers of the domain answer',
      'Whoever asks a silent one waits, or sees nothing.',
    ],
    ['Take the silent one off', 'Where you bought it, among the name servers. Leave those that answer.'],
  ),
  'servers-differ': say(
    'waits',
    [
      'Not everywhere yet',
      'The domain’s own name servers do not agree yet',
      'Some of them do not say what others say already.',
    ],
    ['Wait', 'They tell each other within hours. If it stays so, ask where you bought the domain.'],
  ),
  'still-remembered': say(
    'waits',
    [
      'Not everywhere yet',
      'Right, but the old answer is still remembered',
      'You have set it right. Nothing to do.',
    ],
    ['Wait', 'We go on looking and write to you.'],
  ),
} as const satisfies Partial<Record<FindingKind, FindingWords>>
