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
    '{name}: {trade} in {place}. Was es gibt, und ein Formular für Fragen.',
    '{name} in {place}. Was es gibt, und ein Formular für Fragen.',
    '{name}. Was es gibt, und ein Formular für Fragen.',
  ],
  form: {
    name: 'Name',
    email: 'E-Mail',
    message: 'Nachricht',
    titles: ['Nachricht schreiben', 'Ein paar Zeilen genügen', 'Nachricht hinterlassen'],
    buttons: ['Nachricht senden', 'Absenden'],
    success: 'Danke. Die Nachricht ist unterwegs.',
  },
  sample: {
    author: 'Musterkundin',
    authorLocation: 'Ort',
    memberName: 'Name',
    memberBios: [
      'Wie kam es zu dieser Arbeit? Und was daran macht am meisten Freude?',
      'Zwei Sätze genügen. Besucher möchten wissen, wer ihnen begegnet.',
    ],
  },
  team: {
    headings: ['Wer hier arbeitet', 'Gesichter und Namen'],
    lines: ['Namen und Gesichter, nach denen man fragen kann.'],
  },
  logos: {
    headings: ['In guter Gesellschaft', 'Partner und Verbände'],
    lines: ['Verbände, Lieferanten und Partner.'],
  },
  video: {
    headings: ['Einmal zusehen', 'Ein kurzer Film'],
    lines: ['Der Film zeigt, wo und wie gearbeitet wird.'],
  },
  scheduling: {
    lines: [
      'Tag und Uhrzeit wählen. Die Bestätigung kommt per E-Mail.',
      'Passt kein Termin? Dann hilft eine Nachricht.',
    ],
    button: 'Termin buchen',
  },
  newsletter: {
    fieldLabel: 'E-Mail',
    button: 'Anmelden',
    success: 'Fast fertig: Bitte noch über den Link in der E-Mail bestätigen, die eben abging.',
  },
  cookies: { text: 'Diese Website verwendet Cookies', accept: 'Annehmen', reject: 'Ablehnen' },
  drawing: 'Zeichnung',
  copy: generalGerman,
}
