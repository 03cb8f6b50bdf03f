import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'face-painter',
  kind: 'children',
  otherKind: 'events',
  names: {
    english: 'Face painter',
    spanish: 'Pintacaras',
    french: 'Maquilleuse pour enfants',
    italian: 'Truccabimbi',
    german: 'Kinderschminken',
    japanese: 'フェイスペイント',
    Korean: '페이스페인팅',
  },
  naming: {
    english:
      listed(`face painting, face painters, facepainter, glitter tattoos, glitter bar, festival glitter,
      facepainting, paint faces, body painter`),
    spanish:
      listed(`maquillaje infantil, pinta caras, pintacaritas, tatuajes de purpurina, maquillaje de fantasía,
      pintura facial`),
    french:
      listed(`maquillage enfant, maquillage artistique enfants, maquilleur pour enfants, tatouages paillettes,
      bar à paillettes, face painting`),
    italian: listed('trucca bimbi, face painting, tatuaggi glitter, pittura del viso'),
    german:
      listed(`Facepainting, Gesichtsmalerei, Kinderschminker, Kinderschminkerin, Glitzertattoos, Bodypainting,
      Gesichter schminken`),
    japanese: listed(
      'フェイスペインティング, フェイスペインター, グリッターアート, ボディペイント, キッズメイク',
    ),
    Korean: listed('페이스 페인팅, 글리터 타투, 바디페인팅, 얼굴 그림, 페이스페인터'),
  },
  things: {
    english:
      listed(`butterflies, tigers, unicorns, festivals, fetes, birthday, sponge, brushes, washable, fun days,
      queue, glitter, pirates`),
    spanish: listed(
      `mariposa, tigre, purpurina, fiesta, cumpleaños, pinceles, niños, unicornio, hipoalergénico`,
    ),
    french: listed(`papillon, tigre, licorne, paillettes, anniversaire, kermesse, enfants, pinceaux, fards`),
    italian: listed('farfalla, tigre, glitter, festa, compleanno, pennelli, bambini, unicorno, sagra'),
    german:
      listed(`Schmetterling, Tiger, Einhorn, Glitzer, Kinderfest, Geburtstag, Pinsel, Stadtfest, Schminkfarben,
      Pirat, Schwamm`),
    japanese: listed('蝶々, イベント, お祭り, 子ども, 誕生日, ラメ, 筆, ハロウィン, シール'),
    Korean: listed('나비, 호랑이, 축제, 행사, 반짝이, 생일, 어린이, 붓, 운동회'),
  },
}
