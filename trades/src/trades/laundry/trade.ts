import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'laundry',
  kind: 'home-call-out',
  otherKind: 'shop',
  names: {
    english: 'Laundry and dry cleaning',
    spanish: 'Lavandería y tintorería',
    french: 'Pressing',
    italian: 'Lavanderia',
    german: 'Reinigung und Wäscherei',
    japanese: 'クリーニング店',
    Korean: '세탁소',
  },
  naming: {
    english: listed(`dry cleaner, dry cleaning, laundry, launderette, laundrette, laundromat, laundry service,
      wash and fold, service wash, shirt service, wedding dress cleaning, dress cleaning`),
    spanish: listed('lavandería, tintorería, lavandería a domicilio, limpieza en seco'),
    french: listed('blanchisserie, laverie, nettoyage à sec, teinturerie'),
    italian: listed('tintoria, lavasecco, lavanderia self service'),
    german: listed(`wäscherei, textilreinigung, waschsalon, heißmangel, chemische reinigung, hemdenservice`),
    japanese: listed('クリーニング屋, 宅配クリーニング, コインランドリー, 洗濯代行, クリーニング'),
    Korean: listed('세탁, 빨래방, 코인빨래방, 세탁 배달, 드라이클리닝, 세탁 전문점'),
  },
  things: {
    english: listed('wash, iron, press, shirt, duvet, suit, stain, fold, curtains, linen'),
    spanish: listed('lavado, plancha, camisa, edredón, mancha, traje'),
    french: listed('lavage, chemise, couette, tache, linge'),
    italian: listed('lavaggio, stiro, camicia, piumone, macchia'),
    german: listed('wäsche, hemd, bettwäsche, fleck, bügeln, anzug'),
    japanese: listed('ワイシャツ, 布団, アイロン, 着物, 洗濯'),
    Korean: listed('와이셔츠, 이불, 얼룩, 정장, 운동화'),
  },
  schemaType: 'DryCleaningOrLaundry',
}
