import type { Language } from '../language/language.ts'

/** The words of the page on which a customer writes a review, in the language of the website. */
export interface ReviewStrings {
  readonly title: string
  readonly lead: string
  readonly words: string
  readonly name: string
  readonly place: string
  readonly thanks: string
  /** Why a review is not kept while as many wait for the owner as may, of all or from here. */
  readonly noRoom: string
  /** What its owner sends to a customer with the link, until they say it in their own words. */
  readonly request: string
}

const byLanguage: Readonly<Record<Language, ReviewStrings>> = {
  english: {
    title: 'How was it?',
    lead: 'A few words are enough. The owner reads them first and shows them as you wrote them, or not at all.',
    words: 'Your review',
    name: 'Your name, as it may be shown',
    place: 'Where you live (optional)',
    thanks: 'Thank you. The owner reads it first.',
    noRoom:
      'So many reviews are still waiting to be read that there is no room for another. Please try again in a few days.',
    request:
      'Thank you for your trust. Would you write a few words about how it was? It takes two minutes, and no account.',
  },
  spanish: {
    title: '¿Qué tal fue?',
    lead: 'Unas palabras bastan. El titular las lee primero y las muestra tal como las escribió, o no las muestra.',
    words: 'Su opinión',
    name: 'Su nombre, como puede mostrarse',
    place: 'Dónde vive (opcional)',
    thanks: 'Gracias. El titular la lee primero.',
    noRoom: 'Hay tantas opiniones por leer que no cabe ninguna más. Inténtelo de nuevo dentro de unos días.',
    request:
      'Gracias por su confianza. ¿Escribiría unas palabras sobre qué tal fue? Lleva dos minutos y no hace falta cuenta.',
  },
  french: {
    title: 'Comment était-ce ?',
    lead: 'Quelques mots suffisent. Le propriétaire les lit d’abord et les affiche tels quels, ou pas du tout.',
    words: 'Votre avis',
    name: 'Votre nom, tel qu’il peut être affiché',
    place: 'Où vous habitez (facultatif)',
    thanks: 'Merci. Le propriétaire le lit d’abord.',
    noRoom:
      'Tant d’avis attendent encore d’être lus qu’il n’y a plus de place. Veuillez réessayer dans quelques jours.',
    request:
      'Merci de votre confiance. Écririez-vous quelques mots pour dire comment c’était ? Cela prend deux minutes, sans compte.',
  },
  italian: {
    title: 'Com’è andata?',
    lead: 'Bastano poche parole. Il titolare le legge prima e le mostra così come sono, oppure non le mostra.',
    words: 'La tua recensione',
    name: 'Il tuo nome, come può essere mostrato',
    place: 'Dove abiti (facoltativo)',
    thanks: 'Grazie. Il titolare la legge prima.',
    noRoom:
      'Ci sono così tante recensioni ancora da leggere che non c’è più posto. Riprova tra qualche giorno.',
    request:
      'Grazie per la fiducia. Ti va di scrivere due righe su com’è andata? Bastano due minuti, senza account.',
  },
  german: {
    title: 'Wie war es?',
    lead: 'Ein paar Worte genügen. Wer die Website führt, liest sie zuerst und zeigt sie, wie Sie sie schrieben, oder gar nicht.',
    words: 'Ihre Bewertung',
    name: 'Ihr Name, wie er gezeigt werden darf',
    place: 'Wo Sie wohnen (freiwillig)',
    thanks: 'Danke. Sie wird zuerst gelesen.',
    noRoom:
      'Es warten noch so viele Bewertungen darauf, gelesen zu werden, dass für weitere kein Platz ist. Bitte versuchen Sie es in einigen Tagen noch einmal.',
    request:
      'Danke für Ihr Vertrauen. Schreiben Sie ein paar Worte darüber, wie es war? Es dauert zwei Minuten und braucht kein Konto.',
  },
  japanese: {
    title: 'いかがでしたか',
    lead: '短いお言葉で結構です。まずお店が拝見し、そのままの文章で掲載するか、掲載しないかのどちらかになります。',
    words: 'ご感想',
    name: '掲載してよいお名前',
    place: 'お住まいの地域（任意）',
    thanks: 'ありがとうございます。まずお店が拝見します。',
    noRoom: 'まだ読まれていないご感想が多いため、いまはお受けできません。数日後にもう一度お試しください。',
    request:
      'このたびはありがとうございました。ご感想を一言お寄せいただけませんか。2分ほどで終わり、登録は不要です。',
  },
  Korean: {
    title: '어떠셨나요?',
    lead: '짧은 글이면 충분합니다. 운영자가 먼저 읽고, 쓰신 그대로 보여 드리거나 보여 드리지 않습니다.',
    words: '후기',
    name: '표시해도 되는 이름',
    place: '사시는 곳 (선택)',
    thanks: '감사합니다. 운영자가 먼저 읽습니다.',
    noRoom: '아직 읽지 않은 후기가 많아 지금은 더 받을 수 없습니다. 며칠 뒤에 다시 시도해 주세요.',
    request:
      '믿고 맡겨 주셔서 감사합니다. 어떠셨는지 짧게 적어 주시겠어요? 2분이면 되고, 가입은 필요 없습니다.',
  },
}

/** The words of that page in one language. */
export const reviewStrings = (language: Language): ReviewStrings => byLanguage[language]
