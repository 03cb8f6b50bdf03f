import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'auctioneer',
  kind: 'professional-office',
  names: {
    english: 'Auctioneer',
    spanish: 'Casa de subastas',
    french: 'Commissaire-priseur',
    italian: 'Casa d’aste',
    german: 'Auktionshaus',
    japanese: 'オークションハウス',
    Korean: '경매 회사',
  },
  naming: {
    english: listed(`auction house, auction rooms, estate sales, estate sale, estate liquidation,
      valuations and auctions, livestock auction`),
    spanish: listed('subastas, subastador, tasación y subastas'),
    french: listed('salle des ventes, maison de ventes, ventes aux enchères'),
    italian: listed('aste, banditore, perizie e aste'),
    german: listed('auktionator, versteigerungen, versteigerer, nachlassauktion'),
    japanese: listed('競売, オークション'),
    Korean: listed('경매, 경매장'),
  },
  things: {
    english: listed('lots, bids, hammer, valuation, commission, probate, catalogue, viewing'),
    spanish: listed('lotes, pujas, tasación, catálogo'),
    french: listed('lots, enchères, estimation, catalogue, succession'),
    italian: listed('lotti, offerte, stima, catalogo'),
    german: listed('lose, gebote, schätzung, katalog, einlieferung'),
    japanese: listed('出品, 入札, 査定, 落札'),
    Korean: listed('출품, 입찰, 감정, 낙찰'),
  },
}
