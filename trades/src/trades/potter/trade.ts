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
    english: [
      'pottery',
      'ceramicist',
      'ceramics studio',
      'ceramics',
      'pottery studio',
      'studio potter',
      'hand-thrown pottery',
      'ceramic artist',
    ],
    spanish: ['cerámica', 'alfarero', 'alfarería', 'taller de cerámica'],
    french: ['céramique', 'poterie', 'potier', 'potière', 'atelier de poterie', 'atelier de céramique'],
    italian: ['ceramica', 'ceramiche', 'vasaio', 'laboratorio di ceramica'],
    german: ['töpfer', 'keramik', 'keramikwerkstatt', 'keramikatelier', 'töpferin', 'keramikerin'],
    japanese: ['陶芸', '陶芸家', '窯元', '焼き物', '陶器', 'うつわ工房'],
    Korean: ['도예', '도자기', '도예가', '도자기 공방'],
  },
  things: {
    english: ['mug', 'bowl', 'clay', 'glaze', 'kiln', 'wheel', 'stoneware', 'porcelain', 'vase', 'throwing'],
    spanish: ['arcilla', 'taza', 'horno', 'esmalte', 'torno'],
    french: ['argile', 'bol', 'tasse', 'four', 'émail', 'grès', 'tour'],
    italian: ['argilla', 'tazza', 'smalto', 'tornio', 'ciotola'],
    german: ['ton', 'tasse', 'schale', 'glasur', 'brennofen', 'drehscheibe', 'steinzeug'],
    japanese: ['茶碗', '土', '釉薬', 'ろくろ', '皿', '器', '窯'],
    Korean: ['흙', '그릇', '물레', '가마', '유약', '찻잔'],
  },
}
