import { listed } from '../../listed.ts'
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
    english:
      listed(`beekeeping, honey farm, apiary, honey producer, bee farm, honey maker, bee keeper, apiarist,
      swarm collection, swarm collector, bee swarms, local honey, beekeepers, raw honey`),
    spanish:
      listed(`apicultura, apicultora, miel artesana, productor de miel, colmenas, colmenar, miel artesanal,
      enjambres, apiario`),
    french: listed(`apiculture, apicultrice, miellerie, producteur de miel, rucher, récupération d’essaims,
      miel artisanal,
      récolte mon miel, récoltons notre miel`),
    italian:
      listed(`apicoltura, apiario, produttore di miele, apicoltrice, azienda apistica, miele artigianale,
      recupero sciami`),
    german:
      listed(`imkerei, imkerin, bienenhof, honigmanufaktur, bienenzucht, Bienenzüchter, Bienenzüchterin, Honighof,
      Schwarmfänger, Schwarmfängerin, Bienenpatenschaft`),
    japanese: listed('養蜂, 養蜂家, はちみつ屋, 養蜂園, 蜂蜜専門店, ハチミツ専門店, 蜂蜜屋'),
    Korean: listed(
      '양봉, 양봉가, 꿀벌농장, 벌꿀 농장, 양봉원, 양봉 농장, 꿀농원, 토종꿀, 양봉 농가, 꿀 농장',
    ),
  },
  things: {
    english:
      listed(`honey, bees, hive, beeswax, comb, nectar, pollen, swarm, hives, honeycomb, swarms, queens, nucs,
      jars, heather, propolis, mead`),
    spanish: listed('miel, abeja, cera, polen, abejas, propóleo, panal, romero, jalea real, tarros'),
    french: listed(
      `miel, abeille, ruche, cire, pollen, essaim, ruches, abeilles, propolis, pots, lavande, gelée royale`,
    ),
    italian: listed(
      `miele, arnia, cera, polline, alveare, api, arnie, alveari, propoli, sciame, millefiori, acacia`,
    ),
    german:
      listed(`honig, biene, bienenstock, wachs, wabe, propolis, Bienen, Bienenvölker, Waben, Blütenhonig, Met,
      Königinnen, Waldhonig, Schwarm, Pollen`),
    japanese: listed(
      'はちみつ, ハチミツ, 蜂蜜, 蜜蜂, 蜜蝋, 巣箱, ミツバチ, 花粉, 百花蜜, レンゲ, ローヤルゼリー, 採蜜',
    ),
    Korean: listed('꿀, 벌꿀, 꿀벌, 밀랍, 벌통, 아카시아, 프로폴리스, 화분, 로열젤리, 채밀'),
  },
}
