import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'towing',
  kind: 'home-call-out',
  names: {
    english: 'Towing',
    spanish: 'Grúas de coches',
    french: 'Dépannage auto',
    italian: 'Soccorso stradale',
    german: 'Abschleppdienst',
    japanese: 'ロードサービス',
    Korean: '견인 긴급출동',
  },
  naming: {
    english:
      listed(`tow truck, breakdown recovery, vehicle recovery, roadside assistance, car recovery, tow service,
      breakdown service, towing service, jump start service, towing company, wrecker service,
      car transport, recovery truck, roadside recovery`),
    spanish:
      listed(`grúa, grúas, servicio de grúa, auxilio en carretera, asistencia en carretera, rescate de vehículos,
      remolque de coches`),
    french: listed(`dépannage automobile, remorquage, dépanneuse, dépannage remorquage, dépanneur auto,
      assistance routière, remorquage voiture`),
    italian: listed(
      `carroattrezzi, carro attrezzi, recupero veicoli, autosoccorso, rimorchio auto, trasporto auto`,
    ),
    german: listed(`Pannenhilfe, Pannendienst, Abschleppunternehmen, Autotransporte, Fahrzeugtransport,
      Abschleppservice, Bergungsdienst, Pannenservice`),
    japanese: listed(
      'レッカー, レッカーサービス, 車の故障救援, レッカー移動, バッテリー上がり救援, 事故車引き上げ',
    ),
    Korean: listed('렉카, 견인차, 긴급출동, 자동차 견인, 레카, 배터리 방전 출동, 셀프로더'),
  },
  things: {
    english:
      listed(`flatbed, stuck, flat battery, winch, accident, lockout, motorway, breakdown, highway, vehicles,
      low loader, fuel delivery, stranded, ditch`),
    spanish: listed(
      `avería, accidente, batería, remolque, plataforma, carretera, pinchazo, arranque, vehículo`,
    ),
    french: listed(
      `panne, accident, batterie, plateau, autoroute, fourrière, véhicule, enlisement, crevaison`,
    ),
    italian: listed('guasto, incidente, batteria, traino, autostrada, depannage, veicolo, moto, gru'),
    german:
      listed(`Panne, Unfall, Bergung, Plateau, Starthilfe, liegengeblieben, Autobahn, Falschparker, Kran,
      Abschleppen, Überführung`),
    japanese: listed('故障, 事故, バッテリー上がり, パンク, けん引, 積載車, 脱輪, 高速, 車'),
    Korean: listed('사고, 고장, 배터리 방전, 구난, 차량, 고속도로, 타이어, 탁송, 점프'),
  },
}
