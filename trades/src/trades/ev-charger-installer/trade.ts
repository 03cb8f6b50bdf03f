import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'ev-charger-installer',
  kind: 'building-trade',
  names: {
    english: 'EV charger installer',
    spanish: 'Instalador de cargadores eléctricos',
    french: 'Installateur de bornes de recharge',
    italian: 'Installatore di colonnine',
    german: 'Wallbox-Installation',
    japanese: 'EV充電器設置',
    Korean: '전기차 충전기 설치',
  },
  naming: {
    english:
      listed(`EV charger, EV chargers, EV charger installation, car charger installation, wallbox installation,
      electric vehicle chargers, electric car charger, EV charging points, charge point installer,
      home charging points`),
    spanish:
      listed(`puntos de recarga, punto de recarga, cargador de coche eléctrico, cargadores coche eléctrico,
      wallbox`),
    french:
      listed(`bornes de recharge, borne de recharge, recharge véhicule électrique, installateur IRVE, IRVE,
      wallbox`),
    italian: listed(`colonnine di ricarica, colonnina di ricarica, wallbox, ricarica auto elettriche,
      stazioni di ricarica`),
    german:
      listed(`Wallbox, Wallboxen, Ladestationen, Ladesäulen, E-Mobilität, Wallbox-Montage, Ladeinfrastruktur,
      Wallbox-Installateur, Wallbox-Installateurin`),
    japanese: listed('EV充電設備, 電気自動車充電, EVコンセント, 充電器設置工事, EV充電工事'),
    Korean: listed('전기차 충전기, 충전기 설치, 전기차 충전소, 홈충전기, 완속충전기'),
  },
  things: {
    english: listed(
      `cable, tethered, type 2, kW, grant, smart charging, load balancing, Tesla, app, socket, workplace`,
    ),
    spanish: listed('coche eléctrico, garaje, cable, comunidad, recarga, kilovatios, subvención, boletín'),
    french: listed('véhicule électrique, copropriété, câble, parking, garage, kW, prise, crédit'),
    italian: listed('auto elettrica, garage, cavo, condominio, ricarica, kilowatt, presa, bonus'),
    german: listed('Laden, Kabel, kW, Garage, Elektroauto, Zähler, Lastmanagement, Förderung, Ladekabel'),
    japanese: listed('充電, コンセント, 電気自動車, 駐車場, 200V, ケーブル, V2H, 補助金'),
    Korean: listed('충전, 전기차, 케이블, 주차장, 완속, 급속, 보조금, 아파트'),
  },
}
