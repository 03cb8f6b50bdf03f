import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'calligraphy-classes',
  kind: 'classes',
  names: {
    english: 'Calligraphy classes',
    spanish: 'Clases de caligrafía',
    french: 'Cours de calligraphie',
    italian: 'Corsi di calligrafia',
    german: 'Kalligrafiekurse',
    japanese: '書道教室',
    Korean: '서예 교실',
  },
  naming: {
    english: listed(`calligraphy lessons, calligraphy workshops, brush lettering, shodo, shodo classes,
      lettering workshops, calligraphy school, hand lettering classes, calligraphy teacher,
      calligraphy courses, penmanship classes, handwriting lessons, handwriting tutor`),
    spanish:
      listed(`cursos de caligrafía, talleres de lettering, taller de caligrafía, shodo, clases de lettering,
      grafoterapia infantil`),
    french:
      listed(`ateliers de calligraphie, stages de calligraphie, atelier lettering, shodo, cours de lettering,
      graphothérapie`),
    italian:
      listed(`lezioni di calligrafia, workshop di lettering, corso di calligrafia, shodo, corsi di lettering,
      rieducazione della scrittura`),
    german:
      listed(`Kalligrafiekurs, Handlettering-Kurs, Lettering-Workshop, Shodo, Kalligraphiekurse, Schönschriftkurs,
      Letteringkurse, Kalligrafie-Workshop`),
    japanese: listed(
      '習字教室, 書道塾, ペン字教室, お習字, 硬筆教室, 書き方教室, 習字, かな書道教室, 美文字教室, ペン習字教室',
    ),
    Korean: listed(
      '서예학원, 캘리그라피 수업, 붓글씨 교실, 서예 교습소, 손글씨 수업, 글씨교정, 서당, 악필교정, 서예원',
    ),
  },
  things: {
    english: listed(
      `ink, brush, nib, paper, strokes, kanji, beginners, pens, script, cursive, dip pen, practice sheets`,
    ),
    spanish: listed('tinta, pincel, plumilla, papel, trazos, letras, principiantes, rotuladores, kanji'),
    french: listed('encre, pinceau, plume, papier, lettres, tracés, débutants, kanji'),
    italian: listed('inchiostro, pennello, pennino, carta, tratti, lettere, principianti, kanji, quaderni'),
    german: listed(
      `Feder, Tinte, Pinsel, Papier, Schriften, Anfänger, Brushpen, Tusche, Buchstaben, Übungsblätter`,
    ),
    japanese: listed('筆, 墨, 半紙, 硬筆, 段位, 競書, 書き初め, 初心者'),
    Korean: listed('붓, 먹, 화선지, 한글서예, 한자, 서예, 벼루, 급수, 취미'),
  },
}
