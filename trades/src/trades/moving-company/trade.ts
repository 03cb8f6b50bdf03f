import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'moving-company',
  kind: 'home-call-out',
  names: {
    english: 'Removals',
    spanish: 'Mudanzas',
    french: 'Déménagement',
    italian: 'Traslochi',
    german: 'Umzüge',
    japanese: '引越し',
    Korean: '이사',
  },
  naming: {
    english:
      listed(`removal company, house removals, removal firm, moving company, movers, house moves, home removals,
      moving service, furniture removal, office removals, house moving, piano moving`),
    spanish:
      listed(`empresa de mudanzas, mudanza, portes, transporte de muebles, guardamuebles, hago mudanzas,
      hacemos mudanzas, fletes y mudanzas`),
    french: listed(`déménageur, entreprise de déménagement, monte-meubles, déménage, déménageons, déménageurs,
      société de déménagement`),
    italian: listed('traslocatore, ditta di traslochi, trasloco, sgomberi'),
    german:
      listed(`umzugsunternehmen, umzug, umzugsfirma, möbeltransport, möbelspedition, umzugsservice, umzugshelfer,
      Klaviertransport, möbellift, zügeln`),
    japanese: listed(
      '引っ越し, 引越, 引越センター, 引越し業者, 単身引越, 引越し屋, 引越屋さん, 引っ越し屋, 引越業者',
    ),
    Korean: listed(`이삿짐센터, 포장이사, 용달이사, 원룸이사, 이삿짐, 용달,
      투룸이사`),
  },
  things: {
    english:
      listed(`boxes, packing, furniture, lorry, storage, piano, fragile, move, truck, van, uprights, grands,
      stairs`),
    spanish: listed('cajas, embalaje, muebles, camión, furgoneta'),
    french: listed('cartons, meubles, camion, emballage, transport'),
    italian: listed('scatole, imballaggio, mobili, camion, furgone'),
    german: listed('kartons, möbel, lkw, verpackung, einlagerung, halteverbot, umzugskartons'),
    japanese: listed('荷造り, 家具, トラック, 段ボール, 運搬'),
    Korean: listed('포장, 박스, 가구, 트럭, 사다리차'),
  },
  schemaType: 'MovingCompany',
}
