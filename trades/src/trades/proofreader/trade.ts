import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'proofreader',
  kind: 'professional-office',
  names: {
    english: 'Proofreader',
    spanish: 'Corrector de textos',
    french: 'Correcteur',
    italian: 'Correttore di bozze',
    german: 'Lektorat',
    japanese: '校正・編集',
    Korean: '교정 교열',
  },
  naming: {
    english:
      listed(`proofreading, copy editor, copyediting, editing services, book editor, manuscript editing,
      thesis proofreading, developmental editor, dissertation editing, fiction editor, freelance editor,
      sensitivity reader, indexer, academic editing, manuscript editor, line editing, book formatting,
      copy-editing, literary agent, book coach, typesetter`),
    spanish: listed(`corrección de textos, correctora de textos, corrección de estilo, edición de manuscritos,
      correctora ortotipográfica, maquetación de libros, corrección ortotipográfica, editora literaria`),
    french: listed(`correctrice, relecture et correction, correction de textes, relecture de thèse,
      correction de manuscrits, relectrice, correction de mémoires, mise en page livres`),
    italian: listed(`correzione bozze, editing testi, correttrice di bozze, editor freelance, revisione testi,
      correzione tesi, editing e correzione, impaginazione libri`),
    german: listed(`Lektor, Lektorin, Korrektorat, Korrekturlesen, Korrektor, Korrektorin, Lektoratsservice,
      Manuskriptlektorat, wissenschaftliches Lektorat, Buchlektorat, Korrekturleser, Korrekturleserin,
      Buchsatz, Verlagslektor, Verlagslektorin, Schreibcoach, Schreibcoachin`),
    japanese: listed('校正者, 校閲, 文章校正, 編集者, 論文校正, 原稿添削, 英文校正, 自費出版'),
    Korean: listed('교정교열, 원고 교정, 논문 교정, 편집자, 윤문, 영문 교정, 자가출판, 책 편집'),
  },
  things: {
    english: listed(`manuscript, thesis, grammar, punctuation, typos, essays, track changes, novels, authors,
      self-publishing, word count, chapters, references`),
    spanish: listed('manuscrito, tesis, ortografía, novelas, puntuación, estilo, TFG, erratas, autores'),
    french: listed(
      `manuscrit, thèse, orthographe, roman, grammaire, mémoire, ponctuation, coquilles, auteurs`,
    ),
    italian: listed(
      `manoscritto, tesi, ortografia, romanzi, punteggiatura, grammatica, refusi, autori, bozze`,
    ),
    german:
      listed(`Manuskript, Masterarbeit, Bachelorarbeit, Rechtschreibung, Dissertation, Romane, Kommas, Grammatik,
      Normseite, Selfpublishing`),
    japanese: listed('原稿, 論文, 誤字, 小説, 添削, 誤植, 文法, 卒論, 赤入れ'),
    Korean: listed('원고, 논문, 오탈자, 맞춤법, 소설, 문장, 출판, 영어논문, 편집'),
  },
}
