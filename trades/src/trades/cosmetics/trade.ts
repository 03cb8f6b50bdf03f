import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'cosmetics',
  kind: 'shop',
  names: {
    english: 'Cosmetics shop',
    spanish: 'Perfumería',
    french: 'Parfumerie',
    italian: 'Profumeria',
    german: 'Kosmetikgeschäft',
    japanese: '化粧品店',
    Korean: '화장품 가게',
  },
  naming: {
    english: listed('cosmetics store, skincare shop, perfume shop, perfumery, natural cosmetics shop'),
    spanish: listed('tienda de cosmética, cosmética natural, tienda de perfumes'),
    french: listed('boutique de cosmétiques, cosmétiques naturels, magasin de cosmétiques'),
    italian: listed('negozio di cosmetici, cosmetici naturali, erboristeria cosmetica'),
    german: listed('parfümerie, naturkosmetik laden, drogerie'),
    japanese: listed('コスメショップ, 香水店, 自然派化粧品'),
    Korean: listed('화장품 매장, 향수 가게'),
  },
  things: {
    english: listed('skincare, perfume, lipstick, creams, samples, fragrance'),
    spanish: listed('cremas, perfume, pintalabios, muestras, fragancias'),
    french: listed('crèmes, parfum, rouge à lèvres, échantillons, senteurs'),
    italian: listed('creme, profumo, rossetto, campioni, fragranze'),
    german: listed('cremes, parfum, lippenstift, düfte, naturkosmetik, proben'),
    japanese: listed('化粧水, 香水, 口紅, クリーム, スキンケア'),
    Korean: listed('크림, 향수, 립스틱, 스킨케어, 샘플'),
  },
}
