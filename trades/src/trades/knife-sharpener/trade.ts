import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'knife-sharpener',
  kind: 'repairer',
  names: {
    english: 'Knife sharpener',
    spanish: 'Afilador',
    french: 'Rémouleur',
    italian: 'Arrotino',
    german: 'Messerschleifer',
    japanese: '包丁研ぎ',
    Korean: '칼갈이',
  },
  naming: {
    english:
      listed(`knife sharpening, sharpening service, scissor sharpening, mobile sharpening, knife grinder,
      tool sharpening, blade sharpening, sharpen knives, shear sharpening, saw sharpening,
      knives sharpened, clipper blade sharpening, whetstone sharpening`),
    spanish: listed(`afilado de cuchillos, afiladora, afilador de cuchillos, afilado de tijeras, vaciador,
      afilado de herramientas, afilo cuchillos, afilamos cuchillos, afilamos, afilador ambulante`),
    french: listed(`affûtage, affûteur, aiguisage, rémouleuse, affûtage de couteaux, aiguiseur, affûteuse,
      affûtage ciseaux,
      aiguise, aiguisons, affûte vos couteaux`),
    italian:
      listed(`affilatura coltelli, arrotina, affilatura, affilatura forbici, arrotatura, affilo, affiliamo,
      affilatura lame`),
    german:
      listed(`Messerschleif, Gartengeräte schleifen, Scheren schleifen, Messer und Scheren, Messerschleiferin, Scherenschleifer,
      Scherenschleiferin, Schleifservice, Messerschleiferei, Schleiferei, Schleifdienst, Messer schleifen,
      Schärfdienst, Schärfservice, Werkzeugschleiferei`),
    japanese: listed(
      '包丁とはさみ, はさみの研ぎ, 研ぎ処, 刃物の研ぎ, 研ぎ屋, 刃物研ぎ, 研ぎ師, はさみ研ぎ, 包丁研ぎ屋, 出張研ぎ, 研磨屋, 包丁とぎ',
    ),
    Korean: listed('칼 갈아드립니다, 출장 칼갈이, 가위 연마, 칼 연마, 칼가는집, 미용가위 연마, 칼갈이 출장'),
  },
  things: {
    english: listed(`knives, scissors, shears, blades, edges, chisels, dull, blunt, whetstone, kitchen knife,
      mower blades, per blade, market, serrated`),
    spanish: listed('cuchillos, tijeras, filo, cuchilla, piedra, navajas, hojas, hostelería'),
    french: listed('couteaux, ciseaux, lames, tranchant, pierre, outils, émoussé, meule, marché'),
    italian: listed('coltelli, forbici, lame, filo, mola, utensili, cesoie, pietra'),
    german:
      listed(`Messer, Scheren, Klingen, stumpf, scharf, Schleifstein, Gartenscheren, Werkzeug, Stechbeitel,
      Wellenschliff, Kochmesser, Wochenmarkt`),
    japanese: listed('包丁, はさみ, 刃, 砥石, 切れ味, 鎌, 刃こぼれ, 裁ちばさみ, 彫刻刀'),
    Korean: listed('칼, 가위, 날, 숫돌, 식칼, 연마, 무뎌진, 회칼, 정육'),
  },
}
