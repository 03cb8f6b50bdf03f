import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'pest-control',
  kind: 'home-call-out',
  names: {
    english: 'Pest control',
    spanish: 'Control de plagas',
    french: 'Lutte antinuisibles',
    italian: 'Disinfestazioni',
    german: 'Schädlingsbekämpfung',
    japanese: '害虫駆除',
    Korean: '해충 방제',
  },
  naming: {
    english:
      listed(`pest controller, pest management, exterminator, rat catcher, wasp nest removal, bed bug treatment,
      termite treatment, fumigation, rodent control, mole catcher, pest removal, extermination, wasp nest,
      mole control, termite control, bird proofing, bee removal, mosquito control, critter control`),
    spanish:
      listed(`fumigación, desratización, desinsectación, fumigador, exterminador, exterminador de plagas,
      control de aves, plagas,
      fumigo, fumigamos`),
    french: listed(`dératisation, désinsectisation, nuisibles, dératiseur, punaises de lit, désinsectiseur,
      désinsectisation et dératisation, destruction de nids, nid de frelons, punaises de lit traitement,
      taupier, antinuisible, anti-nuisibles`),
    italian:
      listed(`disinfestazione, derattizzazione, disinfestatore, allontanamento volatili, controllo infestanti,
      deblattizzazione,
      disinfestiamo`),
    german:
      listed(`schädlingsbekämpfer, kammerjäger, ungezieferbekämpfung, rattenbekämpfung, wespenbekämpfung,
      Schädlingsbekämpferin, Kammerjägerin, Wespennotdienst, Taubenabwehr, Desinfektor, Desinfektorin,
      Marderabwehr, Maulwurffänger, Wespennestentfernung, Bettwanzenbekämpfung`),
    japanese: listed(
      'シロアリ駆除, ネズミ駆除, 蜂の巣駆除, 害獣駆除, 害虫防除, ゴキブリ駆除, ハチ駆除, 鳩対策, 害虫屋',
    ),
    Korean: listed(
      '방역, 해충 퇴치, 방역업체, 쥐 퇴치, 벌레 퇴치, 소독 업체, 해충 방역, 해충방제, 바퀴벌레 퇴치, 벌집제거, 빈대 퇴치, 소독업체, 방역 소독, 쥐 잡는 곳, 쥐 잡아, 바퀴벌레 잡아, 벌레 잡아',
    ),
  },
  things: {
    english:
      listed(`pest, mice, mouse, rat, ant, wasp, cockroach, moth, flea, insect, spider, bed bug, termite, bait,
      hornet, squirrel, rodent, rats, wasps, ants, cockroaches, bed bugs, traps, nests, droppings, moles,
      fleas, squirrels, pigeons, moths, proofing`),
    spanish: listed('rata, ratón, cucaracha, avispa, termita, chinche, hormiga, ratas'),
    french: listed('rat, souris, cafard, guêpe, frelon, termite, puce, rats, guêpes'),
    italian: listed('ratto, topo, scarafaggio, vespa, parassiti, zanzara, cimice, termite'),
    german:
      listed(`ratte, maus, wespe, schabe, ameise, bettwanze, motte, ungeziefer, schädling, marder, Ratten, Mäuse,
      Wespen, Ameisen, Schaben, Bettwanzen, Köder, Fallen, Nest, Motten, Tauben, Flöhe`),
    japanese: listed('害虫, ネズミ, シロアリ, ゴキブリ, 蜂, 駆除, スズメバチ, ハクビシン'),
    Korean: listed('해충, 바퀴벌레, 쥐, 개미, 소독, 벌집, 빈대, 말벌, 흰개미, 좀벌레'),
  },
  schemaType: 'HomeAndConstructionBusiness',
}
