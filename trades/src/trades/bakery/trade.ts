import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'bakery',
  kind: 'food-counter',
  otherKind: 'maker',
  names: {
    english: 'Bakery',
    spanish: 'Panadería',
    french: 'Boulangerie',
    italian: 'Panetteria',
    german: 'Bäckerei',
    japanese: 'ベーカリー',
    Korean: '베이커리',
  },
  naming: {
    english:
      listed(`baker, bakehouse, patisserie, bread shop, bread bakery, sourdough bakery, pastry shop, pastry chef,
      bread baker`),
    spanish: listed(`panadero, pastelería, pastelero, repostería, horno de pan, obrador, confitería, tahona,
      pan artesano, panadera, obrador de pan, panadería artesanal`),
    french: listed(
      `boulanger, boulangère, pâtissier, pâtisserie, fournil, viennoiserie, pains au levain, pain au levain`,
    ),
    italian: listed(`panettiere, pasticceria, pasticcere, fornaio, panificio, forno, focaccia barese,
      pane a lievito madre, fornaia, forno artigianale`),
    german: listed(`bäcker, backstube, backhaus, konditorei, konditor, brotmanufaktur, holzofenbäckerei,
      holzofenbrot, nusstorte, bauernbrot, Bäckerin, Brotbackstube`),
    japanese: listed(
      'パン屋, ブーランジェリー, 洋菓子店, ケーキ屋, パティスリー, 製パン, 食パン専門店, パン屋さん, ベーグル屋, ベーグル専門店, 手作りパン, 天然酵母パン, ベーグル',
    ),
    Korean: listed(
      '빵 굽는, 빵굽는, 천연발효종, 빵집, 제과점, 제과, 케이크 가게, 천연발효빵, 식빵 전문점, 수제빵, 동네 빵집, 베이글 가게, 식빵집, 소금빵집',
    ),
  },
  things: {
    english:
      listed(`bread, sourdough, loaf, cake, pastry, bun, croissant, cookie, pie, dough, baking, rye, focaccia,
      wood-fired oven, flour`),
    spanish: listed(
      `pan, masa madre, tarta, bollo, croissant, harina, magdalena, hogaza, dulce, barras, ensaimada`,
    ),
    french: listed(
      `pain, levain, gâteau, croissant, baguette, brioche, farine, tarte, cramique, miche, tartes`,
    ),
    italian: listed(
      `pane, lievito madre, torta, cornetto, focaccia, farina, biscotti, dolci, pagnotta, taralli`,
    ),
    german: listed('brot, sauerteig, kuchen, torte, brötchen, semmel, gebäck, mehl, brezel, zopf, roggen'),
    japanese: listed('パン, ケーキ, 焼き菓子, 天然酵母, 食パン, 菓子, クロワッサン, サンドイッチ, あんパン'),
    Korean: listed('빵, 케이크, 쿠키, 식빵, 사워도우, 크루아상, 디저트, 발효, 소금빵, 바게트'),
  },
  schemaType: 'Bakery',
}
