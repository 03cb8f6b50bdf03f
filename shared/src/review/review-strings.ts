import type { Language } from '../language/language.ts'

/** The words of the page on which a customer writes a review, in the language of the website. */
export interface ReviewStrings {
  readonly title: string
  readonly lead: string
  readonly words: string
  readonly name: string
  readonly place: string
  readonly thanks: string
}

const byLanguage: Readonly<Record<Language, ReviewStrings>> = {
  english: {
    title: 'How was it?',
    lead: 'A few words are enough. The owner reads them first and shows them as you wrote them, or not at all.',
    words: 'Your review',
    name: 'Your name, as it may be shown',
    place: 'Where you live (optional)',
    thanks: 'Thank you. The owner reads it first.',
  },
  spanish: {
    title: '¿Qué tal fue?',
    lead: 'Unas palabras bastan. El titular las lee primero y las muestra tal como las escribió, o no las muestra.',
    words: 'Su opinión',
    name: 'Su nombre, como puede mostrarse',
    place: 'Dónde vive (opcional)',
    thanks: 'Gracias. El titular la lee primero.',
  },
  french: {
    title: 'Comment était-ce ?',
    lead: 'Quelques mots suffisent. Le propriétaire les lit d’abord et les affiche tels quels, ou pas du tout.',
    words: 'Votre avis',
    name: 'Votre nom, tel qu’il peut être affiché',
    place: 'Où vous habitez (facultatif)',
    thanks: 'Merci. Le propriétaire le lit d’abord.',
  },
  italian: {
    title: 'Com’è andata?',
    lead: 'Bastano poche parole. Il titolare le legge prima e le mostra così come sono, oppure non le mostra.',
    words: 'La tua recensione',
    name: 'Il tuo nome, come può essere mostrato',
    place: 'Dove abiti (facoltativo)',
    thanks: 'Grazie. Il titolare la legge prima.',
  },
  german: {
    title: 'Wie war es?',
    lead: 'Ein paar Worte genügen. Wer die Website führt, liest sie zuerst und zeigt sie, wie Sie sie schrieben, oder gar nicht.',
    words: 'Ihre Bewertung',
    name: 'Ihr Name, wie er gezeigt werden darf',
    place: 'Wo Sie wohnen (freiwillig)',
    thanks: 'Danke. Sie wird zuerst gelesen.',
  },
  japanese: {
    title: 'いかがでしたか',
    lead: '短いお言葉で結構です。まずお店が拝見し、そのままの文章で掲載するか、掲載しないかのどちらかになります。',
    words: 'ご感想',
    name: '掲載してよいお名前',
    place: 'お住まいの地域（任意）',
    thanks: 'ありがとうございます。まずお店が拝見します。',
  },
  Korean: {
    title: '어떠셨나요?',
    lead: '짧은 글이면 충분합니다. 운영자가 먼저 읽고, 쓰신 그대로 보여 드리거나 보여 드리지 않습니다.',
    words: '후기',
    name: '표시해도 되는 이름',
    place: '사시는 곳 (선택)',
    thanks: '감사합니다. 운영자가 먼저 읽습니다.',
  },
}

/** The words of that page in one language. */
export const reviewStrings = (language: Language): ReviewStrings => byLanguage[language]
