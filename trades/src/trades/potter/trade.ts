import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'potter',
  kind: 'maker',
  otherKind: 'classes',
  names: {
    english: 'Potter',
    spanish: 'Ceramista',
    french: 'Céramiste',
    italian: 'Ceramista',
    german: 'Töpferei',
    japanese: '陶芸工房',
    Korean: '도예 공방',
  },
  naming: {
    english:
      listed(`pottery, ceramicist, ceramics studio, ceramics, pottery studio, studio potter, hand-thrown pottery,
      ceramic artist`),
    spanish: listed('cerámica, alfarero, alfarería, taller de cerámica, alfarera'),
    french: listed('céramique, poterie, potier, potière, atelier de poterie, atelier de céramique'),
    italian: listed('ceramica, ceramiche, vasaio, laboratorio di ceramica, vasaia, bottega di ceramica'),
    german: listed('töpfer, keramik, keramikwerkstatt, keramikatelier, töpferin, keramikerin'),
    japanese: listed('陶芸, 陶芸家, 窯元, 焼き物, 陶器, うつわ工房, 陶工, 器作家, やきもの工房'),
    Korean: listed('도예, 도자기, 도예가, 도자기 공방, 물레 체험, 도예원, 도자기 작가'),
  },
  things: {
    english: listed('mug, bowl, clay, glaze, kiln, wheel, stoneware, porcelain, vase, throwing'),
    spanish: listed('arcilla, taza, horno, esmalte, torno'),
    french: listed('argile, bol, tasse, four, émail, grès, tour'),
    italian: listed('argilla, tazza, smalto, tornio, ciotola'),
    german: listed('ton, tasse, schale, glasur, brennofen, drehscheibe, steinzeug'),
    japanese: listed('茶碗, 土, 釉薬, ろくろ, 皿, 器, 窯'),
    Korean: listed('흙, 그릇, 물레, 가마, 유약, 찻잔'),
  },
}
