import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'body-shop',
  kind: 'repairer',
  names: {
    english: 'Car body shop',
    spanish: 'Taller de chapa y pintura',
    french: 'Carrosserie',
    italian: 'Carrozzeria',
    german: 'Karosserie- und Lackierwerkstatt',
    japanese: '板金塗装',
    Korean: '자동차 판금',
  },
  naming: {
    english:
      listed(`body shop, bodyshop, car body repairs, auto body, collision repair, panel beating, panel beater,
      spray shop, car painting, smart repair, car restoration, classic car restoration`),
    spanish: listed('chapista, pintura de coches, restauración de coches clásicos'),
    french: listed(
      `carrossier, carrosserie peinture, débosselage, restauration de voitures anciennes, peinture auto`,
    ),
    italian: listed('carrozziere, verniciatura auto, restauro auto d’epoca'),
    german: listed(`karosseriewerkstatt, karosseriebau, autolackiererei, lackiererei, unfallinstandsetzung,
      oldtimer restaurierung`),
    japanese: listed(
      '鈑金塗装, 板金屋, 車の板金, 旧車レストア, 車のキズ修理, 鈑金屋, 自動車板金, キズへこみ修理',
    ),
    Korean: listed('판금 도색, 자동차 도색, 사고차 수리, 외형 복원, 판금집'),
  },
  things: {
    english: listed('dents, scratches, bumper, paint, insurance claims, rust, respray, chassis'),
    spanish: listed('golpes, arañazos, parachoques, pintura'),
    french: listed('rayures, bosses, pare-chocs, peinture, rouille'),
    italian: listed('bolli, graffi, paraurti, vernice, grandine, verniciatura'),
    german: listed('dellen, kratzer, lack, stoßstange, unfallschaden, rost, karosserie'),
    japanese: listed('へこみ, キズ, バンパー, 保険'),
    Korean: listed('찌그러짐, 흠집, 범퍼, 도색, 보험'),
  },
}
