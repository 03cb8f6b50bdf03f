import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'driveway-sealer',
  kind: 'building-trade',
  names: {
    english: 'Driveway sealing',
    spanish: 'Sellado de asfalto',
    french: 'Traitement d’enrobé',
    italian: 'Sigillatura asfalto',
    german: 'Asphaltversiegelung',
    japanese: 'アスファルト補修',
    Korean: '아스팔트 보수',
  },
  naming: {
    english: listed(
      'driveway sealer, sealcoating, seal coating, asphalt sealing, crack filling, line striping, parking lot striping, pothole repair',
    ),
    spanish: listed('sellado de grietas asfalto, bacheo'),
    french: listed('rebouchage de nids-de-poule, marquage parking'),
    italian: listed('riparazione buche asfalto'),
    german: listed('Asphaltrisse versiegeln, Schlaglochsanierung'),
    japanese: listed('舗装ひび割れ補修'),
    Korean: listed('도로 균열 보수, 주차장 도색'),
  },
  things: {
    english: listed('cracks, potholes, double driveway, sealer, parking lot'),
    spanish: listed('grietas, baches, aparcamiento'),
    french: listed('fissures, parking, allée'),
    italian: listed('crepe, buche, parcheggio'),
    german: listed('Risse, Schlaglöcher, Einfahrt'),
    japanese: listed('ひび割れ, 駐車場, 段差'),
    Korean: listed('균열, 포트홀, 주차장'),
  },
}
