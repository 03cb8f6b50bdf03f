import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'perfumer',
  kind: 'maker',
  names: {
    english: 'Perfumer',
    spanish: 'Perfumista',
    french: 'Parfumeur créateur',
    italian: 'Profumiere',
    german: 'Parfümeurin',
    japanese: '調香師',
    Korean: '조향사',
  },
  naming: {
    english: listed(`perfume maker, natural cosmetics maker, skincare maker, balm maker, incense maker,
      essential oil distiller, bespoke perfume`),
    spanish: listed('perfumes artesanales, cosmética artesanal, aceites esenciales'),
    french: listed(`créateur de parfums, cosmétiques artisanaux, savonnerie cosmétique,
      distillateur d’huiles essentielles, baumes artisanaux`),
    italian: listed('profumi artigianali, cosmetici artigianali, oli essenziali'),
    german: listed(
      `parfümmanufaktur, duftmanufaktur, naturkosmetik manufaktur, räucherwerk, salbenmanufaktur`,
    ),
    japanese: listed('香水工房, 手作りコスメ, お香, アロマ調合, 線香'),
    Korean: listed('향수 공방, 수제 화장품, 인센스, 아로마 공방'),
  },
  things: {
    english: listed('scents, balms, oils, incense, lavender, creams, essential oils, bottles'),
    spanish: listed('aromas, bálsamos, esencias, lavanda, cremas, inciensos'),
    french: listed('senteurs, baumes, huiles essentielles, encens, lavande, crèmes'),
    italian: listed('fragranze, balsami, essenze, lavanda, creme, incensi'),
    german: listed('düfte, salben, öle, räuchern, lavendel, cremes'),
    japanese: listed('香り, 精油, バーム, アロマ, 香木'),
    Korean: listed('향, 오일, 밤, 디퓨저, 룸스프레이'),
  },
}
