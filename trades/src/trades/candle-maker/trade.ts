import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'candle-maker',
  kind: 'maker',
  names: {
    english: 'Candle maker',
    spanish: 'Velas artesanales',
    french: 'Cirier',
    italian: 'Candele artigianali',
    german: 'Kerzenmanufaktur',
    japanese: 'キャンドル工房',
    Korean: '캔들 공방',
  },
  naming: {
    english:
      listed(`candle making, handmade candles, candlemaker, soy candles, candle company, beeswax candles,
      scented candles, chandlery candles, wax melts, candle studio, home fragrance, hand-poured candles,
      hand poured candles, make candles`),
    spanish: listed(`cerería, velas aromáticas, velas de soja, velera artesana, cerero, taller de velas,
      velas cera de abeja, velas artesanales, velas de soya`),
    french:
      listed(`bougies artisanales, bougies parfumées, ciergerie, fabricante de bougies, bougies naturelles,
      bougies en cire d’abeille`),
    italian: listed(
      `cereria, candele profumate, candele di soia, candelaia, candele fatte a mano, candele in cera d’api`,
    ),
    german: listed(`Kerzenzieherei, Kerzenwerkstatt, Sojakerzen, Duftkerzen, Bienenwachskerzen, Kerzenmacher,
      Kerzenmacherin, Taufkerzen, Kerzenatelier, Hochzeitskerzen, Wachszieher, Wachszieherin`),
    japanese: listed(
      '手作りキャンドル, キャンドル作家, アロマキャンドル, キャンドルアトリエ, ろうそく屋, 和ろうそく, キャンドル教室',
    ),
    Korean: listed('캔들공방, 수제캔들, 소이캔들, 향초, 밀랍초, 디퓨저 공방, 향초 공방, 캔들 클래스'),
  },
  things: {
    english:
      listed(`wicks, wax, scents, jars, beeswax, tapers, pillars, diffusers, tins, refills, fragrance, burn time,
      soy, hand-dipped`),
    spanish: listed('mecha, cera, aromas, soja, tarros, bautizo, difusores, fragancia, moldes'),
    french: listed('mèche, cire, soja, parfum, fondants, contenants, diffuseur, colza, flamme'),
    italian: listed('stoppino, cera, profumo, soia, vasetti, battesimo, diffusori, fragranza, stampi'),
    german: listed(
      `Kerzen, Docht, Wachs, Duft, Taufe, Bienenwachs, Stumpen, Verzieren, Hochzeit, Sojawachs, Teelichter`,
    ),
    japanese: listed('キャンドル, 蜜蝋, ソイワックス, 芯, 香り, アロマ, ろうそく, 炎, サシェ'),
    Korean: listed('캔들, 심지, 왁스, 향, 디퓨저, 밀랍, 석고방향제, 소이, 태교'),
  },
}
