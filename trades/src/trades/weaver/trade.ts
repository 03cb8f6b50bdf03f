import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'weaver',
  kind: 'maker',
  names: {
    english: 'Weaver',
    spanish: 'Tejedora artesana',
    french: 'Tisserand',
    italian: 'Tessitrice',
    german: 'Handweberei',
    japanese: '手織り工房',
    Korean: '직조 공방',
  },
  naming: {
    english:
      listed(`weaving, handweaver, hand weaver, handwoven, weaving studio, textile artist, hand weaving,
      tapestry weaver, weaving workshop, rug maker, rug weaver, handloom, loom weaving, knitwear designer,
      crochet designer, hand-knit, feltmaking`),
    spanish: listed('tejedor, telar, tejido artesanal, tejeduría, tapices, taller de telar'),
    french: listed(
      `tisserande, tissage, tissage à la main, atelier de tissage, tissage main, artiste textile, lissier,
      tisse, tissons`,
    ),
    italian: listed(
      `tessitura a mano, tessitura, tessitore, laboratorio di tessitura, arazzi, tessuti a mano,
      tesso, tessiamo`,
    ),
    german: listed(`Weberei, Weber, Weberin, Handweber, Handweberin, Webatelier, Webwerkstatt, Teppichweberei,
      Strickdesign, Textilkunst, Textilkünstler, Textilkünstlerin, Filzwerkstatt, Strickmanufaktur,
      Leinenweberei`),
    japanese: listed('機織り, 染織工房, 織物工房, 手織り, 織物, 西陣織, 裂き織り, 編み物作家'),
    Korean: listed('직조, 위빙, 위빙 공방, 베틀, 뜨개 공방, 태피스트리, 뜨개질, 베틀 공방'),
  },
  things: {
    english:
      listed(`loom, yarn, scarves, warp, weft, tapestry, linen, wool, blankets, shuttle, tweed, jumpers, throws,
      cushions, baskets, needles, willow, shawls`),
    spanish: listed('lana, urdimbre, trama, mantas, bufandas, alfombras, lino, algodón'),
    french: listed('métier à tisser, laine, écharpes, chaîne, trame, plaids, lin, tapis, coussins'),
    italian: listed('telaio, lana, ordito, trama, sciarpe, coperte, lino, tappeti, cotone'),
    german: listed(
      `Webstuhl, Garn, Schals, Kette, Schuss, Wolle, Leinen, Teppiche, Decken, Mützen, Handtücher`,
    ),
    japanese: listed('織機, 糸, 経糸, 緯糸, ストール, 帯, 羊毛, 麻, 木綿, マフラー'),
    Korean: listed('실, 날실, 씨실, 목도리, 니트, 양모, 러그, 코바늘'),
  },
}
