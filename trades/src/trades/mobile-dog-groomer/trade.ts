import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'mobile-dog-groomer',
  kind: 'animals',
  otherKind: 'home-call-out',
  names: {
    english: 'Mobile dog groomer',
    spanish: 'Peluquería canina a domicilio',
    french: 'Toilettage canin à domicile',
    italian: 'Toelettatura a domicilio',
    german: 'Mobiler Hundesalon',
    japanese: '出張トリミング',
    Korean: '출장 애견미용',
  },
  naming: {
    english:
      listed(`mobile dog grooming, mobile groomer, mobile grooming van, mobile pet groomer, grooming van,
      mobile pet grooming, mobile cat groomer`),
    spanish: listed(`peluquería canina móvil, peluquero canino a domicilio, peluquera canina a domicilio,
      estética canina a domicilio, grooming a domicilio`),
    french: listed(`toiletteur à domicile, toiletteuse à domicile, toilettage mobile, camion de toilettage,
      toilettage ambulant, salon mobile canin`),
    italian:
      listed(`toelettatura mobile, toelettatore a domicilio, toelettatrice a domicilio, toelettatura itinerante,
      grooming a domicilio`),
    german: listed(`mobile Hundepflege, mobiler Hundefriseur, mobile Hundefriseurin, mobile Fellpflege,
      rollender Hundesalon, mobile Tierpflege`),
    japanese: listed('移動トリミング, 訪問トリミング, トリミングカー, 出張トリマー, 出張ペット美容'),
    Korean: listed(
      '방문 애견미용, 이동식 애견미용, 출장 미용사 강아지, 방문 고양이미용, 출장 고양이미용, 애견미용차',
    ),
  },
  things: {
    english:
      listed(`van, hydrobath, bath, nail clipping, fur, matted, your doorstep, brush out, drying, shampoo, coat,
      dogs, poodles`),
    spanish: listed('furgoneta, baño, corte, uñas, pelo, cepillado, perro, champú, nudos, secado'),
    french: listed('bain, tonte, griffes, poils, brossage, chien, camion, démêlage, séchage, chat'),
    italian: listed('furgone, bagno, tosatura, unghie, pelo, spazzolatura, cane, nodi, asciugatura, gatto'),
    german:
      listed(`Trimmen, Scheren, Baden, Krallen, Fell, Pfoten, Bürsten, Hausbesuche, Unterwolle, Hunde, Föhnen,
      verfilzt, Welpen`),
    japanese: listed('シャンプー, カット, 爪切り, 耳掃除, 老犬, シニア犬, ご自宅, 毛玉, 肛門腺, 大型犬'),
    Korean: listed('목욕, 털깎기, 발톱, 노견, 엉킨 털, 집에서, 스트레스, 빗질, 강아지'),
  },
}
