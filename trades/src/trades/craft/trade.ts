import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'craft',
  kind: 'shop',
  names: {
    english: 'Yarn and craft shop',
    spanish: 'Tienda de lanas y manualidades',
    french: 'Magasin de loisirs créatifs',
    italian: 'Negozio di lane e hobbistica',
    german: 'Handarbeitsgeschäft',
    japanese: '毛糸・手芸店',
    Korean: '뜨개·공예 용품점',
  },
  naming: {
    english: listed(
      `yarn shop, wool shop, knitting shop, craft shop, bead shop, craft supplies, yarn store, art supplies`,
    ),
    spanish: listed('tienda de lanas, tienda de manualidades, material de manualidades, bellas artes'),
    french: listed('boutique de laine, magasin de laine, loisirs créatifs, fournitures beaux-arts'),
    italian: listed('negozio di lane, hobbistica, articoli per belle arti'),
    german: listed(
      `wollladen, wollgeschäft, handarbeitsladen, bastelladen, bastelgeschäft, perlenladen, künstlerbedarf`,
    ),
    japanese: listed('毛糸店, 手芸店, 手芸屋, 毛糸屋, 画材店, ビーズ店'),
    Korean: listed('뜨개방, 털실 가게, 공예 재료점, 뜨개실, 화방'),
  },
  things: {
    english: listed(
      `wool, yarn, knitting needles, patterns, beads, knit night, crochet hook, needles, buttons, crochet, knitting, embroidery thread`,
    ),
    spanish: listed('lana, ovillo, agujas, patrones, abalorios, ganchillo, punto'),
    french: listed('laine, pelote, aiguilles à tricoter, patrons, perles, crochet, tricot'),
    italian: listed('lana, gomitolo, ferri, modelli, perline, uncinetto, maglia, filati'),
    german: listed(`wolle, garn, stricknadeln, anleitung, perlen, stricktreff, häkelnadel, bastelmaterial`),
    japanese: listed('毛糸, 編み針, 編み図, ビーズ, 刺繍糸, かぎ針, 編み物'),
    Korean: listed('털실, 대바늘, 코바늘, 도안, 비즈'),
  },
}
