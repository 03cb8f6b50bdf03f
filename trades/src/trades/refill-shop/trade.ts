import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'refill-shop',
  kind: 'shop',
  names: {
    english: 'Refill shop',
    spanish: 'Tienda a granel',
    french: 'Épicerie vrac',
    italian: 'Negozio sfuso',
    german: 'Unverpacktladen',
    japanese: '量り売りの店',
    Korean: '제로웨이스트샵',
  },
  naming: {
    english:
      listed(`zero waste shop, refill store, refillery, plastic-free shop, packaging-free shop, bulk store,
      zero waste store, bulk food store, refill station, mobile refill van, zero-waste shop, eco shop,
      plastic free shop, package-free store, unpackaged shop, refill van, bulk foods`),
    spanish: listed(
      `tienda residuo cero, zero waste, productos a granel, granel, tienda sin plástico, tienda sin envases`,
    ),
    french:
      listed(`magasin vrac, zéro déchet, épicerie zéro déchet, vrac, épicerie sans emballage, droguerie vrac,
      vrac ambulant`),
    italian:
      listed(`prodotti sfusi, negozio zero waste, detersivi alla spina, bottega sfusa, negozio alla spina, sfuso,
      negozio plastic free`),
    german: listed(`Unverpackt-Laden, Abfüllstation, plastikfreier Laden, verpackungsfreier Laden, Unverpackt,
      Zero-Waste-Laden, Abfüllladen`),
    japanese: listed(
      '量り売り, ゼロウェイストショップ, ゼロウェイスト, リフィルショップ, 裸売り, 量り売り専門店, バルクショップ',
    ),
    Korean: listed(
      '리필샵, 리필스테이션, 제로웨이스트, 무포장가게, 벌크 판매점, 무포장 상점, 리필 스테이션, 친환경 상점',
    ),
  },
  things: {
    english:
      listed(`jars, containers, pasta, detergent, grains, refills, scoop, washing-up liquid, by weight, oats,
      nuts, spices, dispensers, lentils, bring your own`),
    spanish: listed('botes, legumbres, detergente, frutos secos, cereales, especias, peso, envases, jabón'),
    french: listed('bocaux, contenants, pâtes, lessive, céréales, légumineuses, au poids, épices, silos'),
    italian: listed('barattoli, pasta, legumi, detersivo, cereali, peso, contenitori, spezie, dispenser'),
    german: listed(
      `Behälter, Nudeln, Waschmittel, Müsli, Abfüllen, nach Gewicht, Linsen, Seife, Spender, plastikfrei`,
    ),
    japanese: listed('瓶, 容器, ナッツ, 洗剤, 穀物, 豆, パスタ, プラスチックフリー, 持参'),
    Korean: listed('용기, 세제, 곡물, 소분, 견과, 비건, 샴푸바, 플라스틱, 수세미'),
  },
}
