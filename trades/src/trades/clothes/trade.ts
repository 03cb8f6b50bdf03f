import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'clothes',
  kind: 'shop',
  names: {
    english: 'Clothing store',
    spanish: 'Tienda de ropa',
    french: 'Magasin de vêtements',
    italian: 'Negozio di abbigliamento',
    german: 'Bekleidungsgeschäft',
    japanese: '洋服店',
    Korean: '옷 가게',
  },
  naming: {
    english:
      listed(`clothes shop, clothing shop, fashion boutique, womenswear, menswear, childrenswear, ladies fashion,
      clothing boutique`),
    spanish: listed(
      `boutique de moda, moda mujer, moda hombre, ropa infantil, moda infantil, tienda de moda`,
    ),
    french: listed(
      `prêt-à-porter, boutique de vêtements, mode femme, mode homme, vêtements enfants, boutique de mode`,
    ),
    italian: listed(
      `abbigliamento, abbigliamento donna, abbigliamento uomo, boutique di moda, abbigliamento bambini`,
    ),
    german:
      listed(`modegeschäft, damenmode, herrenmode, modeboutique, boutique für mode, kleiderladen, trachtenmode,
      naturmode, zweithaar mode`),
    japanese: listed(
      '洋服屋, 婦人服, 紳士服, 子供服店, セレクトショップ, アパレルショップ, ブティック, 服屋',
    ),
    Korean: listed('옷가게, 여성복, 남성복, 아동복, 의류 매장, 보세 옷, 편집숍, 보세 가게'),
  },
  things: {
    english: listed(
      `dress, shirt, trousers, jacket, jumper, knitwear, denim, outfit, new collection, fitting room, sizes`,
    ),
    spanish: listed(
      `vestido, camisa, pantalón, falda, blusa, chaqueta, vaqueros, colección, tallas, probador`,
    ),
    french: listed('robe, chemise, pantalon, veste, pull, jean, collection, tailles, cabine d’essayage'),
    italian: listed(`abito, camicia, pantaloni, gonna, maglia, giacca, jeans, collezione, taglie, camerino`),
    german: listed(
      `kleid, hemd, hose, bluse, jeans, kollektion, größe, umkleide, strickmode, jacken, kindermode`,
    ),
    japanese: listed('ワンピース, シャツ, ズボン, スカート, 新作, 試着, コーディネート, サイズ'),
    Korean: listed('원피스, 셔츠, 바지, 치마, 신상, 피팅, 사이즈, 니트'),
  },
}
