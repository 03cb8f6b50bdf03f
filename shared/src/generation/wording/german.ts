import { generalGerman } from '../../industry/translations/general-german.ts'
import { joinWith } from '../join-with.ts'
import type { Wording } from '../wording.ts'

/** German. */
export const germanWording: Wording = {
  gap: ' ',
  refusals: 'Bitte beachten',
  join: joinWith(', ', ' und '),
  pageTitles: ['{name}: {trade} in {place}', '{name}, {place}', '{name}: {trade}', '{name}'],
  descriptions: [
    '{name}: {trade} in {place}. Sehen Sie, was es gibt, und schreiben Sie.',
    '{name} in {place}. Sehen Sie, was es gibt, und schreiben Sie.',
    '{name}. Sehen Sie, was es gibt, und schreiben Sie.',
  ],
  form: {
    name: 'Ihr Name',
    email: 'E-Mail',
    message: 'Ihre Nachricht',
    titles: ['Nachricht schreiben', 'Ein paar Zeilen genügen', 'Nachricht hinterlassen'],
    buttons: ['Nachricht senden', 'Absenden'],
    success: 'Danke. Ihre Nachricht ist unterwegs.',
  },
  sample: {
    author: 'Musterkundin',
    authorLocation: 'Ihr Ort',
    memberName: 'Ihr Name',
    memberBios: [
      'Sagen Sie, wie Sie zu dieser Arbeit gekommen sind. Und was Sie daran am liebsten mögen.',
      'Zwei Sätze über Sie. Besucher möchten wissen, wer ihnen begegnet.',
    ],
  },
  team: {
    headings: ['Wer Ihnen begegnet', 'Gesichter und Namen'],
    lines: ['Damit Sie wissen, nach wem Sie fragen können.'],
  },
  logos: {
    headings: ['In guter Gesellschaft', 'Partner und Verbände'],
    lines: ['Verbände, Lieferanten und Partner.'],
  },
  video: {
    headings: ['Sehen Sie selbst', 'Ein kurzer Film'],
    lines: ['Starten Sie den Film und sehen Sie, wo und wie gearbeitet wird.'],
  },
  scheduling: {
    lines: [
      'Wählen Sie Tag und Uhrzeit. Die Bestätigung kommt per E-Mail.',
      'Suchen Sie sich etwas Passendes aus. Sonst schreiben Sie eine Nachricht.',
    ],
    button: 'Termin buchen',
  },
  newsletter: {
    fieldLabel: 'Ihre E-Mail',
    button: 'Anmelden',
    success: 'Bitte bestätigen Sie über den Link in der E-Mail, die eben an Sie ging.',
  },
  cookies: { text: 'Diese Website verwendet Cookies', accept: 'Annehmen', reject: 'Ablehnen' },
  drawing: 'Zeichnung',
  copy: generalGerman,
}
