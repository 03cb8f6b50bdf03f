import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'embroiderer',
  kind: 'maker',
  names: {
    english: 'Embroiderer',
    spanish: 'Bordados',
    french: 'Brodeuse',
    italian: 'Ricamatrice',
    german: 'Stickerei',
    japanese: '刺繍工房',
    Korean: '자수 공방',
  },
  naming: {
    english: listed(`embroidery, machine embroidery, hand embroidery, custom embroidery, embroidery studio,
      embroidered workwear, monogramming, personalised embroidery, embroidery shop, embroidery digitizing,
      lace maker, lacemaking, logo embroidery, embroidered gifts, needlework`),
    spanish:
      listed(`bordadora, bordado a máquina, bordados personalizados, taller de bordado, bordador, bordado a mano,
      encaje de bolillos, bordado de logos,
      bordamos`),
    french:
      listed(`broderie, brodeur, broderie personnalisée, broderie main, atelier de broderie, broderie machine,
      dentellière,
      brode, brodons`),
    italian:
      listed(`ricamo, ricami personalizzati, ricamificio, ricamo a mano, ricamatore, ricamo a macchina, ricami,
      merlettaia,
      ricamiamo`),
    german: listed(`Stickatelier, Stickdienst, Maschinenstickerei, Stickerin, Bestickung, Stickservice,
      Textilbestickung, Handstickerei, Klöppeln, Logostickerei`),
    japanese: listed('刺繍屋, 刺繍, ネーム刺繍, 刺繍作家, 刺繍加工, ワッペン製作, 刺しゅう, 刺しゅう工房'),
    Korean: listed('자수, 컴퓨터자수, 프랑스자수, 자수집, 마크자수, 자수 제작, 와펜 제작'),
  },
  things: {
    english:
      listed(`logos, thread, hoops, names, monograms, towels, caps, badges, polo shirts, stitches, satin stitch,
      samplers, patches, christening gowns`),
    spanish: listed('logos, hilos, iniciales, toallas, uniformes, bastidor, parches, gorras, nombres'),
    french: listed('logos, fils, initiales, serviettes, tambour, écussons, casquettes, prénoms, points'),
    italian: listed('loghi, fili, iniziali, asciugamani, telaio, toppe, cappellini, divise, punto croce'),
    german: listed(`Logo, Garn, Namen, Monogramm, Handtücher, Caps, Poloshirts, Aufnäher, Motive, Besticken,
      Stickrahmen, Arbeitskleidung`),
    japanese: listed('糸, ロゴ, ワッペン, ユニフォーム, タオル, イニシャル, ポロシャツ, 名入れ, 帽子'),
    Korean: listed('실, 로고, 이니셜, 수건, 유니폼, 와펜, 모자, 수틀, 명찰'),
  },
}
