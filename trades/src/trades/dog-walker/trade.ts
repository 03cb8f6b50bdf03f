import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'dog-walker',
  kind: 'animals',
  otherKind: 'home-call-out',
  names: {
    english: 'Dog walker',
    spanish: 'Paseador de perros',
    french: 'Promeneur de chiens',
    italian: 'Dog walker',
    german: 'Hundeausführer',
    japanese: '犬の散歩代行',
    Korean: '강아지 산책 대행',
  },
  naming: {
    english:
      listed(`dog walking, dog walkers, walk dogs, walk your dog, walking dogs, dog walks, walk your dogs,
      doggy day care, doggy daycare, dog daycare`),
    spanish: listed(`paseo de perros, paseadora de perros, paseos caninos, pasear perros, guardería canina,
      pasear a tu perro,
      paseo perros, paseamos perros, paseo perritos, saco perros`),
    french:
      listed(`promeneuse de chiens, promenade de chiens, promener votre chien, dog walker, balade de chiens,
      garderie pour chiens, garderie canine,
      promène vos chiens, promène les chiens, promenons vos chiens`),
    italian: listed(
      `dog walking, passeggiate cani, portare a spasso cani, dogsitter, dog sitter, asilo per cani,
      porto a spasso cani`,
    ),
    german: listed(`Gassiservice, Gassigeher, Gassigeherin, Hundesitter, Hundesitterin, Hundeausführerin,
      Hundeausführdienst, Dogwalker, Dogwalkerin, Hundebetreuung, Gassi gehen, Hundetagesstätte,
      Hunde-Kita, Hundespaziergänge, Hundetagespflege`),
    japanese: listed(
      '散歩代行, 犬のさんぽ, ペットの散歩, ドッグウォーカー, 犬のお散歩代行, ドッグシッター, 犬の保育園',
    ),
    Korean: listed('산책 대행, 반려견 산책, 도그워커, 강아지 산책, 펫시터 산책, 애견 유치원'),
  },
  things: {
    english:
      listed(`walks, group walks, solo walks, leads, leash, muddy paws, park, puppy visits, pick up, drop off,
      woods, off lead, paws, GPS, towelled`),
    spanish: listed(`paseos, perro, perros, correa, parque, grupo reducido, recogida, cachorro, GPS, bosque`),
    french: listed(
      `promenade, chien, chiens, laisse, forêt, balade collective, parc, chiot, toutou, compagnon`,
    ),
    italian: listed(
      `passeggiata, cane, cani, guinzaglio, parco, cucciolo, area cani, ritiro, gruppo, quattro zampe`,
    ),
    german:
      listed(`Gassi, Leine, Gassirunde, Gruppenspaziergang, Wald, Auslauf, Hundewiese, Rudel, Abholung, Freilauf,
      Pfoten, Welpen, Vierbeiner, Napf`),
    japanese: listed('お散歩, 愛犬, わんちゃん, リード, 公園, 大型犬, 小型犬, 足拭き, 写真報告, 留守'),
    Korean: listed('산책, 강아지, 반려견, 리드줄, 공원, 대형견, 소형견, 발닦기, 사진 전송, 배변봉투'),
  },
}
