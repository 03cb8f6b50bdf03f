import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'language-teacher',
  kind: 'classes',
  names: {
    english: 'Language teacher',
    spanish: 'Profesor de idiomas',
    french: 'Professeur de langues',
    italian: 'Insegnante di lingue',
    german: 'Sprachlehrer',
    japanese: '語学教室',
    Korean: '어학 교습소',
  },
  naming: {
    english: listed(`language lessons, Spanish lessons, French lessons, English lessons, English teacher,
      language school, Italian lessons, German lessons, Japanese lessons, conversation classes, ESL tutor,
      Spanish teacher, French teacher, language tutor, language classes, Welsh lessons, learn Spanish,
      learn English, EFL, teach English, German teacher, Italian teacher`),
    spanish:
      listed(`clases de inglés, academia de idiomas, profesor de inglés, profesora de inglés, clases de francés,
      clases de español, clases de alemán, escuela de idiomas`),
    french:
      listed(`cours d’anglais, école de langues, professeur d’anglais, cours d’espagnol, cours de français,
      cours de langues, cours d’allemand, FLE`),
    italian:
      listed(`lezioni di inglese, scuola di lingue, insegnante di inglese, corsi di lingua, lezioni di spagnolo,
      corsi di inglese, lezioni di francese, italiano per stranieri`),
    german:
      listed(`Sprachlehrerin, Sprachunterricht, Sprachschule, Englischunterricht, Deutschkurse, Deutschunterricht,
      Spanischunterricht, Französischunterricht, Sprachkurse, Italienischkurs, Englischlehrer,
      Englischlehrerin, Englischkurse, Spanischkurs, DaF-Lehrer, DaF-Lehrerin, Integrationskurse`),
    japanese: listed(
      '英会話, 英会話教室, 英語教室, 中国語教室, 韓国語教室, フランス語教室, スペイン語教室, 日本語教室, 語学スクール, 英語レッスン',
    ),
    Korean: listed(
      '영어회화, 영어과외, 중국어 학원, 일본어 과외, 영어학원, 외국어 학원, 영어교습소, 일본어 학원, 스페인어 학원, 회화 수업, 영어 공부방, 어학원, 원어민 회화',
    ),
  },
  things: {
    english:
      listed(`conversation, grammar, vocabulary, IELTS, beginners, DELE, fluent, pronunciation, accent, exam,
      levels, online, native speaker, homework`),
    spanish: listed(
      `conversación, gramática, vocabulario, nivel, B2, nativa, examen, pronunciación, idiomas`,
    ),
    french: listed(
      `conversation, grammaire, vocabulaire, niveau, TOEIC, native, prononciation, débutants, langue`,
    ),
    italian: listed(
      `conversazione, grammatica, vocabolario, livello, B2, madrelingua, esame, pronuncia, lingue`,
    ),
    german:
      listed(`Konversation, Grammatik, Wortschatz, Anfänger, Aussprache, Niveau, B1, Muttersprachlerin, Prüfung,
      Sprechen, Sprache`),
    japanese: listed('会話, 文法, 発音, 初心者, TOEIC, 単語, ネイティブ, 英検, 外国語'),
    Korean: listed('회화, 문법, 발음, 원어민, 토익, 초보, 단어, 내신, 화상'),
  },
}
