import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'makeup-artist',
  kind: 'beauty',
  otherKind: 'events',
  names: {
    english: 'Make-up artist',
    spanish: 'Maquilladora profesional',
    french: 'Maquilleuse professionnelle',
    italian: 'Truccatrice',
    german: 'Make-up-Artist',
    japanese: 'メイクアップアーティスト',
    Korean: '메이크업 아티스트',
  },
  naming: {
    english:
      listed(`makeup artist, bridal makeup, make up artist, MUA, wedding makeup, special effects makeup,
      makeup artists, bridal make-up, wedding make-up, makeup lessons, bridal hair and makeup,
      airbrush makeup, makeup studio, make-up lessons, bridal make-up artist, hair and makeup artist`),
    spanish: listed(`maquilladora, maquillador, maquillaje de novia, automaquillaje, maquillaje de novias,
      maquillaje profesional, maquillaje a domicilio, caracterización, maquillaje social`),
    french: listed(`maquilleuse, maquillage mariée, maquillage professionnel, maquilleur, make-up artist,
      cours de maquillage, maquillage permanent non, maquillage à domicile`),
    italian: listed(`make-up artist, trucco sposa, truccatore, trucco professionale, trucco da sposa,
      truccatrice sposa, lezioni di trucco, trucco a domicilio, make up artist`),
    german:
      listed(`Visagist, Visagistin, Brautstyling, Make-up-Artistin, Visagistik, Brautmakeup, Braut-Make-up,
      Maskenbildner, Maskenbildnerin, Brautstylist, Brautstylistin, Schminkkurs, Stilberater,
      Stilberaterin, Farbberater, Farbberaterin, Brautfrisuren`),
    japanese: listed(
      'ブライダルヘアメイク, 出張ヘアメイク, メイクレッスン, メイクサロン, ヘアメイクアーティスト, 着付け師 着付け, 出張メイク, ブライダルメイク',
    ),
    Korean: listed(
      '출장메이크업, 웨딩메이크업, 메이크업샵, 혼주메이크업, 신부메이크업, 메이크업, 메이크업 레슨',
    ),
  },
  things: {
    english:
      listed(`brides, trial, prom, lashes, airbrush, photo shoots, contour, kit, bridesmaids, lipstick, glow,
      palette, film, drag`),
    spanish: listed('novia, invitadas, prueba, aerógrafo, sesión, pestañas, labios, base, graduación'),
    french: listed('mariée, essai, teint, shooting, cils, rouge à lèvres, soirée, airbrush'),
    italian: listed('sposa, prova, fondotinta, shooting, ciglia, rossetto, aerografo, cerimonie'),
    german: listed(`Braut, Probetermin, Airbrush, Wimpern, Shooting, Lippenstift, Foundation, Hochsteckfrisur,
      Schminken, Abiball, Farbtypen`),
    japanese: listed('花嫁, 撮影, 成人式, 眉, リハーサル, 口紅, 卒業式, 前撮り, 七五三'),
    Korean: listed('신부, 촬영, 화보, 돌잔치, 베이스, 면접, 립, 헤어'),
  },
}
