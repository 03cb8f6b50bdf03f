import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'bike-repair',
  kind: 'repairer',
  otherKind: 'shop',
  names: {
    english: 'Bike repair',
    spanish: 'Taller de bicicletas',
    french: 'Réparation de vélos',
    italian: 'Officina per biciclette',
    german: 'Fahrradwerkstatt',
    japanese: '自転車修理',
    Korean: '자전거 수리',
  },
  naming: {
    english:
      listed(`bicycle repair, bicycle shop, bike shop, bike mechanic, bicycle mechanic, cycle repair, cycle shop,
      bike servicing, bike service, bicycle workshop, bikes fixed, fix bike, fix bicycle, bike workshop,
      mobile bike mechanic, e-bike repair, fix bikes, bikes repaired, puncture repair, wheel builder,
      repair bikes, cargo bikes`),
    spanish: listed(`taller de bicis, reparación de bicicletas, mecánico de bicicletas, tienda de bicicletas,
      reparación de bicis, mecánico de bicis, arreglo bicis, arreglamos bicis, arreglo bicicletas,
      arreglamos bicicletas, reparo bicis, reparamos bicis, bicicletería, mecánica de bicicletas`),
    french:
      listed(`réparateur de vélos, atelier vélo, magasin de vélos, vélociste, mécanicien cycles, mécanicien vélo,
      réparation vélo, réparateur vélo,
      répare les vélos, répare vos vélos, réparons les vélos, réparons vos vélos`),
    italian:
      listed(`ciclofficina, riparazione bici, riparazione biciclette, negozio di biciclette, meccanico bici,
      ciclista riparatore, officina biciclette, negozio di bici,
      riparo bici, ripariamo bici, riparo biciclette, ripariamo biciclette`),
    german:
      listed(`fahrradreparatur, fahrradladen, fahrradgeschäft, velowerkstatt, veloreparatur, fahrradmechaniker,
      zweiradmechaniker, radwerkstatt, fahrradservice, radladen, Zweiradmechanikerin,
      mobile Fahrradwerkstatt, Fahrradmechanikerin, Veloladen, E-Bike-Reparatur, Velomechaniker,
      Velomechanikerin, Lastenräder, Fahrradhändler, Fahrradhändlerin, Fahrräder reparieren,
      reparieren Fahrräder`),
    japanese: listed(
      '自転車屋, 自転車店, サイクルショップ, 自転車整備, パンク修理, 自転車の修理, 出張自転車修理, サイクルベース, 自転車屋さん, チャリ屋',
    ),
    Korean: listed(
      '자전거 정비, 자전거점, 자전거 가게, 자전거포, 자전거 매장, 자전거 수리점, 출장 자전거 수리, 자전거 샵, 자전거방',
    ),
  },
  things: {
    english:
      listed(`bicycle, bike, puncture, gear, brake, wheel, chain, e-bike, spoke, cyclist, inner tube, derailleur,
      commuter bike, punctures, gears, brakes, wheels, spokes, e-bikes, tubes, true, cables, saddle,
      cyclists, tune-up, bottom bracket`),
    spanish: listed('bicicleta, bici, pinchazo, cadena, freno, rueda, ciclista, cámara'),
    french:
      listed(`vélo, crevaison, chaîne, frein, roue, dérailleur, cycliste, vae, freins, vitesses, vélo électrique,
      chambre à air, rayons`),
    italian: listed('bicicletta, bici, foratura, catena, freno, ruota, e-bike, freni'),
    german:
      listed(`fahrrad, rad, velo, platten, schaltung, bremse, kette, e-bike, speiche, schlauch, laufrad, reifen,
      Bremsen, Speichen, Inspektion, Fahrräder, Licht, Zentrieren, Kinderräder`),
    japanese: listed('自転車, パンク, ブレーキ, チェーン, ロードバイク, 変速, タイヤ'),
    Korean: listed('자전거, 펑크, 브레이크, 체인, 로드바이크, 타이어, 전기자전거, 로드'),
  },
  schemaType: 'BikeStore',
}
