import type { Language } from '@shingle/shared/language/language.ts'

/** What the pages of every kind say alike in one language. */
interface KindPhrases {
  /** Headlines made of the owner's nouns, the most telling first. */
  readonly headlines: readonly string[]
  /** What stands for a review until somebody has written one: it tells the owner whose words belong there. */
  readonly reviews: readonly [string, string, string]
}

/** The phrases by language. */
export const kindPhrases: Readonly<Record<Language, KindPhrases>> = {
  english: {
    headlines: [
      '{trade} in {place}',
      '{services} in {place}',
      '{services}',
      '{service} in {place}',
      '{trade}',
    ],
    reviews: [
      'Here stands what somebody said of the work, word for word, once they have agreed to it.',
      'Two sentences from a person you have worked for. A first name and a town are enough beneath them.',
      'Ask the next person who thanks you whether you may quote them here.',
    ],
  },
  spanish: {
    headlines: [
      '{trade} en {place}',
      '{services} en {place}',
      '{services}',
      '{service} en {place}',
      '{trade}',
    ],
    reviews: [
      'Aquí irá lo que alguien dijo del trabajo, palabra por palabra, cuando esté de acuerdo.',
      'Dos frases de una persona para quien se ha trabajado. Debajo bastan un nombre y una localidad.',
      'A la próxima persona que dé las gracias se le puede preguntar si es posible citarla aquí.',
    ],
  },
  french: {
    headlines: ['{trade} à {place}', '{services} à {place}', '{services}', '{service} à {place}', '{trade}'],
    reviews: [
      'Ici viendra ce que quelqu’un a dit du travail, mot pour mot, avec son accord.',
      'Deux phrases d’une personne pour qui vous avez travaillé. Un prénom et une commune suffisent en dessous.',
      'Demandez à la prochaine personne qui vous remercie si vous pouvez la citer ici.',
    ],
  },
  italian: {
    headlines: ['{trade} a {place}', '{services} a {place}', '{services}', '{service} a {place}', '{trade}'],
    reviews: [
      'Qui ci sarà quello che qualcuno ha detto del lavoro, parola per parola, con il suo consenso.',
      'Due frasi di una persona per cui si è lavorato. Sotto bastano un nome e una città.',
      'Alla prossima persona che ringrazia si può chiedere se è d’accordo a comparire qui.',
    ],
  },
  german: {
    headlines: [
      '{trade} in {place}',
      '{services} in {place}',
      '{services}',
      '{service} in {place}',
      '{trade}',
    ],
    reviews: [
      'Hier steht, was jemand über die Arbeit gesagt hat, Wort für Wort und mit dessen Einverständnis.',
      'Zwei Sätze von jemandem, für den Sie gearbeitet haben. Vorname und Ort darunter genügen.',
      'Fragen Sie die nächste Person, die sich bedankt, ob ihre Worte hier stehen dürfen.',
    ],
  },
  japanese: {
    headlines: ['{place}の{trade}', '{place}の{services}', '{services}', '{place}の{service}', '{trade}'],
    reviews: [
      'ここには、ご了解をいただいたうえで、お客さまの言葉をそのまま載せます。',
      '仕事をお引き受けした方の言葉を、二文ほど。お名前と町の名前だけで十分です。',
      '次にお礼を言ってくださった方に、ここに載せてよいかお尋ねください。',
    ],
  },
  Korean: {
    headlines: ['{place} {trade}', '{place} {services}', '{services}', '{place} {service}', '{trade}'],
    reviews: [
      '여기에는 동의를 받은 뒤 손님이 하신 말씀을 그대로 적습니다.',
      '함께 일한 분의 말씀 두 문장이면 됩니다. 아래에는 이름과 지역만 적어도 충분합니다.',
      '다음에 고맙다고 하시는 분께 여기에 실어도 되는지 여쭤 보세요.',
    ],
  },
}
