import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'painter-decorator',
  kind: 'building-trade',
  names: {
    english: 'Painter and decorator',
    spanish: 'Pintura y decoración',
    french: 'Peinture et décoration',
    italian: 'Imbianchino',
    german: 'Malerbetrieb',
    japanese: '塗装',
    Korean: '페인트·도배',
  },
  naming: {
    english:
      listed(`house painter, decorator, painting contractor, painting and decorating, exterior painting,
      interior painting, paint houses, paint rooms, house painting, room painting, decorators`),
    spanish: listed(
      `pintor de casas, pintura de casas, pintor de interiores, pintor decorador, pintura de interiores,
      pinto pisos, pintamos pisos, pinto casas, pintamos casas`,
    ),
    french: listed(
      `peintre en bâtiment, peintre décorateur, peinture intérieure, travaux de peinture, ravalement`,
    ),
    italian: listed(`tinteggiatura, decoratore, pittore edile, tinteggiature, imbiancatura,
      imbianco, imbianchiamo`),
    german: listed(`maler, anstreicher, malermeister, malerarbeiten, maler und lackierer, fassadenanstrich,
      lackierer, streichen, Malerin`),
    japanese: listed('塗装業, 外壁塗装, 塗装屋, 塗装店, 屋根塗装, 塗装工事, ペンキ屋, ペンキ屋さん'),
    Korean: listed('페인트 시공, 도장 공사, 페인트칠, 도장업체, 칠집, 페인트공, 외벽 도색'),
  },
  things: {
    english:
      listed(`paint, wall, ceiling, brush, colour, color, varnish, facade, emulsion, woodwork, wallpaper, roller,
      filler, repaint, painter, painting`),
    spanish: listed('pintar, pared, techo, gotelé, fachada, barniz, pintor'),
    french: listed('peindre, mur, plafond, façade, enduit, peintre'),
    italian: listed('pareti, soffitto, facciata, stucco, vernice'),
    german: listed('wand, decke, farbe, tapete, fassade, lack, pinsel'),
    japanese: listed('外壁, 壁紙, ペンキ, 屋根, 塗り替え'),
    Korean: listed('페인트, 벽지, 외벽, 도장, 천장, 칠'),
  },
  schemaType: 'HousePainter',
}
