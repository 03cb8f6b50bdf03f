import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'beekeeper',
  kind: 'maker',
  otherKind: 'food-counter',
  names: {
    english: 'Beekeeper',
    spanish: 'Apicultor',
    french: 'Apiculteur',
    italian: 'Apicoltore',
    german: 'Imker',
    japanese: '養蜂場',
    Korean: '양봉장',
  },
  naming: {
    english: ['beekeeping', 'honey farm', 'apiary', 'honey producer', 'bee farm', 'honey maker'],
    spanish: ['apicultura', 'apicultora', 'miel artesana', 'productor de miel'],
    french: ['apiculture', 'apicultrice', 'miellerie', 'producteur de miel'],
    italian: ['apicoltura', 'apiario', 'produttore di miele', 'apicoltrice'],
    german: ['imkerei', 'imkerin', 'bienenhof', 'honigmanufaktur', 'bienenzucht'],
    japanese: ['養蜂', '養蜂家', 'はちみつ屋', '養蜂園'],
    Korean: ['양봉', '양봉가', '꿀벌농장', '벌꿀 농장'],
  },
  things: {
    english: ['honey', 'bees', 'hive', 'beeswax', 'comb', 'nectar', 'pollen', 'swarm'],
    spanish: ['miel', 'abeja', 'colmena', 'cera', 'polen'],
    french: ['miel', 'abeille', 'ruche', 'cire', 'pollen', 'essaim'],
    italian: ['miele', 'ape', 'arnia', 'cera', 'polline', 'alveare'],
    german: ['honig', 'biene', 'bienenstock', 'wachs', 'wabe', 'propolis'],
    japanese: ['はちみつ', 'ハチミツ', '蜂蜜', '蜜蜂', '蜜蝋', '巣箱'],
    Korean: ['꿀', '벌꿀', '꿀벌', '밀랍', '벌통'],
  },
}
