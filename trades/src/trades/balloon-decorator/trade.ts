import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'balloon-decorator',
  kind: 'events',
  names: {
    english: 'Balloon decorator',
    spanish: 'Decoración con globos',
    french: 'Décoratrice ballons',
    italian: 'Allestimenti con palloncini',
    german: 'Ballondekoration',
    japanese: 'バルーン装飾',
    Korean: '풍선 장식',
  },
  naming: {
    english:
      listed(`balloon decor, balloon artist, balloon arches, balloon decorations, balloons, balloon garlands,
      balloon shop, balloon delivery, balloon stylist, backdrop hire, balloon bouquets, balloon arch,
      party styling, balloon garland, backdrop styling, helium balloons`),
    spanish: listed(`globos, arreglos con globos, decoradora de globos, arcos de globos, guirnaldas de globos,
      tienda de globos, bouquets de globos`),
    french: listed(`décoration de ballons, décoration ballons, arche de ballons, ballons hélium, ballooneuse,
      guirlande de ballons, bouquet de ballons, décorateur ballons`),
    italian:
      listed(`palloncini, balloon art, decorazioni con palloncini, addobbi con palloncini, archi di palloncini,
      balloon designer, negozio di palloncini`),
    german:
      listed(`Ballonkünstlerin für Deko, Luftballons, Ballondeko, Ballongirlanden, Ballonladen, Ballonshop,
      Ballonservice, Heliumballons, Ballondesign, Ballonbogen, Ballondekorateur, Ballondekorateurin`),
    japanese: listed(
      'バルーンショップ, バルーンギフト, バルーンデコレーション, バルーンアーティスト, 風船装飾, 風船屋, バルーン電報',
    ),
    Korean: listed('풍선장식, 헬륨풍선, 풍선 꽃다발, 풍선가게, 풍선 아치, 벌룬샵, 파티풍선'),
  },
  things: {
    english:
      listed(`helium, foil, garland, baby shower, gender reveal, organic, numbers, backdrop, centrepieces,
      birthday, colours, confetti, flower walls, sweet cart`),
    spanish: listed('helio, guirnalda, cumpleaños, baby shower, arco, números, bautizo, fiesta, centros'),
    french: listed(`hélium, arche, guirlande, anniversaire, baby shower, chiffres, baptême, fête, couleurs`),
    italian: listed('elio, arco, ghirlanda, compleanno, battesimo, numeri, feste, diciottesimo, colori'),
    german:
      listed(`Helium, Girlande, Folienballon, Babyparty, Zahlen, Hochzeit, Einschulung, Bogen, Taufe, Farben,
      Konfetti`),
    japanese: listed('風船, ヘリウム, アーチ, 誕生日, 開店祝い, 数字, ガーランド, おむつケーキ, 装飾'),
    Korean: listed('풍선, 헬륨, 아치, 생일, 브라이덜샤워, 숫자풍선, 가랜드, 개업, 프로포즈'),
  },
}
