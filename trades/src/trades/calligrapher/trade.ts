import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'calligrapher',
  kind: 'maker',
  names: {
    english: 'Calligrapher',
    spanish: 'Calígrafo',
    french: 'Calligraphe',
    italian: 'Calligrafo',
    german: 'Kalligrafie',
    japanese: '書道家・筆耕',
    Korean: '캘리그라피 작가',
  },
  naming: {
    english: listed(`calligraphy, hand lettering, wedding calligraphy, hand-lettering, envelope calligraphy,
      lettering artist, modern calligraphy, calligraphy services, illuminated manuscripts,
      certificates in calligraphy, live calligraphy, handwritten envelopes, scribe`),
    spanish:
      listed(`caligrafía, calígrafa, lettering, caligrafía para bodas, rotulación a mano, caligrafía artística,
      pergaminos`),
    french:
      listed(`calligraphie, lettering, calligraphie mariage, calligraphie événementielle, enluminure, enlumineur,
      calligraphe événementiel`),
    italian:
      listed(`calligrafia, calligrafa, lettering, calligrafia per matrimoni, miniatore, scrittura a mano,
      calligrafia artistica`),
    german:
      listed(`Kalligraf, Kalligrafin, Kalligraphie, Handlettering, Lettering, Schönschrift, Kalligraphin,
      Letteringkünstler, Letteringkünstlerin, Schriftkünstler, Schriftkünstlerin, Urkundenschreiber,
      Urkundenschreiberin`),
    japanese: listed(
      '筆耕, 書家, カリグラフィー, 代筆, 毛筆, 命名書, 筆文字, 書道家, 賞状書き, 宛名書き, 筆文字作家',
    ),
    Korean: listed('캘리그라피, 캘리그래피, 캘리작가, 서예가, 붓글씨, 손글씨, 서예 작가, 캘리, 캘리그라퍼'),
  },
  things: {
    english:
      listed(`nibs, ink, envelopes, place cards, vows, script, parchment, pen, invitations, names, gold,
      flourishes, quotes`),
    spanish: listed('plumilla, tinta, sobres, invitaciones, votos, letras, papel, dorado, nombres'),
    french: listed('plume, encre, enveloppes, marque-places, vœux, lettres, papier, prénoms'),
    italian: listed('pennino, inchiostro, buste, segnaposto, pergamene, lettere, carta, oro'),
    german:
      listed(`Feder, Tinte, Umschläge, Platzkarten, Urkunden, Schrift, Blattgold, Einladungen, Namen, Papier,
      Sprüche, Gelübde`),
    japanese: listed('筆, 墨, 和紙, 宛名, 賞状, 看板文字, 表彰状, 作品, のし'),
    Korean: listed('붓, 먹, 한지, 글씨, 액자, 문구, 부채, 로고'),
  },
}
