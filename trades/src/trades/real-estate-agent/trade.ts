import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'real-estate-agent',
  kind: 'professional-office',
  names: {
    english: 'Estate agent',
    spanish: 'Inmobiliaria',
    french: 'Agence immobilière',
    italian: 'Agenzia immobiliare',
    german: 'Immobilienmakler',
    japanese: '不動産',
    Korean: '부동산',
  },
  naming: {
    english: listed(`estate agency, real estate, real estate agent, realtor, property agent, property sales,
      sell your home, home sales, house sales, realty, real estate broker, estate agents`),
    spanish: listed('agente inmobiliario, agencia inmobiliaria, venta de pisos, asesor inmobiliario'),
    french: listed('agent immobilier, immobilier, mandataire immobilier'),
    italian: listed('agente immobiliare, immobiliare, consulente immobiliare'),
    german: listed('makler, immobilienbüro, maklerbüro, immobilienagentur, immobilienvermittlung'),
    japanese: listed('不動産屋, 不動産会社, 不動産仲介, 不動産売買, 不動産屋さん'),
    Korean: listed('공인중개사, 부동산 중개, 공인중개사사무소, 부동산 사무소, 복덕방'),
  },
  things: {
    english: listed(
      `property, listing, viewing, valuation, buyer, seller, house, home, sale, market, vendor`,
    ),
    spanish: listed('piso, casa, venta, tasación, visita'),
    french: listed('maison, appartement, vente, estimation, visite, mandat'),
    italian: listed('casa, appartamento, vendita, valutazione, visita'),
    german: listed('haus, wohnung, verkauf, bewertung, besichtigung, eigentum, immobilie'),
    japanese: listed('物件, 売却, 査定, 内見, 土地'),
    Korean: listed('매매, 전세, 아파트, 매물, 시세, 토지'),
  },
  schemaType: 'RealEstateAgent',
}
